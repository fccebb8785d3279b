/**
 * Whether a page rule can name a page (specification 1, section 5: URL path check): what begins with a protocol is an address, `*` standing
 * for anything in it, and whatever has none is a path or a part of an address. Nothing names no page; where any page will do, it is not asked.
 */
export function isUrlOrPath(rule: string): boolean {
  return rule.trim() !== "" && (!/^[a-z][a-z\d+.-]*:\/\//i.test(rule) || URL.canParse(rule.replaceAll("*", "1")));
}
