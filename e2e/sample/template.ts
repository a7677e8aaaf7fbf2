/** The template of a new game in the real frame: what `npm run new-game` copies can be played. */
import { editionHash, isRefusal, setTable } from '@boardroom/kernel';
import { mount } from 'svelte';
import classic from '../../games/_template/content/classic.json' with { type: 'json' };
import { look } from '../../games/_template/look/index.ts';
import { game } from '../../games/_template/src/index.ts';
import texts from '../../games/_template/texts/en.json' with { type: 'json' };
import { guide } from '../../games/_template/ui/guide/index.ts';
import { ui } from '../../games/_template/ui/index.ts';
import { speaker } from '../../packages/texts/src/index.ts';
import { openLocalTable } from '../../packages/web/src/engine/local-table.ts';
import GuideView from '../../packages/web/src/guide/GuideView.svelte';
import TableFrame from '../../packages/web/src/table/TableFrame.svelte';

export async function mountTemplate(): Promise<void> {
  const { seed } = await ui.tutorial();
  const people = ['Mira', 'Tomás', 'Aiko'];
  const port = openLocalTable(
    {
      id: 'template',
      title: 'Lots',
      seats: people.map((name, i) => ({
        kind: i === 0 ? 'human' : 'bot',
        name,
        colour: ([1, 2, 3] as const)[i]!,
      })),
      record: {
        game: game.id,
        version: game.version,
        edition: { id: 'classic', hash: editionHash(classic) },
        players: people.length,
        options: { coins: 10 },
        seed,
        moves: [],
      },
      created: 0,
      updated: 0,
      over: false,
    },
    // The worker's bots do not know this game; the rules' own fallback plays for them.
    { game, content: classic, texts, pace: async () => undefined, failed: () => undefined },
  );
  if (isRefusal(port)) throw new Error(port.code);
  const target = document.getElementById('app')!;
  mount(TableFrame, { target, props: { port, ui, preset: '', look: async () => look } });
}

export function mountGuide(): void {
  const t = setTable(game, { players: 4, edition: { id: 'classic', content: classic } });
  if (isRefusal(t)) throw new Error(t.code);
  const own = { ...texts, messages: guide.messages['en']! };
  const { say } = speaker(own, [], 'en', game.printed?.(t));
  mount(GuideView, {
    target: document.getElementById('app')!,
    props: { game: game.id, title: texts.name, guide, say: (key, facts) => say(key, facts)! },
  });
}
