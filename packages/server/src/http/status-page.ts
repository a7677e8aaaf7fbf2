import type { GameEntry } from '@boardroom/kernel';

/** What is served when the page has not been built. */
export function statusPage(catalogue: readonly GameEntry[]): string {
  const games = catalogue.map(
    ({ id, title, players, minutes, teaches, credit }) => `
      <article>
        <h2>${escape(title)}</h2>
        <p>${players.join('–')} players · ${minutes.join('–')} minutes · ${escape(credit)}</p>
        <p>${escape(teaches)}</p>
        <code>npm run boardroom -- play ${id}</code>
      </article>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Boardroom</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
      main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
      article { border: 1px solid #8886; border-radius: 12px; padding: 1rem 1.25rem; }
      h2 { margin: 0; font-size: 1.2rem; }
      p { margin: .35rem 0; }
      code { font-size: .85rem; }
    </style>
  </head>
  <body>
    <h1>Boardroom</h1>
    <p>Business board games on one engine. The server is running; play in a terminal:</p>
    <main>${games.join('')}
    </main>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
