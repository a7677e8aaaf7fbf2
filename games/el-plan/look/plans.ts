/** Plans, their rows and production tables, and the processes they come to. */
import type { Looked, Seat } from '@boardroom/kernel';
import { EFFECT } from '../src/content.ts';
import { capacity, fromCards, fromEvent } from '../src/effects.ts';
import { CAPS } from '../src/facts.ts';
import { canFill, held } from '../src/stock.ts';
import { IDEA, INACTIVE, PROCESSES, PRODUCTS } from '../src/types.ts';
import { figure, needsOf, processesOf, ruleLine } from './case.ts';
import type { Case } from './case.ts';
import { change, freed, recipe, thenHeld, usedBy } from './company.ts';
import { lacking, processes } from './figures.ts';
import { because, useOf } from './obstacles.ts';

/** A plan in three parts: what it makes cheaply, its rows, its table. */
export function planLines(c: Case, business: string): string[] {
  const { r, say } = c;
  const plan = r.t.facts.plans[r.t.content.businesses.indexOf(business)]!;
  const rows = new Map<string, number>();
  for (const row of plan.rows) {
    const text = say('note.planRow', {
      cost: needsOf(c, row, 0),
      gives: processesOf(c, row.gives),
    });
    rows.set(text, (rows.get(text) ?? 0) + 1);
  }
  const listed = [...rows].map(([text, count]) => say('note.planTimes', { text, count }));
  return [
    say('note.plan', { product: PRODUCTS[plan.type]! }),
    say('note.planRows', { rows: listed.join(', ') }),
    say('note.planTable', { runs: plan.table.map((run) => recipe(c, run)).join(', ') }),
  ];
}

export function lookAtPlan(c: Case, id: string): Looked | null {
  const { r, say } = c;
  const business = id.slice('plan:'.length);
  const index = r.t.content.businesses.indexOf(business);
  if (index < 0) return null;
  const owner = r.view.business.indexOf(index);
  const { type } = r.t.facts.plans[index]!;
  const [makes = '', rows = '', table = ''] = planLines(c, business);
  const title = say(`plan.${business}${r.t.options.level}`);
  const choosing = r.view.business.includes(-1);
  return {
    id,
    name: say(`business.${business}`),
    kind: say('look.plan', { title, product: PRODUCTS[type]! }),
    owner: owner < 0 ? null : owner,
    figures: [],
    line: `${makes}.`,
    facts: [say(`business.${business}.text`), `${rows}.`, `${table}.`],
    ...(choosing
      ? useOf(c, {
          district: 0,
          kind: 'choosePlan',
          is: (move) => move.type === 'choosePlan' && move.business === business,
          move: { type: 'choosePlan', business },
        })
      : {}),
    rule: ruleLine(c, choosing ? 'R7' : 'R83'),
  };
}

export function lookAtRow(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const plan = r.t.facts.plans[s.business[seat]!];
  const index = plan?.rows.findIndex((row) => `row:${row.id}` === id) ?? -1;
  if (!plan || index < 0) return null;
  const row = plan.rows[index]!;
  const cover = s.rows[seat * r.t.facts.rows + index]!;
  const active = cover !== INACTIVE;
  const short = !active && !canFill(s, seat, row, 0);
  const withIdea = short && r.t.options.ideaWildcard && held(s, seat, IDEA) > 0;
  return {
    id,
    name: rowName(c, row.id),
    kind: say('look.row', { state: active ? 'on' : 'off' }),
    owner: seat,
    figures: [
      figure(c, 'slots', needsOf(c, row, 0), short),
      figure(c, 'gives', processesOf(c, row.gives)),
    ],
    line: active
      ? say('look.row.on', { back: freed(c, row.id) })
      : say('look.row.off', { cost: needsOf(c, row, 0), change: change(c, row.id, 1) }),
    ...(active
      ? {}
      : useOf(c, {
          district: 2,
          kind: 'assign',
          is: (move) => move.type === 'activate' && move.item === row.id,
          move: { type: 'activate', item: row.id, ideas: [] },
          ways: withIdea ? [say('way.idea')] : short ? [say('way.freeOther')] : [],
        })),
    rule: ruleLine(c, active ? 'R60' : 'R57'),
  };
}

export function rowName({ r, s, seat, say }: Case, id: string): string {
  const row = r.t.facts.plans[s.business[seat]!]!.rows.find((one) => one.id === id)!;
  const kind = row.gives.findIndex((n) => n > 0);
  return say('look.row.name', { item: id, kind: say(`kind.${PROCESSES[kind]!}`) });
}

export function lookAtRun(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const table = r.t.facts.plans[s.business[seat]!]?.table;
  const run = table?.[Number(id.slice('run:'.length)) - 1];
  if (!run || id !== `run:${run.move.run}`) return null;
  const lack = lacking(r, s, seat, run);
  return {
    id,
    name: say('look.run.name', { count: run.count, product: PRODUCTS[run.product]! }),
    kind: say('look.run', { n: run.move.run }),
    owner: seat,
    figures: [
      figure(c, 'uses', processesOf(c, run.uses), lack > 0),
      figure(c, 'processes', run.total),
      figure(c, 'makes', say(`amount.${PRODUCTS[run.product]!}`, { count: run.count })),
    ],
    line: say('look.run.line', { lack }),
    now: {
      text: lack === 0 ? `${thenHeld(c, run.product, run.count)}.` : say('look.run.lack', { lack }),
      calc: `${say('look.run.has', { has: processesOf(c, processes(r, s, seat)) })}; ${usedBy(c, run)}`,
    },
    ...useOf(c, {
      district: 4,
      kind: 'produce',
      is: (move) => move.type === 'produce' && move.run === run.move.run,
      move: run.move,
      lasting: capsOn(c, run.uses),
      ways: lack > 0 && s.district <= 2 ? [say('way.fillRows')] : [],
    }),
    rule: ruleLine(c, 'R81'),
  };
}

/** R45: what the event of the month forbids. */
function capsOn(c: Case, uses: readonly number[]): { text: string; rule?: string }[] {
  const { r, s, seat } = c;
  return PROCESSES.flatMap((process, kind) => {
    const most = fromEvent(r.t, s, seat, CAPS[kind]!);
    const needs = uses[kind]! + s.used[seat * 3 + kind]!;
    return most > 0 && needs > most
      ? [because(c, { code: 'capped', facts: { process, count: most } })]
      : [];
  });
}

export function lookAtProcess(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const kind = [...PROCESSES, 'wild'].indexOf(id.slice('process:'.length));
  if (kind < 0 || s.business[seat]! < 0) return null;
  const count = capacity(r.t, s, seat)[kind]!;
  const coach = fromCards(r.t, s, seat, EFFECT.coach);
  const { rows } = r.t.facts.plans[s.business[seat]!]!;
  const idle = rows.filter(
    (row, i) => (row.gives[kind] ?? 0) > 0 && s.rows[seat * r.t.facts.rows + i] === INACTIVE,
  );
  const facts = idle.map((row) =>
    say('look.process.row', { name: rowName(c, row.id), cost: needsOf(c, row, 0) }),
  );
  if (coach > 0) facts.push(say('look.process.coach', { count: coach }));
  return {
    id,
    name: say('look.process.name', { kind: say(`kind.${PROCESSES[kind] ?? 'wild'}`) }),
    kind: say('look.process'),
    owner: seat,
    figures: [
      figure(c, 'available', count),
      ...(kind < 3 ? [figure(c, 'used', s.used[seat * 3 + kind]!)] : []),
    ],
    line: say(kind < 3 ? 'look.process.line' : 'look.process.wild'),
    facts,
    rule: ruleLine(c, kind < 3 ? 'R75' : 'R77'),
  };
}

/** What a seat's company comes to: rows filled, processes, tokens. */
export function companyFacts(c: Case, of: Seat): string[] {
  const { r, say } = c;
  const s = of === c.seat ? c.s : r.view;
  const plan = r.t.facts.plans[s.business[of]!];
  if (!plan) return [];
  const filled = plan.rows.filter((_, i) => s.rows[of * r.t.facts.rows + i] !== INACTIVE);
  return [
    say('look.company.rows', {
      filled: filled.length,
      of: plan.rows.length,
      processes: processesOf(c, processes(r, s, of)),
    }),
    say('look.company.table', { runs: plan.table.map((run) => recipe(c, run)).join(', ') }),
  ];
}
