// The build fills in the files with the hash of each, and the version.
const FILES = __FILES__;
const PREFIX = 'retinue-app-';
const CACHE = `${PREFIX}__VERSION__`;
const url = (file) => new URL(file, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await Promise.all(
        Object.entries(FILES).map(async ([file, hash]) => {
          const key = `${url(file)}?v=${hash}`;
          // A file that has not changed since the last version is copied from its cache, not fetched again.
          const old = await caches.match(key);
          const response = old ?? (await fetch(new Request(url(file), { cache: 'reload' })));
          if (!response.ok || response.redirected) throw new Error(`${file}: ${response.status}`);
          await cache.put(key, response);
        }),
      );
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const target = new URL(request.url);
  if (request.method !== 'GET' || target.origin !== self.location.origin) return;
  const scope = new URL(self.registration.scope).pathname;
  if (!target.pathname.startsWith(scope)) return;
  const file = target.pathname.slice(scope.length) || 'index.html';
  const hash = FILES[file];
  if (hash === undefined) return;
  event.respondWith(
    (async () => (await caches.match(`${url(file)}?v=${hash}`, { cacheName: CACHE })) ?? fetch(request))(),
  );
});
