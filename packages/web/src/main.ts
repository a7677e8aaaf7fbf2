import '@boardroom/ui-kit/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/forced-colours.css';
import './styles/print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { takePalettes } from './games.ts';
import { settings } from './store/settings.svelte.ts';
import { loadWords } from './words/index.ts';

takePalettes();
// Asked for now, they are there when the first words are laid out.
for (const face of document.fonts) void face.load().catch(() => undefined);

void loadWords(settings.language).finally(() =>
  mount(App, { target: document.getElementById('app')! }),
);

/** Milliseconds after which the whole page is fetched for times without a network. */
const QUIET = 3000;
/** A class opens the page together: not all of it in the same second. */
const SPREAD = 6000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const { serviceWorker } = navigator;
  void serviceWorker.register('./sw.js').catch(() => undefined);
  setTimeout(
    () => void serviceWorker.ready.then(({ active }) => active?.postMessage('keep')),
    QUIET + Math.random() * SPREAD,
  );
}
