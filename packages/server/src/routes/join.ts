/** Coming into a class by its code, without an account, and coming back on another device. */
import { COLOURS, joined, joining, rejoining } from '@boardroom/protocol';
import type { Colour, Joined, Place } from '@boardroom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../people/credentials.ts';
import type { Caller } from '../people/people.ts';
import { addressOf } from '../people/rates.ts';
import { hashOf, isSameSecret, newCode } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import * as acts from '../workshops/acts.ts';
import { playNow } from '../workshops/fold.ts';
import { isRude, isSameName } from '../workshops/names.ts';
import { placeOf } from '../workshops/seating.ts';
import type { Member, Workshop, WorkshopAct } from '../workshops/types.ts';
import { errors } from './at.ts';
import { guess } from './guess.ts';

const tags = ['workshops'];
/** Black and grey are those of walls and of people who were forgotten. */
const GIVEN: readonly Colour[] = COLOURS.slice(0, 6);

const keyHash = (workshop: string, key: string): string =>
  hashOf(`seat ${workshop} ${key.toUpperCase().replaceAll(/[^A-Z2-9]/g, '')}`);

export function joinRoutes(app: App, services: Services): void {
  const { people, storage, workshops, caretaker, rates } = services;

  const find = async (request: FastifyRequest, code: string): Promise<string> => {
    await asked(request);
    return guess(rates.guesses, request, async () => {
      const id = await storage.workshopByCode(code);
      if (id === null) throw problem('no-code');
      return id;
    });
  };

  /** Nobody may come in, too. */
  const asked = async (request: FastifyRequest): Promise<Caller | null> => {
    const caller = await people.caller(request);
    if (caller && !caller.scopes.includes('play')) throw problem('out-of-scope', 'it needs play');
    return caller;
  };

  /** Who asks, or somebody new. `end` undoes that if they cannot come in. */
  const somebody = async (
    request: FastifyRequest,
    name: string,
  ): Promise<{ id: string; token?: string; end: () => Promise<void> }> => {
    const caller = await asked(request);
    if (caller) return { id: caller.id, end: async () => {} };
    const wait = rates.newcomers.take(addressOf(request.ip));
    if (wait > 0) throw problem('too-often', undefined, wait);
    const { person, token } = await people.enter(name, 'grey');
    const end = async (): Promise<void> => {
      await people.forgetAll(person.id);
      await storage.dropPerson(person.id);
    };
    return { id: person.id, token, end };
  };

  interface Entering {
    readonly id: string;
    readonly name: string | undefined;
    readonly wantsToken: boolean;
    readonly decide: (
      workshop: Workshop,
      person: { readonly id: string; readonly made: boolean },
      key: string,
    ) => WorkshopAct;
  }

  /** Everything a device needs to be in the class. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, name, wantsToken, decide }: Entering,
  ): Promise<Joined> => {
    const { end, ...person } = await somebody(request, name ?? '…');
    const made = person.token !== undefined;
    const secret = newCode();
    const seat = await workshops
      .act(id, (workshop) => decide(workshop, { id: person.id, made }, keyHash(id, secret)))
      .then(
        (outcome) => ({
          ...seatIn(outcome!.workshop, person.id),
          isNew: outcome!.entry.did.do === 'joined',
        }),
        async (error: unknown) => {
          await end();
          throw error;
        },
      );
    if (made) {
      await storage.changePerson(person.id, { name: seat.member.name, colour: seat.member.colour });
      people.changed(person.id);
    }
    await caretaker.follow(id);
    const isOther = seat.isNew && name !== undefined && name !== seat.member.name;
    if (made && !wantsToken) setCookie(request, reply, person.token!);
    return {
      workshop: id,
      member: seat.member.n,
      name: seat.member.name,
      ...(isOther ? { renamed: isRude(name) ? ('rude' as const) : ('taken' as const) } : {}),
      key: `${secret.slice(0, 3)}-${secret.slice(3)}`,
      place: seat.place,
      ...(made && wantsToken ? { token: person.token! } : {}),
    };
  };

  app.post(
    '/api/workshops/join',
    {
      schema: {
        tags,
        summary: 'Come into a class by its code; no account is needed',
        description:
          'Who says who they are keeps that person; anybody else becomes one, with a cookie or a token, and goes with the workshop. A name that is taken gets a digit, a rude one is replaced. Sent again by somebody who is in already it changes nothing but the seat key.',
        body: joining,
        response: { 200: joined, ...errors },
      },
    },
    async (request, reply) => {
      const { code, name, token } = request.body;
      const id = await find(request, code);
      return enter(request, reply, {
        id,
        name,
        wantsToken: token,
        decide(workshop, person, key) {
          const { id: who, made } = person;
          const colour = GIVEN[workshop.members.length % GIVEN.length]!;
          return acts.join(workshop, { person: { id: who, colour }, wished: name, key, made });
        },
      });
    },
  );

  app.post(
    '/api/workshops/rejoin',
    {
      schema: {
        tags,
        summary: 'Come back on another device, by name and seat key; the old one is out then',
        body: rejoining,
        response: { 200: joined, ...errors },
      },
    },
    async (request, reply) => {
      const { code, name, key, token } = request.body;
      const id = await find(request, code);
      const n = await guess(rates.guesses, request, () =>
        workshops.look(id, (workshop) => keyHolder(workshop, name, keyHash(id, key))),
      );
      const before = await workshops.look(id, ({ members }) => ({ ...members[n - 1]! }));
      const answer = await enter(request, reply, {
        id,
        name,
        wantsToken: token,
        decide(workshop, person, fresh) {
          const member = acts.memberNumbered(workshop, n);
          if (member.person === person.id) return acts.comeBack(workshop, member, fresh);
          if (workshop.members.some((other) => other.person === person.id))
            throw problem('already-seated');
          const as = { person: person.id, made: person.made };
          return acts.comeBack(workshop, member, fresh, as);
        },
      });
      const now = await workshops.look(id, ({ members }) => members[n - 1]!.person);
      if (before.made && now !== before.person) await people.forgetAll(before.person);
      return answer;
    },
  );
}

function seatIn(workshop: Workshop, person: string): { member: Member; place: Place | null } {
  const member = workshop.members.find((each) => each.person === person)!;
  const rows = playNow(workshop)?.seating ?? workshop.seating;
  return { member: { ...member }, place: placeOf(rows, member.n) };
}

function keyHolder({ members }: Workshop, name: string, key: string): number {
  const found = members.find(
    (member) => !member.removed && isSameName(member.name, name) && isSameSecret(member.key, key),
  );
  if (!found) throw problem('wrong-key');
  return found.n;
}
