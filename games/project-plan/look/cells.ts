/** Cells that are no contracts, the packs, the dice and the two desks. */
import { HIDDEN, isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { holderOf } from '../src/contracts.ts';
import { CARDS, CELL, EXIT_CARD } from '../src/facts.ts';
import type { Pack } from '../src/types.ts';
import { putAway, riskOf } from './figures.ts';
import { figure, inTheWay, legalNow, money, player, refused, ruleLine, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

const RULES: Readonly<Record<number, string>> = {
  [CELL.go]: 'R32',
  [CELL.vacation]: 'R66',
  [CELL.wfa]: 'R78',
  [CELL.gotoWfa]: 'R76',
  [CELL.chance]: 'R68',
  [CELL.chest]: 'R68',
  [CELL.penalty]: 'R65',
};
const KINDS: Readonly<Record<number, string>> = {
  [CELL.go]: 'go',
  [CELL.vacation]: 'vacation',
  [CELL.wfa]: 'wfa',
  [CELL.gotoWfa]: 'gotoWfa',
  [CELL.chance]: 'pack',
  [CELL.chest]: 'pack',
  [CELL.penalty]: 'penalty',
};

export function lookAtCell(r: PlanReader, cell: number): Looked {
  const { t, view, words } = r;
  const kind = t.facts.cells[cell]!;
  const key = KINDS[kind]!;
  const n =
    kind === CELL.go
      ? t.content.budgetIncrease
      : kind === CELL.penalty
        ? t.facts.penalty[cell]!
        : t.content.wfaExit;
  const waiting = view.wfa.flatMap((hand, seat) =>
    hand === NONE ? [] : [say(r, 'cell.waiting', { seat, hand: hand + 1 })],
  );
  return {
    id: `cell:${cell}`,
    name: words.word('name', t.facts.places[cell]),
    kind: say(r, 'cell.kind', { cell }),
    figures:
      kind === CELL.go || kind === CELL.penalty || kind === CELL.wfa
        ? [figure(r, key, money(r, n))]
        : [],
    line: say(r, `cell.${key}`, { n }),
    ...(kind === CELL.wfa && waiting.length > 0 ? { facts: waiting } : {}),
    rule: ruleLine(r, RULES[kind]!, { n }),
  };
}

export function lookAtPack(r: PlanReader, pack: Pack): Looked {
  const { t, view, words } = r;
  const which = pack === 'chance' ? 0 : 1;
  const cards = which === 0 ? view.chancePack : view.chestPack;
  const holder = holderOf(view, EXIT_CARD[which]);
  const open = view.open.filter((card) => card !== HIDDEN && Math.floor(card / CARDS) === which);
  const away = t.options.cardCounting ? putAway(r, which) : [];
  const me = player(r);
  const inWfa = me !== null && view.wfa[me] !== NONE;
  const usable = legalNow(r).some((move) => 'pack' in move && move.pack === pack);
  return {
    id: `pack:${pack}`,
    name: words.word('name', pack),
    kind: say(r, 'pack.kind'),
    figures: [
      figure(r, 'cards', String(cards.length)),
      figure(r, 'unseen', String(view.unseen[which]!)),
    ],
    line: say(r, 'pack.line'),
    facts: [
      ...open.map((card) => {
        const id = t.facts.cardIds[card]!;
        return say(r, 'pack.open', { card: id, effect: words.say(`does.${id}`) ?? '' });
      }),
      holder === NONE ? say(r, 'pack.exit') : say(r, 'pack.held', { seat: holder }),
      ...(away.length > 0 ? [say(r, 'pack.away', { contracts: away })] : []),
    ],
    ...(inWfa && !usable
      ? inTheWay(refused(r, { type: 'wfaCard', pack }), [say(r, 'way.buyCard')])
      : {}),
    rule: ruleLine(r, 'R68'),
  };
}

export function lookAtDice(r: PlanReader): Looked {
  const me = player(r) ?? r.view.active;
  const risk = riskOf(r, me);
  const usable = legalNow(r).some(({ type }) => type === 'throw');
  const playing = player(r) !== null && !isOver(r.view);
  return {
    id: 'dice',
    name: say(r, 'dice.name'),
    kind: say(r, 'dice.kind'),
    figures: [
      figure(r, 'risk', say(r, 'of36', { n: risk.pays })),
      figure(
        r,
        'worst',
        money(r, risk.worst),
        risk.worst > (r.view.cash[me] ?? 0) && r.view.cash[me] !== HIDDEN,
      ),
    ],
    line: say(r, 'dice.line'),
    facts: [
      risk.worstCell === NONE
        ? say(r, 'dice.safe')
        : say(r, 'dice.worst', {
            place: r.t.facts.places[risk.worstCell],
            n: risk.worst,
            expected: risk.expected,
          }),
      ...(risk.wfa > 0 ? [say(r, 'dice.wfa', { n: risk.wfa })] : []),
    ],
    ...(playing && !usable
      ? inTheWay(refused(r, { type: 'throw' }) ?? { text: say(r, 'why.question'), rule: 'R20' }, [
          say(r, 'way.hand'),
        ])
      : {}),
    rule: ruleLine(r, 'R27'),
  };
}

export function lookAtBank(r: PlanReader): Looked {
  return {
    id: 'bank',
    name: say(r, 'bank.name'),
    kind: say(r, 'bank.kind'),
    figures: [
      figure(r, 'go', money(r, r.t.content.budgetIncrease)),
      figure(r, 'wfa', money(r, r.t.content.wfaExit)),
    ],
    line: say(r, 'bank.line'),
    rule: ruleLine(r, 'R10'),
  };
}

export function lookAtPlanning(r: PlanReader): Looked {
  const { view, t } = r;
  const scarce = (left: number): boolean => left <= t.options.shortageAt;
  return {
    id: 'planning',
    name: say(r, 'planning.name'),
    kind: say(r, 'planning.kind'),
    figures: [
      figure(r, 'ftes', String(view.ftes), view.ftes === 0),
      figure(r, 'qm', String(view.qmTeams), view.qmTeams === 0),
    ],
    line: say(r, scarce(view.ftes) || scarce(view.qmTeams) ? 'planning.scarce' : 'planning.line', {
      n: t.options.shortageAt,
    }),
    rule: ruleLine(r, 'R95', { n: t.options.shortageAt }),
  };
}
