const MOST_RULES = 500;
const LONGEST_RULE = 200;
const MOST_STARS = 8;

/** What a site's robots.txt says to a program: which paths it may read, and where sitemaps are (RFC 9309). */
export type Robots = { rules: { allows: boolean; path: string }[]; sitemaps: string[] };

export const NO_ROBOTS: Robots = { rules: [], sitemaps: [] };

/** The rules of the groups that name the agent, in lower case; else of those for everybody. Rules that are too long or too many are not kept. */
export function readRobots(text: string, agent: string): Robots {
  const sitemaps: string[] = [];
  const groups: { own: Robots["rules"]; all: Robots["rules"] } = { own: [], all: [] };
  let named: string[] = [];
  let begins = true;
  let hasOwn = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = "", said = ""] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line.slice(0, 2048)) ?? [];
    const name = key.toLowerCase();
    const value = said.trim();
    if (name === "user-agent") {
      named = begins ? [...named, value.toLowerCase()] : [value.toLowerCase()];
      begins = true;
      hasOwn ||= value.toLowerCase() === agent;
    } else if (name === "allow" || name === "disallow") {
      begins = false;
      // To allow or forbid nothing says nothing.
      if (value === "" || signsOf(value) > LONGEST_RULE || value.split("*").length > MOST_STARS + 1) continue;
      const group = named.includes(agent) ? groups.own : named.includes("*") ? groups.all : null;
      if (group && group.length < MOST_RULES) group.push({ allows: name === "allow", path: ruled(value) });
    } else if (name === "sitemap" && sitemaps.length < 20) sitemaps.push(value);
  }
  return { rules: hasOwn ? groups.own : groups.all, sitemaps };
}

/** Whether a path with its query may be read: the longest rule that it meets decides, one that allows before one as long that forbids. */
export function mayRead({ rules }: Robots, path: string): boolean {
  const asked = coded(encoded(path), /['*$]/g);
  const met = rules.filter((rule) => meets(rule.path, asked));
  const longest = Math.max(0, ...met.map((rule) => rule.path.length));
  const deciding = met.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

/**
 * A path as it is compared, however it was written (RFC 9309, section 2.2.2): what a URL cannot have is percent-encoded, and what need not be is not.
 * "%2F" and "/" are two things, and stay so.
 */
const encoded = (path: string): string =>
  path
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
    })
    // In runs: one call for each sign took many times as long.
    .replaceAll(/[^!-~\ud800-\udfff]+|["<>\\^`{|}]+/gu, encodeURIComponent);

const coded = (path: string, signs: RegExp) => path.replaceAll(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
/** In a rule a star and a "$" at its end have a meaning of their own; the signs themselves are percent-encoded there. */
const ruled = (path: string) => coded(encoded(path), /'|\$(?!$)/g);
/** As a person counts them: letters beyond ASCII may be up to four codes. */
const signsOf = (path: string) => path.replaceAll(/(?:%[0-7][0-9a-f])|%[c-f][0-9a-f](?:%[89ab][0-9a-f])*/gi, "x").length;

/** `*` stands for any run of characters, `$` for the end of the path. */
function meets(rule: string, path: string): boolean {
  const isWhole = rule.endsWith("$");
  const [first = "", ...rest] = (isWhole ? rule.slice(0, -1) : rule).split("*");
  if (!path.startsWith(first)) return false;
  const last = isWhole ? rest.pop() : undefined;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
