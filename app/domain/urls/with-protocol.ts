const PROTOCOL = /^[a-z][a-z0-9+.-]*:/i;
// "app.example.com:8080/x" and "localhost:3000" name a port, not a protocol.
const HOST_AND_PORT = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+):\d{1,5}(?=$|[/?#])/i;

/** A link without a protocol gets https, or mailto when it contains @ (specification 1, section 5: Links). Blank stays blank. */
export function withProtocol(link: string): string {
  const trimmed = link.trim();
  if (trimmed === "" || (PROTOCOL.test(trimmed) && !HOST_AND_PORT.test(trimmed))) return trimmed;
  return trimmed.includes("@") ? `mailto:${trimmed}` : `https://${trimmed}`;
}
