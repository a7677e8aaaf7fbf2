/** What is really drawn: the parts of a board, rendered, and the ids found in them. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { AnyUi, Scene } from '../contract.ts';

export interface Drawing {
  /** What can be pressed. */
  readonly targets: ReadonlySet<string>;
  /** Places, targets among them. */
  readonly anchors: ReadonlySet<string>;
  /** Things that move. */
  readonly els: ReadonlySet<string>;
  /** What those hear who do not see it. */
  readonly names: readonly string[];
  /** Names and lettering, to find missing words in. */
  readonly text: string;
}

/** Everything the page would draw of this scene, wherever the frame puts it. */
export function drawnIn(ui: AnyUi, scene: Scene<any>): Drawing {
  const mine = scene.viewer !== null;
  const html = [
    part(ui.Board, { scene }),
    ...(mine ? [ui.Desk, ui.Strip, ui.Mine].map((it) => part(it, { scene })) : []),
    part(ui.RailFoot, { scene }),
    ...scene.names.slice(0, scene.t.players).map((_, seat) => part(ui.SeatPanel, { scene, seat })),
  ].join('');
  const anchors = new Set(ids(html, 'data-anchor'));
  // The page draws the cards of the seats around what the game puts into them.
  for (let seat = 0; seat < scene.t.players; seat++)
    anchors.add(`seat:${seat}`).add(`purse:${seat}`);
  const names = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, name]) => name!);
  const text = [...names, html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, '\n')].join('\n');
  return {
    targets: new Set(ids(html, 'data-target')),
    anchors,
    els: new Set(ids(html, 'data-el')),
    names,
    text,
  };
}

function part(component: Component<any> | undefined, props: object): string {
  return component ? render(component, { props }).body : '';
}

function ids(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, id]) => id!);
}
