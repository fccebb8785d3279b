const PROTOCOL = /^[a-z][a-z0-9+.-]*:/i;
// "app.example.com:8080/x" and "localhost:3000" name a port, not a protocol.
const HOST_AND_PORT = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+):\d{1,5}(?=$|[/?#])/i;
// A word is no address of anything: it stays as it is, and is refused.
const WORD = /^(?!localhost$)[^./@:]+$/;

/**
 * A link without a protocol gets https, or mailto when it contains @ (specification 1, section 5: Links). Blank stays blank, and what begins
 * with a slash, a backslash or a dot names a place and no host: nothing in front of it makes a link of it.
 */
export function withProtocol(link: string): string {
  const trimmed = link.trim();
  if (trimmed === "" || WORD.test(trimmed) || /^[/\\.]/.test(trimmed) || (PROTOCOL.test(trimmed) && !HOST_AND_PORT.test(trimmed)))
    return trimmed;
  return trimmed.includes("@") ? `mailto:${trimmed}` : `https://${trimmed}`;
}

/** A stored link as people write it: a mail address without what `withProtocol` puts in front of it. */
export function withoutMailto(link: string): string {
  const rest = link.replace(/^mailto:/, "");
  return withProtocol(rest) === link ? rest : link;
}
