/** The script of a match in one file. The build calls `showFile` with the game the file is of. */
import '@boardroom/ui-kit/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/forced-colours.css';
import '../styles/table.css';
import { paletteCss } from '@boardroom/ui-kit/palette';
import { isRefusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { mount } from 'svelte';
import { loadRoomWords, loadWords } from '../words/index.ts';
import FilePage from './FilePage.svelte';
import { openFile } from './open-file.ts';
import type { FileGame } from './types.ts';
import Unreadable from './Unreadable.svelte';

export async function showFile(game: FileGame): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paletteCss([game.card]));
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset['game'] = game.card.theme;
  const target = document.getElementById('app')!;
  const json = document.getElementById('boardroom-match')!.textContent;
  await loadWords(document.documentElement.lang);
  await Promise.all([loadRoomWords('file'), loadRoomWords('review')]);
  const size = new Blob([document.documentElement.outerHTML]).size;
  const opened = await openFile(json, game, size);
  if (isRefusal(opened)) {
    const { refusal } = speaker({ name: '', tagline: '', fields: {}, messages: {} }, []);
    mount(Unreadable, { target, props: { why: refusal(opened) } });
  } else mount(FilePage, { target, props: { opened } });
}
