/** The laws of the rules file, checked when the next question is put or the game is over. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { closedContinent } from './labs.ts';
import { ABSENT, KINDS, LABS, NEW, PLAYING, QUEUE, USED } from './types.ts';
import type { ItState, ItTable } from './types.ts';

export function invariants(t: ItTable, s: Readonly<ItState>): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, text: string): void => {
    if (!holds) broken.push(text);
  };
  const money = s.capital.reduce((sum, capital) => sum + capital, s.bank);
  const angels = t.players * t.options.startCapital;
  law(money === angels, '1 money is conserved');
  for (let seat = 0; seat < t.players; seat++) player(t, s, seat, law);
  items(t, s, law);
  table(t, s, law);
  return broken;
}

type Law = (holds: boolean, text: string) => void;

function player(t: ItTable, s: Readonly<ItState>, seat: Seat, law: Law): void {
  const capital = s.capital[seat]!;
  const labs = s.owner.filter((owner) => owner === seat).length;
  const own = [0, 1, 2].map((n) => LABS * seat + n);
  const containers = own.filter((c) => s.held[c] !== ABSENT);
  const items = own.filter((c) => s.held[c]! >= 0).length;
  const queued = s.queued[seat]!;
  const queue = s.queue.slice(QUEUE * seat, QUEUE * (seat + 1));
  law(Number.isInteger(capital) && capital >= 0, '2 capital is whole and not below 0');
  law(labs === s.labs[seat] && labs <= LABS, '3, 5 labs are the locations owned, at most three');
  law(containers.length === labs, '4 as many containers as labs');
  law(items === containers.length || queued === 0, '8 a free container means an empty queue');
  law(items + queued <= QUEUE, '9 at most eight items');
  law(
    queue.every((item, i) => (i < queued ? item >= 0 : item === NONE)),
    '9 the queue has no gaps',
  );
  for (const c of own) {
    const item = s.held[c]!;
    const rings = s.rings[c]!;
    const place = s.place[c]!;
    law(rings >= 0 && rings < (item < 0 ? 1 : t.facts.duration[item]!), '10 rings fit the item');
    law(
      place === NONE || (item >= 0 && s.owner[place] === seat),
      '10, 11 a container stands on an own lab',
    );
  }
  cards(t, s, seat, labs, law);
}

/** Labs only change by cards played, so the limit of R26 can be reckoned back. */
function cards(t: ItTable, s: Readonly<ItState>, seat: Seat, labs: number, law: Law): void {
  const at = KINDS.length * seat;
  let down = 0;
  let sum = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const chosen = s.chosen[at + kind]!;
    const all = chosen + s.played[at + kind]!;
    law(chosen >= 0 && all <= t.facts.cards[kind]!, '13 no more cards of a kind than there are');
    down += chosen;
    sum += all;
  }
  law(down === s.down[seat], '13 the cards face down are the chosen ones');
  law(sum <= 1 + labs - s.played[at]! + s.played[at + 1]!, '13 at most 1 + labs cards');
}

function items(t: ItTable, s: Readonly<ItState>, law: Law): void {
  const { facts } = t;
  const count = facts.size.map(() => 0);
  const places = [...s.stacks, ...s.piles, s.offer, s.held, s.queue, s.finished, s.listed];
  for (const list of places) for (const item of list) if (item >= 0) count[item]!++;
  law(
    count.every((n) => n === 1),
    '6 every item is in one place',
  );
  for (const size of [0, 1])
    law(
      [...s.stacks[size]!, ...s.piles[size]!].every((item) => facts.size[item] === size),
      '6 stacks and piles keep to their size',
    );
  law(
    s.listed.every((item, i) => s.box[i]! >= 1 && s.box[i]! <= facts.instalments[item]!),
    '12 the payment list holds products with instalments to come',
  );
  law(
    s.finished.every((item) => facts.instalments[item] === 0),
    '12 Finished Projects holds projects only',
  );
  law(s.finished.length === 0 || s.zone !== NONE, '12 Finished Projects is emptied by pay-out');
  law(
    s.finisher.length === s.finished.length &&
      s.payee.length === s.listed.length &&
      s.box.length === s.listed.length &&
      s.old <= s.listed.length,
    '12 every finished item has its owner',
  );
}

function table(t: ItTable, s: Readonly<ItState>, law: Law): void {
  const { options, facts } = t;
  const asked = s.agenda[s.agenda.length - 1]?.kind;
  const isOffer = asked === 'acceptWork' || asked === 'drawSecond';
  law(isOffer ? s.offer.length > 0 && s.offer.length <= 2 : s.offer.length === 0, '7 the offer');
  law(s.zone === NONE || s.event !== NONE, '14 an Event Card is shown in the zones');
  const closed = closedContinent(t, s);
  for (let i = 0; i < s.owner.length; i++) {
    law(s.day[i] !== USED || facts.continent[i] !== closed, '15 no work on a closed continent');
    law(s.owner[i] !== NONE || (s.day[i] !== USED && s.day[i] !== NEW), '15 a free location rests');
  }
  law(
    options.sameZoneRepeat || new Set(s.worked).size === s.worked.length,
    '16 an item is worked on once a zone',
  );
  law(s.round >= 1 && s.round <= options.rounds, '19 the round number');
  law((s.ending === PLAYING) === s.agenda.length > 0, '19 the end is the end');
  const atOnce = options.billionCheck === 'immediate';
  const isLimited = asked === 'forcedSale' || asked === 'chooseActions' || atOnce;
  if (options.target > 0 && asked !== undefined && isLimited)
    law(Math.max(...s.capital) < options.target, '22 nobody has reached the target');
}
