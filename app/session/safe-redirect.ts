const OWN = "http://own.invalid";

/**
 * The address to continue to, taken from input, or `fallback`. Only a path of this dashboard passes: no host, no protocol, nothing that a
 * browser could read as one (`//host`, `/\host`, control characters, encoded or not).
 */
export function safeRedirect(to: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof to !== "string" || to.length > 2000 || /\p{Cc}/u.test(to)) return fallback;
  const place = decodedFully(to.split(/[?#]/, 1)[0]!);
  if (place === null || !isPlain(place) || !URL.canParse(to, OWN)) return fallback;
  const url = new URL(to, OWN);
  return url.origin === OWN && isPlain(url.pathname) ? url.pathname + url.search + url.hash : fallback;
}

function isPlain(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//") && !path.includes("\\") && !/\p{Cc}/u.test(path);
}

/** The path with its escapes resolved, repeatedly; null if that does not end. */
function decodedFully(path: string): string | null {
  let text = path;
  try {
    for (let round = 0; round < 4; round++) {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    }
  } catch {
    // Not an address that we would write.
  }
  return null;
}
