/** A link without a protocol gets https, or mailto when it contains @ (specification 1, section 5: Links). Blank stays blank. */
export function withProtocol(link: string): string {
  const trimmed = link.trim();
  if (trimmed === "" || /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed;
  return trimmed.includes("@") ? `mailto:${trimmed}` : `https://${trimmed}`;
}
