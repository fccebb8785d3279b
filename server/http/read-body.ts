import { refuse } from "./refusal.ts";

const MAX_DEPTH = 30;
const DEFAULT_LIMIT = 1_000_000;

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
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw refuse.tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw refuse.tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw refuse.badRequest("json_malformed");
    throw error;
  }
}

/** Counts brackets outside of strings before parsing, so that hostile nesting never reaches the parser's recursion. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 92) i++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) {
      if (++depth > MAX_DEPTH) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}
