/** Guided days on a fixed seed until the first delivery; then it is a real game. */
import type { Tutorial } from '@boardroom/ui-kit';
import { NONE } from '@boardroom/kernel';
import type { Move } from '../src/types.ts';
import type { ItScene } from './naming.ts';
import { labsOf } from '../look/reckon.ts';

const asked = (scene: ItScene): boolean =>
  scene.viewer !== null && scene.asked.includes(scene.viewer);
const hasLab = (scene: ItScene): boolean =>
  scene.viewer !== null && scene.view.labs[scene.viewer]! > 0;
const is = (type: Move['type']) => (move: Move) => move.type === type;

/** Work is delivered, or was paid: capital and labs are worth more than the money one began with. */
function hasDelivered({ t, view, viewer }: ItScene): boolean {
  if (viewer === null) return false;
  const labs = labsOf(view, viewer).reduce((sum, lab) => sum + t.facts.cost[lab]!, 0);
  return (
    view.finisher.includes(viewer) ||
    view.payee.includes(viewer) ||
    view.capital[viewer]! + labs > t.options.startCapital
  );
}

export const tutorial: Tutorial = {
  seed: 'delft-15',
  players: 3,
  steps: [
    { id: 'day', at: () => 'sun' },
    {
      id: 'choose',
      at: () => 'hand:acquire',
      want: (move: Move) => move.type === 'chooseActions' && move.acquire === 1,
      done: is('chooseActions'),
    },
    {
      id: 'east',
      at: () => 'sun',
      want: (move: Move) => move.type === 'endVisit',
      done: (move: Move) => move.type === 'endVisit' || move.type === 'acquireLab',
      skip: (scene: ItScene) => asked(scene) && scene.view.zone > 0,
    },
    {
      id: 'buy',
      at: (scene: ItScene) =>
        scene.view.owner[scene.t.facts.locationAt['EU2']!] === NONE ? 'lab:EU2' : 'zone:center',
      want: (move: Move, scene: ItScene) =>
        move.type === 'acquireLab' &&
        (move.location === 'EU2' || scene.view.owner[scene.t.facts.locationAt['EU2']!] !== NONE),
      done: is('acquireLab'),
      skip: hasLab,
    },
    {
      id: 'plan',
      at: () => 'hand:select',
      want: (move: Move) => move.type === 'chooseActions' && move.select === 1 && move.do === 1,
      done: is('chooseActions'),
    },
    {
      id: 'draw',
      at: () => 'deck:small',
      want: (move: Move) => move.type === 'selectWork' && move.sources === 'SS',
      done: is('selectWork'),
    },
    { id: 'accept', at: () => 'market', done: is('acceptWork') },
    {
      id: 'ship',
      at: (scene: ItScene) => {
        const lab = scene.viewer === null ? undefined : labsOf(scene.view, scene.viewer)[0];
        return lab === undefined ? undefined : `lab:${scene.t.content.locations[lab]!.id}`;
      },
      want: (move: Move) => move.type === 'doWork' || move.type === 'endVisit',
      // A new choice of cards: the day went by without work.
      done: (move: Move) => move.type === 'doWork' || move.type === 'chooseActions',
    },
    {
      id: 'deliver',
      at: () => 'hand:do',
      want: (move: Move) =>
        move.type === 'doWork' ||
        move.type === 'endVisit' ||
        (move.type === 'chooseActions' && move.do > 0),
      done: (_move: Move, scene: ItScene) => hasDelivered(scene),
      skip: hasDelivered,
    },
    { id: 'end', at: () => 'bank' },
  ],
};
