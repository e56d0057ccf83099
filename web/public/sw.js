/* The page can be installed and opens without the network; games need the server. */
const CACHE = "megalith-1";

/* Who has this worker can start without the network: it is installed once the page and what it names are kept. */
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
/* What else a page loaded before this worker was there: it tells. What cannot be had does not harm the rest. */
self.addEventListener("message", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await Promise.allSettled(event.data.loaded.map((path) => cache.add(path)));
  };
  event.waitUntil(keep());
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    url.origin !== location.origin ||
    url.pathname.startsWith("/api/")
  )
    return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(cacheFirst(event.request));
  else event.respondWith(networkFirst(event.request));
});

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function keepPage() {
  const cache = await caches.open(CACHE);
  const answer = await fetch("/", { cache: "no-cache" });
  if (!answer.ok) throw new Error(`the page is not there: ${answer.status}`);
  const text = await answer.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map((found) => found[1]);
  await cache.addAll([...new Set(named)].filter((path) => path !== "/"));
  await cache.put("/", answer);
}
