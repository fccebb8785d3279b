/** Only says that the dashboard answers; the upstream has its own /readyz. */
export function loader() {
  return new Response("ok", { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
}
