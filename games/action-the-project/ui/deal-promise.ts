/** The tab of a promise: what kind, about which turn, and that nothing binds anyone. */
import { isGap } from '@boardroom/kernel';
import type { Gap, MoveValue } from '@boardroom/kernel';
import type { DealField, DealSide } from '@boardroom/ui-kit/contract';
import { changes, LIKELY, money, prestige, secrecy } from './deal-parts.ts';
import type { Dealing, DealTab } from './deal-parts.ts';

/** In the order of the form; the numbers are the values of its field `kind`. */
const KINDS = ['promisePlay', 'promisePay', 'promiseBid', 'promiseNoBid', 'promiseText'] as const;
type Kind = (typeof KINDS)[number];

export function promiseCard(d: Dealing): DealTab {
  const { scene, me, to, say, draft } = d;
  const kinds = KINDS.map((kind, value) => ({ kind, value })).filter(({ kind }) =>
    draft.legal.some((move) => move.type === kind && 'to' in move && move.to === to),
  );
  const kind = KINDS[d.value('kind', KINDS.length - 1, kinds[0]?.value ?? 0)]!;
  const about = fieldsOf(d, kind);
  const fields: Record<string, MoveValue> = {
    type: kind,
    to,
    turn: d.value('turn', scene.t.facts.turns, turns(d, kind)[0]),
    secret: d.value('secret', 1),
  };
  for (const { key, value } of about) fields[key] = value;
  if (kind === 'promiseText') fields['message'] = 0;
  const move = kind === 'promiseText' && draft.said.trim() === '' ? null : d.whole(fields);
  const side: DealSide = {
    seat: me,
    title: say('promise'),
    fields: [
      {
        key: 'kind',
        name: say('field.kind'),
        value: KINDS.indexOf(kind),
        min: 0,
        max: KINDS.length - 1,
        of: kinds.map((one) => ({ value: one.value, name: say(`kind.${one.kind}`) })),
      },
      ...about,
      turnField(d, kind),
    ],
    notes: [{ text: say('promise.note') }],
    effects:
      kind === 'promisePay'
        ? changes(d, -(fields['money'] as number), -(fields['prestige'] as number))
        : [say(`effect.${kind}`)],
  };
  return {
    sides: [side],
    terms: secrecy(d),
    ...(kind === 'promiseText' ? { words: { name: say('words') } } : {}),
    law: [
      { text: say('promise.law'), rule: 'R110' },
      ...(move ? [] : [{ text: say(`lacks.${kind}`), rule: 'R113', kept: false }]),
    ],
    send: { label: say('send.promise'), note: say('send.promise.note'), move },
  };
}

/** Turns such a promise may be about. */
function turns({ draft, to }: Dealing, kind: Kind): number[] {
  const found = new Set<number>();
  for (const move of draft.legal) {
    if (move.type !== kind || !('to' in move) || move.to !== to || !('turn' in move)) continue;
    const turn = move.turn as number | Gap;
    if (!isGap(turn)) found.add(turn);
    else if (turn.gap === 'range') for (let n = turn.min; n <= turn.max; n++) found.add(n);
  }
  return [...found].toSorted((a, b) => a - b);
}

function turnField(d: Dealing, kind: Kind): DealField {
  const all = turns(d, kind);
  const [first = d.scene.view.turn] = all;
  const last = all.at(-1) ?? first;
  const now = d.scene.view.turn;
  return {
    key: 'turn',
    name: d.say('field.turn'),
    value: Math.max(first, d.value('turn', last, first)),
    min: first,
    max: last,
    text: (turn) => d.say('turn', { turn, now: turn === now ? 1 : 0 }),
  };
}

/** One of a few words. */
function pick(d: Dealing, key: string, values: readonly number[], start: number): DealField {
  return {
    key,
    name: d.say(`field.${key}`),
    value: d.value(key, values.at(-1)!, start),
    min: values[0]!,
    max: values.at(-1)!,
    of: values.map((value) => ({
      value,
      name: d.scene.words.say(`look.pick.${key}.${value}`) ?? d.scene.words.word(key, value),
    })),
  };
}

function fieldsOf(d: Dealing, kind: Kind): DealField[] {
  const { unit } = d.scene.t.facts;
  switch (kind) {
    case 'promisePlay':
      return [pick(d, 'card', [0, 1, 2, 3], 0)];
    case 'promisePay':
      return [
        money(d, 'money', LIKELY.packages * unit),
        prestige(d, 'prestige', LIKELY.prestige),
        pick(d, 'condition', [0, 1, 2, 3], 1),
      ];
    case 'promiseBid':
      return [
        pick(d, 'window', [1, 2, 3, 4], 3),
        {
          ...prestige(d, 'bid', LIKELY.prestige),
          value: Math.max(1, d.value('bid', LIKELY.prestige, 1)),
          min: 1,
          name: d.say('field.bid'),
        },
      ];
    case 'promiseNoBid':
      return [pick(d, 'window', [1, 2, 3, 4], 3)];
    default:
      return [];
  }
}
