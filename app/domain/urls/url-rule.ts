/**
 * Whether an address matches a rule. `*` stands for any run of characters, everything else is literal. A rule that starts with "/" is
 * compared with the path and query, any other with the whole address. At worst linear in rule times address, and never builds a regular
 * expression (design section 4).
 */
export function meetsUrlRule(rule: string, address: string): boolean {
  return matches(rule, rule.startsWith("/") ? pathOf(address) : address);
}

function pathOf(address: string): string {
  const start = address.indexOf("://");
  if (start < 0) return address;
  const slash = address.indexOf("/", start + 3);
  return slash < 0 ? "/" : address.slice(slash);
}

function matches(rule: string, text: string): boolean {
  let r = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    if (rule[r] === "*") {
      star = r++;
      mark = t;
    } else if (r < rule.length && rule[r] === text[t]) {
      r++;
      t++;
    } else if (star >= 0) {
      r = star + 1;
      t = ++mark;
    } else return false;
  }
  while (rule[r] === "*") r++;
  return r === rule.length;
}
