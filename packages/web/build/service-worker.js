/* Keeps the whole page on the device: it opens without a network. All built files come in one pack,
   when the page has nothing else to do, so that a first visit is few requests. Built files have their
   content in their name, so what is kept never goes stale; the page itself is asked for first. */
const CACHE = 'boardroom-__VERSION__';
const PACK = './__PACK__';
/* Stands in the cache when all of the pack does. */
const KEPT = './kept';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('./'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

let keeping;
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  keeping ??= keep().catch(() => {
    keeping = undefined;
  });
  event.waitUntil(keeping);
});

async function keep() {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(KEPT))) {
    const { body } = await fetch(PACK);
    const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
    for (const { name, type, base64 } of JSON.parse(text)) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      await cache.put(`./${name}`, new Response(bytes, { headers: { 'content-type': type } }));
    }
    await cache.put(KEPT, new Response('yes'));
  }
  // Not before: until then a page of before is what can be opened.
  for (const name of await caches.keys())
    if (name.startsWith('boardroom-') && name !== CACHE) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.includes('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request).catch(async () => {
        const cache = await caches.open(CACHE);
        return (await cache.match('./')) ?? Response.error();
      }),
    );
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
