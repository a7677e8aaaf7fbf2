/** Staff, extensions and what else a PM does with contracts. */
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Shown } from '@boardroom/ui-kit';
import { has } from '../src/sets.ts';
import { stock } from '../src/staff.ts';
import { feeAt, feeNow } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { say } from './naming.ts';
import { cellOf } from './show-common.ts';
import type { Offer } from './show-common.ts';
import { refundOf } from '../look/staffing.ts';

/** One step up: what it costs, and what it adds to the fee. */
export function showHire(
  scene: Look,
  label: string,
  id: string,
  seat: Seat,
  type: 'hire' | 'contest',
): Shown {
  const { facts } = scene.t;
  const project = facts.contractOf[id]!;
  const level = scene.view.level[project]! + 1;
  const was = feeNow(scene, project);
  const will = has(scene.view.marked, project) ? 0 : feeAt(scene, project, level);
  const price = facts.ftePrice[project]!;
  const scarce = stock(scene.t, scene.view, level) <= scene.t.options.shortageAt;
  const lines = [
    say(scene, 'ui.preview.step', { level, n: amount(price) }),
    say(scene, 'ui.preview.cash', { n: amount(scene.view.cash[seat]! - price) }),
  ];
  if (level === facts.top) lines.push(say(scene, 'ui.preview.back', { n: facts.top - 1 }));
  if (scarce && type === 'hire') lines.push(say(scene, 'ui.preview.scarce'));
  return {
    label,
    path: [cellOf(scene, project)],
    group: type,
    preview: {
      title: say(scene, 'ui.preview.fee', { was: amount(was), will: amount(will) }),
      lines,
      bar: { was, will, max: facts.fees[project * facts.levels + facts.top]! },
    },
  };
}

export function showManage(scene: Look, label: string, move: Offer): Shown {
  const { facts } = scene.t;
  if (move.type === 'releaseGroup') {
    const group = facts.groupOf[String(move.group)]!;
    const back = refundOf(scene, group);
    return {
      label,
      path: [cellOf(scene, facts.members[group]![0]!)],
      group: 'raise',
      preview: {
        title: say(scene, 'ui.preview.group', { n: amount(back) }),
        lines: [say(scene, 'ui.preview.double')],
      },
    };
  }
  const id =
    'project' in move ? String(move.project) : 'contract' in move ? String(move.contract) : '';
  const contract = facts.contractOf[id]!;
  const path = [cellOf(scene, contract)];
  const fee = amount(feeNow(scene, contract));
  switch (move.type) {
    case 'release': {
      const level = scene.view.level[contract]! - 1;
      const will = has(scene.view.marked, contract) ? 0 : feeAt(scene, contract, level);
      const title = say(scene, 'ui.preview.fee', { was: fee, will: amount(will) });
      return { label, path, group: 'raise', preview: { title } };
    }
    case 'extend': {
      const refund = has(scene.view.staffed, contract)
        ? refundOf(scene, facts.group[contract]!)
        : 0;
      const lines = [
        say(scene, 'ui.preview.redeem', { n: amount(facts.redemption[contract]!) }),
        ...(refund > 0 ? [say(scene, 'ui.preview.released', { n: amount(refund) })] : []),
      ];
      return {
        label,
        path,
        group: 'raise',
        preview: { title: say(scene, 'ui.preview.noFee', { fee }), lines },
        ...(refund > 0 ? { confirm: say(scene, 'ui.confirm.extend', { n: amount(refund) }) } : {}),
      };
    }
    case 'redeem':
      return {
        label,
        path,
        group: 'redeem',
        preview: {
          title: say(scene, 'ui.preview.cost', { n: amount(facts.redemption[contract]!) }),
          lines: [
            say(scene, 'ui.preview.sum', {
              a: amount(facts.extension[contract]!),
              b: amount(facts.addition[contract]!),
            }),
          ],
        },
      };
    case 'handBack': {
      const gain = has(scene.view.extended, contract) ? 0 : facts.extension[contract]!;
      return {
        label,
        path,
        group: 'raise',
        confirm: say(scene, 'ui.confirm.handBack', { contract: id, n: amount(gain) }),
      };
    }
    case 'tender':
      return {
        label,
        path,
        group: 'deal',
      };
    default:
      return {
        label,
        path,
        group: 'cancel',
        confirm: say(scene, 'ui.confirm.cancel', { project: id }),
      };
  }
}
