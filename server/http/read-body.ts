import { tooDeep } from "#server/json-depth.ts";
import { limitedBytes } from "./limited-bytes.ts";
import { refuse } from "./refusal.ts";

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
