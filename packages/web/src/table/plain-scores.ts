import type { AnyGame } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit';
import type { Scene } from '@boardroom/ui-kit';

/** The game of a scene, for faces that know nothing of it. */
const games = new WeakMap<object, AnyGame>();

export function rememberGame(scene: Scene<any>, game: AnyGame): void {
  games.set(scene.t, game);
}

export function gameOf(scene: Scene<any>): AnyGame | undefined {
  return games.get(scene.t);
}

export function scoresOf(scene: Scene<any>): string[] {
  try {
    return (
      gameOf(scene)
        ?.scores(scene.t, scene.view)
        .map((score) => amount(score)) ?? []
    );
  } catch {
    // Scores may depend on what the viewer cannot see.
    return [];
  }
}
