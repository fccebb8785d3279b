import { limitedBytes } from "./limited-bytes.ts";
import { refuse } from "./refusal.ts";

const MAX_DEPTH = 30;
const DEFAULT_LIMIT = 1_000_000;

/** Media types that players send: text/plain needs no preflight, and beacons can carry it. */
export const PLAYER_TYPES = ["application/json", "text/plain"];

/**
 * The JSON body of a request. Refuses other media types (415), more than `limit` bytes (413, counted while reading),
 * text that is not UTF-8 or not JSON (400) and nesting deeper than 30 (400).
 */
export async function readJson(request: Request, limit = DEFAULT_LIMIT, types = ["application/json"]): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw refuse.wrongType();
  const text = await readText(request, limit);
  if (tooDeep(text)) throw refuse.badRequest("json_too_deep");
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.badRequest("json_malformed");
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    const bytes = await limitedBytes(request, limit);
    if (!bytes) throw refuse.tooLarge();
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw refuse.badRequest("json_malformed");
    throw error;
  }
}

/** Counts brackets outside strings before parsing, so that hostile nesting never reaches the parser. */
function tooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) i = endOfString(text, i);
    else if (code === 91 || code === 123) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/** The end of the string that starts at `start`: the next quote not preceded by an odd number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
