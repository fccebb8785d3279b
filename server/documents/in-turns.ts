import { setImmediate as others } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { type Asked, type Visitor, walkInPieces } from "#app/domain/documents/walk-markup.ts";

/** Milliseconds for which what a site has sent may hold this process. */
const TURN = 20;

/** What comes of something long that is done in pieces, while this process serves others too. */
export async function inTurns<T>(pieces: Generator<undefined, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    if (performance.now() - began < TURN) continue;
    await others();
    began = performance.now();
  }
}

/** Walks through markup, which may be as long as one may be, in turns. @returns whether it was read as far as anything was wanted */
export const walkPatiently = (markup: string, asked: Asked, visitor: Visitor): Promise<boolean> =>
  inTurns(walkInPieces(Parser, markup, asked, visitor));
