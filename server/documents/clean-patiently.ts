import { setImmediate as others } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { type CleanPage, cleanInPieces } from "#app/domain/documents/clean-page.ts";

/** Milliseconds for which a page may hold this process. */
const TURN = 20;

/** Cleans a page, which may be as long as one may be, while this process serves others too. `title`: its title, where that is told elsewhere. */
export async function cleanPatiently(html: string, title = ""): Promise<CleanPage> {
  const pieces = cleanInPieces(Parser, html, { title });
  let began = performance.now();
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    if (performance.now() - began < TURN) continue;
    await others();
    began = performance.now();
  }
}
