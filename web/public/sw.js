/* The page can be installed and opens without the network; games need the server. */
const CACHE = "megalith-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
/* What a page loaded before this worker was there: it tells, and can then start without the network. */
self.addEventListener("message", (event) => {
  const keep = async () => (await caches.open(CACHE)).addAll(["/", ...event.data.loaded]);
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
