/** A seat several people hold: what they propose to each other, play together and say among themselves. */
import { agreement, done, newProposal, playedProposal, teamTalk } from '@boardroom/protocol';
import { z } from 'zod';
import type { App, Services } from '../services.ts';
import type { Act } from '../table/entry.ts';
import * as team from '../table/team-acts.ts';
import type { Live } from '../table/state.ts';
import { atSeat, errors, keyHeader } from './at.ts';
import { keyOf } from './moves.ts';

const tags = ['teams'];
const atProposal = atSeat.extend({ proposal: z.coerce.number().int().min(1).max(1e6) });
const response = { 200: done, ...errors };

export function teamRoutes(app: App, services: Services): void {
  const { people, tables, metrics } = services;

  /** Answers with the count of the seat, as a move does. */
  const doAt = async (
    at: { readonly id: string; readonly seat: number },
    decide: (live: Live) => Act | null,
    key?: ReturnType<typeof keyOf>,
  ): Promise<{ cursor: number; repeated?: true }> => {
    const outcome = await tables.act(at.id, decide, key);
    if (!outcome) return { cursor: await tables.look(at.id, ({ heard }) => heard[at.seat]!) };
    const cursor = outcome.entry.heard[at.seat]!;
    return outcome.repeated ? { cursor, repeated: true } : { cursor };
  };

  app.post(
    '/api/tables/:id/seats/:seat/proposals',
    {
      schema: {
        tags,
        summary: 'Propose a move to your team; the same move again is to agree to it',
        description:
          'Only the people of the seat ever see it. Proposals are about one question: they go when it is answered. If time is up, the one most are for is played.',
        params: atSeat,
        headers: keyHeader,
        body: newProposal,
        response,
      },
    },
    async (request) => {
      const { id: by } = await people.must(request, 'play');
      const given = request.body.key ?? request.headers['idempotency-key'];
      const isSame = (act: Act): boolean => act.do === 'proposed' || act.do === 'agreed';
      return doAt(
        request.params,
        (live) => team.propose(live, request.params.seat, by, request.body),
        given === undefined ? undefined : keyOf(by, given, isSame),
      );
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat/proposals/:proposal',
    {
      schema: {
        tags,
        summary: 'Agree to a proposal of your team, or no longer; what nobody is for is gone',
        params: atProposal,
        body: agreement,
        response,
      },
    },
    async (request) => {
      const { id: by } = await people.must(request, 'play');
      const { seat, proposal } = request.params;
      return doAt(request.params, (live) =>
        team.agree(live, seat, by, proposal, request.body.agree),
      );
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/proposals/:proposal/play',
    {
      schema: {
        tags,
        summary: 'Play a proposal of your team, if its rule lets you',
        params: atProposal,
        headers: keyHeader,
        body: playedProposal,
        response,
      },
    },
    async (request) => {
      const { id: by } = await people.must(request, 'play');
      const { seat, proposal } = request.params;
      const { expected } = request.body;
      const given = request.body.key ?? request.headers['idempotency-key'];
      const isSame = (act: Act): boolean => act.do === 'moved' && act.proposal === proposal;
      const answer = await doAt(
        request.params,
        (live) => team.play(live, seat, by, proposal, expected),
        given === undefined ? undefined : keyOf(by, given, isSame),
      );
      if (!answer.repeated) metrics.moved('person');
      return answer;
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/team-talk',
    {
      schema: {
        tags,
        summary: 'Say something to your team alone',
        params: atSeat,
        headers: keyHeader,
        body: teamTalk,
        response,
      },
    },
    async (request) => {
      const { id: by } = await people.must(request, 'play');
      const { seat } = request.params;
      const { text } = request.body;
      const given = request.body.key ?? request.headers['idempotency-key'];
      const isSame = (act: Act): boolean => act.do === 'team-said' && act.text === text;
      return doAt(
        request.params,
        (live) => team.sayToTeam(live, seat, by, text),
        given === undefined ? undefined : keyOf(by, given, isSame),
      );
    },
  );
}
