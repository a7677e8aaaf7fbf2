/** A contract cell: what it costs and earns, for whom, and what stands in the way. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked, RuleLine, Seat } from '@boardroom/kernel';
import { additions, isComplete } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import {
  completes,
  feeAt,
  feeNow,
  feesOf,
  isCertification,
  managerOf,
  obtained,
  share,
  waysTo,
} from './figures.ts';
import { contractName, groupName, levelName } from './names.ts';
import { figure, inTheWay, legalNow, money, player, refused, ruleLine, say } from './reader.ts';
import type { InTheWay, PlanReader } from './reader.ts';
import { waysOut } from './ways.ts';

export function lookAtContract(r: PlanReader, id: string, contract: number): Looked {
  const { t } = r;
  const { facts } = t;
  const manager = managerOf(r, contract);
  const group = facts.group[contract]!;
  const [held, all] = share(r, manager === NONE ? (player(r) ?? 0) : manager, group);
  const fee = feeNow(r, contract);
  const idle = manager !== NONE && fee === 0;
  const project = !isCertification(r, contract);
  const me = player(r);
  return {
    id,
    name: contractName(r, contract),
    kind: say(r, manager === NONE ? 'contract.kind.free' : 'contract.kind', {
      name: groupName(r, group),
      held,
      all,
    }),
    owner: manager === NONE ? null : manager,
    figures: [
      figure(r, 'price', money(r, facts.price[contract]!)),
      ...(manager === NONE
        ? []
        : [figure(r, 'fee', idle ? say(r, 'none') : money(r, fee), idle && manager === me)]),
      ...(project ? [figure(r, 'step', money(r, facts.ftePrice[contract]!))] : []),
    ],
    line: lineOf(r, contract, manager, fee),
    facts: [
      project ? ladder(r, contract) : certificationLadder(r),
      say(r, 'contract.extension', {
        n: facts.extension[contract]!,
        back: facts.redemption[contract]!,
      }),
      ...reachable(r, contract),
    ],
    ...bringsNow(r, contract, manager),
    ...notNow(r, contract, manager),
    rule: ruleOf(r, contract, manager),
  };
}

function lineOf(r: PlanReader, contract: number, manager: Seat, fee: number): string {
  const { view, t } = r;
  if (manager === NONE) return say(r, 'contract.free', { n: t.facts.price[contract]! });
  if (has(view.extended, contract)) return say(r, 'contract.extended', { seat: manager });
  if (has(view.marked, contract)) return say(r, 'contract.marked', { seat: manager });
  const whole = isComplete(t, view, manager, t.facts.group[contract]!) ? 1 : 0;
  const staff = isCertification(r, contract) ? 'none' : levelName(r, view.level[contract]!);
  return say(r, 'contract.pays', { seat: manager, n: fee, whole, staff });
}

/** What a visitor pays, level by level. */
function ladder(r: PlanReader, contract: number): string {
  const { fees, levels, top } = r.t.facts;
  const at = (level: number): number => fees[contract * levels + level]!;
  const steps = Array.from({ length: top }, (_, i) =>
    say(r, 'ladder.step', { level: i + 1, n: at(i + 1) }),
  );
  return say(r, 'ladder', { bare: at(0), whole: 2 * at(0), steps });
}

function certificationLadder(r: PlanReader): string {
  const steps = r.t.facts.certificationFee.map((fee, i) =>
    say(r, 'ladder.held', { held: i + 1, n: fee }),
  );
  return say(r, 'ladder.certification', { steps });
}

/** Chances of stopping here with the next throw of the reader. */
function reachable(r: PlanReader, contract: number): string[] {
  const me = player(r);
  if (me === null || isOver(r.view)) return [];
  const chances = waysTo(r, me, r.t.facts.cellOf[contract]!);
  return chances > 0 ? [say(r, 'stop', { n: chances })] : [];
}

/** For the reader: a step of staff, a contract obtained, or what a deal would complete. */
function bringsNow(r: PlanReader, contract: number, manager: Seat): Pick<Looked, 'now'> {
  const me = player(r);
  const { t, view } = r;
  const { facts } = t;
  if (me === null || isOver(view)) return {};
  const group = facts.group[contract]!;
  if (manager === me) {
    if (has(view.extended, contract)) {
      const bare = { ...view, extended: view.extended & ~(1 << contract) };
      const gain = feesOf(r, bare, me) - feesOf(r, view, me);
      return {
        now: {
          text: say(r, 'now.redeem', { n: facts.redemption[contract]!, gain }),
          calc: say(r, 'now.redeem.calc', {
            a: facts.extension[contract]!,
            b: facts.addition[contract]!,
            n: facts.redemption[contract]!,
          }),
        },
      };
    }
    const level = view.level[contract]!;
    if (group >= facts.members.length - 1 || level === facts.top || !isComplete(t, view, me, group))
      return {};
    const [was, will] = [feeNow(r, contract), feeAt(r, contract, level + 1)];
    return {
      now: {
        text: say(r, 'now.hire', {
          level: level + 1,
          n: facts.ftePrice[contract]!,
          was,
          will,
        }),
        calc: say(r, 'now.hire.calc', { plus: will - was, n: facts.ftePrice[contract]! }),
      },
    };
  }
  const gain = feesOf(r, obtained(r, me, contract), me) - feesOf(r, view, me);
  const due = additions(t, view, 1 << contract);
  return {
    now: {
      text: completes(r, me, contract)
        ? say(r, 'now.completes', { name: groupName(r, group), gain })
        : say(r, due > 0 ? 'now.extended' : 'now.more', {
            name: groupName(r, group),
            gain,
            due,
            more: facts.extension[contract]!,
            held: share(r, me, group)[0] + 1,
            all: share(r, me, group)[1],
          }),
      ...(due > 0 ? { calc: say(r, 'now.due', { due, more: facts.extension[contract]! }) } : {}),
    },
  };
}

/** Whether any legal answer is about this contract. */
function touches(r: PlanReader, contract: number): boolean {
  const id = r.t.facts.ids[contract]!;
  return legalNow(r).some(
    (move) =>
      ('contract' in move && move.contract === id) ||
      ('project' in move && move.project === id) ||
      ('item' in move && move.item === id) ||
      (move.type === 'buy' && r.view.at[r.viewer!] === r.t.facts.cellOf[contract]),
  );
}

function notNow(r: PlanReader, contract: number, manager: Seat): InTheWay {
  const me = player(r);
  if (me === null || isOver(r.view) || touches(r, contract)) return {};
  const id = r.t.facts.ids[contract]!;
  if (manager === NONE) {
    const why = refused(r, { type: 'buy' }) ?? { text: say(r, 'why.question'), rule: 'R20' };
    const n = waysTo(r, me, r.t.facts.cellOf[contract]!);
    return inTheWay(why, [
      n > 0 ? say(r, 'way.stop', { n }) : say(r, 'way.later'),
      say(r, 'way.auction'),
    ]);
  }
  if (manager !== me)
    return inTheWay({ text: say(r, 'why.managed', { seat: manager }), rule: 'R142' }, [
      ...(has(r.view.staffed, contract) ? [say(r, 'way.release', { seat: manager })] : []),
      ...(r.t.options.maxProposals > 0 ? [say(r, 'way.deal', { seat: manager })] : []),
      say(r, 'way.tender', { seat: manager }),
    ]);
  const why = has(r.view.extended, contract)
    ? refused(r, { type: 'redeem', contract: id })
    : refused(r, { type: 'hire', project: id });
  return inTheWay(
    why ?? { text: say(r, 'why.question'), rule: 'R22' },
    why ? waysOut(r, contract, why) : [say(r, 'way.hand')],
  );
}

function ruleOf(r: PlanReader, contract: number, manager: Seat): RuleLine {
  const { view, t } = r;
  if (manager === NONE) return ruleLine(r, 'R36');
  if (has(view.extended | view.marked, contract)) return ruleLine(r, 'R58');
  if (isCertification(r, contract)) return ruleLine(r, 'R56', { n: t.content.certifications.fee });
  if (view.level[contract] === 0 && isComplete(t, view, manager, t.facts.group[contract]!))
    return ruleLine(r, 'R54');
  return ruleLine(r, 'R53');
}
