/** What a trainer does to tables and seats: injects, a bot that sits in, more time. */
import { isInject } from '@boardroom/kernel';
import type { InjectMove } from '@boardroom/kernel';
import { injectDone, injectWanted, ordered, standInWanted } from '@boardroom/protocol';
import { problem, ProblemError } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { Act } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import * as acts from '../workshops/acts.ts';
import { playNow } from '../workshops/fold.ts';
import { placeOf } from '../workshops/seating.ts';
import { errors, keyHeader } from './at.ts';
import { tableNumbered } from './by-trainer.ts';
import { atMember } from './class.ts';
import { keyOf } from './moves.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const response = { 200: ordered, ...errors };

export function stepInRoutes(app: App, services: Services): void {
  const { people, workshops, tables } = services;

  app.post(
    '/api/workshops/:id/injects',
    {
      schema: {
        tags,
        summary: 'Do something to tables, in the words of their game (trainer)',
        description:
          'Shown at the table and kept in its record as the trainer’s doing. Where the rules do not allow it now, nothing is done.',
        params: atWorkshop,
        headers: keyHeader,
        body: injectWanted,
        response: { 200: injectDone, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { id } = request.params;
      const { inject, seat, amount, tables: numbers } = request.body;
      const key = request.body.key ?? request.headers['idempotency-key'];
      const move: InjectMove = { type: 'inject', inject, seat, amount };
      const ids = await workshops.look(id, (workshop) => {
        acts.mustTrain(workshop, caller.id);
        return [...new Set(numbers)].map((number) => ({
          number,
          table: tableNumbered(workshop, number).id,
        }));
      });
      const done: number[] = [];
      const refused: { table: number; code: string }[] = [];
      for (const { number, table } of ids)
        try {
          await tables.act(
            table,
            (live) => injected(live, move),
            key === undefined
              ? undefined
              : keyOf(caller.id, key, (act) => act.do === 'moved' && isInject(act.move)),
          );
          done.push(number);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          refused.push({ table: number, code: error.problem.code });
        }
      if (done.length > 0)
        await workshops.act(id, () => ({ do: 'injected', tables: done, move }), { by: caller.id });
      return { done, refused };
    },
  );

  app.put(
    '/api/workshops/:id/people/:member/stand-in',
    {
      schema: {
        tags,
        summary: 'Have a bot sit in for somebody who is away, or give the seat back (trainer)',
        params: atMember,
        body: standInWanted,
        response,
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { id, member } = request.params;
      const { table, seat, bot } = await workshops.look(id, (workshop) => {
        acts.mustTrain(workshop, caller.id);
        acts.memberNumbered(workshop, member);
        const play = playNow(workshop);
        const place = play && placeOf(play.seating, member);
        if (!place) throw problem('not-in-play');
        const { id: at } = tableNumbered(workshop, place.table);
        return { table: at, seat: place.seat, bot: workshop.settings.bot };
      });
      await tables.act(table, ({ room }) => {
        if (room.status === 'over' || room.status === 'closed') throw problem('not-playing');
        const wanted = request.body.bot ? bot : null;
        return room.chairs[seat]!.bot === wanted ? null : { do: 'bot', seat, bot: wanted };
      });
      return {};
    },
  );
}

/** The host's move of the rules; a trainer brings it upon the table. */
function injected({ room, match, frozen, game }: Live, move: InjectMove): Act {
  if (!match || frozen || (room.status !== 'playing' && room.status !== 'paused'))
    throw problem('not-playing');
  if (!Object.hasOwn(game.classroom?.injects ?? {}, move.inject)) throw problem('no-inject');
  return { do: 'moved', seat: match.t.seats, move, by: 'host' };
}
