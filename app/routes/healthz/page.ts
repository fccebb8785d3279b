/** The dashboard answers. It says nothing of the upstream, whose own /readyz does. */
export function loader() {
  return new Response("ok", { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
}
