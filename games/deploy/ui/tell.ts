/** What events do on the page: what travels from where to where, sums, groups of the log. */
import type { Cue, Telling } from '@boardroom/ui-kit';
import { spaceOf } from '../src/free-steps.ts';
import { COLOURS, KINDS, LAP, SPOTS } from '../src/types.ts';
import type { DeployEvent, DeployState } from '../src/types.ts';
import { id, lastPlate, stepAnchor } from './ids.ts';
import { BVP_CELLS, INCOME_CELLS } from './layout.ts';
import { CUBE } from './palette.ts';
import { say } from './reckon.ts';
import type { DeployScene } from './reckon.ts';

type Before = Readonly<DeployState>;

export function tell(scene: DeployScene, e: DeployEvent, before: Before): Telling {
  const { view } = scene;
  const mine = (seat: number): boolean => scene.viewer === seat;
  /** A place of the viewer's own desk, or the card of another seat. */
  const at = (seat: number, place: string): string => (mine(seat) ? place : `seat:${seat}`);
  const cube = (colour: number, from: string, to: string): Cue => ({
    do: 'fly',
    chip: 'cube',
    from,
    to,
    colour: CUBE[colour]!.flat,
  });
  const income = (seat: number, by: number): Cue[] => [
    { do: 'move', what: `inc:${seat}`, from: `i:${clamp(before.income[seat]!, INCOME_CELLS)}` },
    ...(by === 0
      ? []
      : [{ do: 'count', where: `i:${clamp(view.income[seat]!, INCOME_CELLS)}`, by } as const]),
  ];
  const points = (seat: number, by: number): Cue[] =>
    by === 0
      ? []
      : [
          {
            do: 'move',
            what: `bvp:${seat}`,
            from: `b:${Math.max(0, before.bvp[seat]!) % BVP_CELLS}`,
          },
          { do: 'count', where: `purse:${seat}`, by, unit: say(scene, 'ui.bvp') },
        ];
  const worker = (seat: number, from: string, to: string): Cue => ({
    do: 'fly',
    chip: 'token',
    from,
    to,
    player: scene.colours[seat]!,
  });
  /** The marker of Pool C on its scale; other seats' scales are not drawn. */
  const marker = (seat: number): Cue =>
    mine(seat)
      ? { do: 'move', what: `marker:${seat}`, from: stepAnchor(before.marker[seat]!) }
      : { do: 'pulse', what: `seat:${seat}` };
  const money = (seat: number, credits: number): Cue[] => [
    {
      do: 'fly',
      chip: 'coin',
      from: credits > 0 ? id.bank : `seat:${seat}`,
      to: credits > 0 ? `seat:${seat}` : id.bank,
      text: String(Math.abs(credits)),
    },
  ];

  switch (e.type) {
    case 'opened':
      return { heading: say(scene, 'ui.log.round', { round: 1 }) };
    case 'roundBegan':
      return {
        heading: say(scene, 'ui.log.round', { round: e.round }),
        banner: {
          title: say(scene, 'ui.banner.round', { round: e.round }),
          text: say(scene, 'ui.banner.market'),
        },
      };
    case 'market':
      return { cues: [{ do: 'pulse', what: `sale:${e.high}` }] };
    case 'revealed':
      return {
        cues: [
          { do: 'fly', chip: 'card', from: 'deck', to: id.project(e.space - 1), colour: '#0b4a50' },
          { do: 'flip', what: `card:${e.space - 1}` },
          ...COLOURS.flatMap((colour, i) =>
            e[colour] > 0 ? [cube(i, 'bag', id.project(e.space - 1))] : [],
          ),
        ],
      };
    case 'tileShown':
      return { hush: true, cues: [{ do: 'flip', what: `tile:${e.column - 1}:2` }] };
    case 'tileGone':
      return { hush: true };
    case 'started':
      return {
        about: 'moves',
        cues: [{ do: 'pulse', what: at(e.seat, id.place(e.pool === 'A' ? 'A' : 'B1')) }],
      };
    case 'standee':
      return { cues: [{ do: 'pulse', what: `disc:${e.seat}` }] };
    case 'hired':
      return {
        about: 'money',
        cues: [worker(e.seat, at(e.seat, id.supply), id.coffee), ...income(e.seat, -5)],
      };
    case 'dismissed':
      return {
        about: 'money',
        cues: [worker(e.seat, id.coffee, at(e.seat, id.supply)), ...income(e.seat, 5)],
      };
    case 'occupied':
      return { about: 'moves', cues: [worker(e.seat, id.office, id.spot(e.spot))] };
    case 'passed':
      return { about: 'moves' };
    case 'traded':
      return {
        about: 'money',
        cues: [
          ...points(e.seat, -1),
          ...(e.for === 'credits' ? money(e.seat, 5) : income(e.seat, 2)),
        ],
      };
    case 'declared':
      return { about: 'moves', cues: [{ do: 'pulse', what: at(e.seat, id.place(e.place)) }] };
    case 'paid': {
      const to = view.steps[e.seat]!;
      const walk = Array.from(
        { length: e.steps },
        (_, i) => `space:${(to - e.steps + 1 + i) % LAP}`,
      );
      const cues: Cue[] = [];
      if (e.steps > 0)
        cues.push({
          do: 'move',
          what: `disc:${e.seat}`,
          from: `space:${(to - e.steps) % LAP}`,
          path: walk.slice(0, -1),
        });
      for (let i = 0; i < e.office; i++) cues.push(worker(e.seat, id.office, id.coffee));
      return { hush: true, cues };
    }
    case 'added':
      return {
        about: 'money',
        cues: [
          ...(e.pool === 'C'
            ? [marker(e.seat)]
            : [
                {
                  do: 'fly',
                  chip: 'card',
                  from: `sale:${e.value}`,
                  to: at(e.seat, id.plate(lastPlate(view, e.seat, e.pool))),
                  colour: '#155e66',
                  text: String(e.value),
                } as const,
              ]),
          ...money(e.seat, -e.credits),
        ],
      };
    case 'removed':
      return {
        about: 'moves',
        cues: [e.pool === 'C' ? marker(e.seat) : { do: 'pulse', what: `seat:${e.seat}` }],
      };
    case 'consulted':
      return { about: 'money', cues: money(e.seat, e.credits) };
    case 'monitored':
    case 'boardroom':
      return {
        about: 'moves',
        cues: [
          ...(e.type === 'boardroom' ? [{ do: 'pulse', what: id.spot(SPOTS[5]) } as const] : []),
          ...points(e.seat, 1),
        ],
      };
    case 'announced':
      return {
        hush: true,
        cues: [{ do: 'pulse', what: id.project(Math.max(0, spaceOf(scene.t, before, e.card))) }],
      };
    case 'put':
      return {
        hush: true,
        cues: [
          cube(
            COLOURS.indexOf(e.colour),
            id.project(openSpace(before)),
            at(e.seat, id.place(e.place)),
          ),
        ],
      };
    case 'shifted':
      return {
        about: 'moves',
        cues: mine(e.seat)
          ? [cube(COLOURS.indexOf(e.colour), id.place(e.from), id.place(e.place))]
          : [{ do: 'pulse', what: `seat:${e.seat}` }],
      };
    case 'sent':
      return {
        about: 'moves',
        cues: [
          cube(
            COLOURS.indexOf(e.colour),
            at(e.seat, id.place(e.from)),
            at(e.seat, id.dock('INTEGRATOR')),
          ),
          ...income(e.seat, -3),
        ],
      };
    case 'deployed': {
      const cloud = e.to === 'cloud';
      return {
        about: 'moves',
        ...(cloud ? { calc: say(scene, 'ui.calc.cloud', { income: e.income, bvp: e.bvp }) } : {}),
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: id.project(Math.max(0, spaceOf(scene.t, before, e.card))),
            to: at(e.seat, id.slot(e.to)),
            colour: '#fffdf6',
          },
          ...income(e.seat, e.income),
          ...points(e.seat, e.bvp),
        ],
      };
    }
    case 'redesigned':
      return {
        about: 'moves',
        cues: [
          cube(
            COLOURS.indexOf(e.into),
            'bag',
            id.project(Math.max(0, spaceOf(scene.t, view, e.card))),
          ),
        ],
      };
    case 'docked': {
      const from = before.columns.findIndex((kind) => kind === KINDS.indexOf(e.tile));
      const spot = from < 0 ? `seat:${e.seat}` : id.tile(Math.floor(from / 3), from % 3);
      return {
        about: 'moves',
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: spot,
            to: at(e.seat, id.dock(e.tile)),
            colour: '#f3d9a5',
          },
          ...(view.income[e.seat] === before.income[e.seat] ? [] : income(e.seat, 0)),
        ],
      };
    }
    case 'integrated':
      return { about: 'moves', cues: points(e.seat, e.bvp) };
    case 'optimiserGrew':
      return {
        cues: [cube(COLOURS.indexOf(e.colour), 'bag', at(e.seat, id.dock('OPTIMISATION')))],
      };
    case 'resold':
      return { about: 'money', cues: money(e.seat, e.credits) };
    case 'settled':
      return {
        about: 'money',
        cues: [
          ...(e.income === e.fees ? [] : money(e.seat, e.income - e.fees)),
          ...points(e.seat, -e.forced),
        ],
      };
    case 'loss':
      return { about: 'money', cues: points(e.seat, -1) };
    case 'optimal':
      return { about: 'moves', cues: points(e.seat, 1) };
    case 'scored':
      return { about: 'moves', cues: [{ do: 'pulse', what: `seat:${e.seat}` }] };
    default:
      return {};
  }
}

const clamp = (value: number, cells: number): number => Math.max(0, Math.min(cells - 1, value));

/** The space whose cubes were being placed. */
function openSpace(before: Before): number {
  const frame = before.agenda.at(-1);
  return frame?.kind === 'placeCube' ? frame.space : 0;
}
