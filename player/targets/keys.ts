/** The value of an attribute as it is compared: an address without origin and fragment; `:icon` is what a picture in the element is. */
export function keyOf(element: Element, name: string): string | null {
  if (name === ":icon") return iconOf(element);
  const value = element.getAttribute(name);
  return value && (name === "href" || name === "src" || name === "action") ? addressOf(value) : value;
}

function addressOf(value: string): string {
  if (/^(#|javascript:|data:|blob:)/i.test(value)) return value;
  try {
    const { pathname, search, origin, hash } = new URL(value, document.baseURI);
    // Applications that route by the fragment have nothing else in their links.
    return (origin === location.origin ? "" : origin) + pathname + search + (/^#!|\//.test(hash) ? hash : "");
  } catch {
    return value;
  }
}

/** What an icon draws: its symbol, its file, its font's glyph name or the beginning of its path. */
function iconOf(element: Element): string | null {
  const icon = element.matches("svg,img") ? element : element.querySelector("svg,img");
  if (!icon) return glyphOf(element);
  const symbol = icon.querySelector("use");
  const path = icon.querySelector("path,polyline,polygon,rect,circle,line");
  const drawn = symbol?.getAttribute("href") ?? path?.getAttribute("d") ?? path?.getAttribute("points");
  if (drawn) return drawn.replace(/\s+/g, " ").slice(0, 80);
  const file = icon.getAttribute("src");
  return file && !file.startsWith("data:") ? addressOf(file).replace(/[?#].*|^.*\//g, "") : null;
}

/** The class of an icon font that says which of its signs is drawn; one that says how it is drawn is none. */
const GLYPH =
  /(?:^|\s)((?:fa|bi|mdi|[prt]i|la|(?:el-|glyph|cod|ant)?icon)-(?!(?:solid|regular|light|thin|brands|fw|lg|xs|sm|large|small|spin|\d+x)(?:\s|$))[\w-]+)/;

/** Whether an icon was known by such a class; where classes are made anew, it is known no more. */
export const isGlyph = (icon: string) => /^[a-z-]+-[\w-]+$/.test(icon);

function glyphOf(element: Element): string | null {
  const signs = element.matches("i,span") ? [element] : Array.from(element.querySelectorAll("i,span"));
  return signs.map((sign) => GLYPH.exec(sign.className)?.[1]).find(Boolean) ?? null;
}
