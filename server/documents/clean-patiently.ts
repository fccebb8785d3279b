import { Parser } from "htmlparser2";
import { type CleanPage, cleanInPieces } from "#app/domain/documents/clean-page.ts";
import { inTurns } from "./in-turns.ts";

/** Cleans a page, which may be as long as one may be, while this process serves others too. `title`: its title, where that is told elsewhere. */
export const cleanPatiently = (html: string, title = ""): Promise<CleanPage> => inTurns(cleanInPieces(Parser, html, { title }));
