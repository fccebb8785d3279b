import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CsvError, type Parser, parse } from "csv-parse";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";

/** Characters that are parsed at a time: each broken row among them costs as much as a hundred good ones, and others wait meanwhile. */
const PIECE_CHARACTERS = 4000;

export type CsvForm = { encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"; delimiter: "," | ";" | "\t" };
/** What ends a file: nothing behind it can be read. */
export const ENDS_FILE: readonly unknown[] = ["quote_open", "record_too_long", "too_many_broken"] satisfies CsvProblem[];
export type CsvProblem = "quote_broken" | "quote_open" | "row_too_long" | "record_too_long" | "too_many_broken";

/** A row of a file by the line it begins in, from 1, or what is wrong with what stands there. */
export type CsvRow = { line: number; cells: string[]; problem?: undefined } | { line: number; problem: CsvProblem; cells?: undefined };

/**
 * The rows of a CSV file, one after the other, in bounded memory; empty lines are left out. A row with a broken quote or beyond its limit is
 * told and left out, those behind it follow; behind a quote that nothing closes, a row beyond `recordBytes`, or too many broken quotes,
 * nothing does.
 */
export async function* rowsOf(content: AsyncIterable<Uint8Array>, { encoding, delimiter }: CsvForm): AsyncGenerator<CsvRow> {
  let last = 0;
  let broken = 0;
  let told = 0;
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: IMPORT_LIMITS.recordBytes,
    // Both are called in the order of the file. What is wrong comes among the rows at once: a file may hold nothing else.
    on_skip: (error) => {
      if (!error || ++broken > IMPORT_LIMITS.brokenQuotes) return;
      const line = lineOf(error, last);
      const problem = broken === IMPORT_LIMITS.brokenQuotes ? "too_many_broken" : problemOf(error);
      // A row may have many broken quotes.
      if (line !== told || problem !== "quote_broken") parser.push({ line, problem } satisfies CsvRow);
      told = line;
      last = Math.max(last, line);
      if (problem === "quote_broken") leaveCell(parser);
    },
    on_record: (record: string[], { lines }) => {
      last = lines;
      return rowOf(record, lines - record.reduce((sum, cell) => sum + lineEndsIn(cell), 0)) as unknown as string[];
    },
  });
  const texts = Readable.from(decoded(content, encoding));
  texts.on("error", (error) => parser.destroy(error));
  try {
    for await (const row of texts.pipe(parser) as AsyncIterable<CsvRow>) {
      yield row;
      if (row.problem === "too_many_broken") return;
    }
  } finally {
    // Whoever stops early closes the file too.
    texts.destroy();
  }
}

/**
 * Ends the quotes of a cell that is broken: else the parser takes the rows behind for the rest of it, up to the next quote or the end of
 * the file. What the cell held goes too, as it is copied at each further quote.
 */
function leaveCell(parser: Parser): void {
  const { state } = parser as unknown as { state: { quoting: boolean; field: { reset(): void } } };
  state.quoting = false;
  state.field.reset();
}

function rowOf(cells: string[], line: number): CsvRow {
  const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
  return characters > IMPORT_LIMITS.rowCharacters ? { line, problem: "row_too_long" } : { line, cells };
}

function problemOf({ code }: CsvError): CsvProblem {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "quote_open";
  return code === "CSV_MAX_RECORD_SIZE" ? "record_too_long" : "quote_broken";
}

/** The parser tells the line that it has come to, which for a quote that nothing closes is the last one. */
function lineOf(error: CsvError, last: number): number {
  const problem = problemOf(error);
  return problem === "quote_broken" ? Number(error.lines) : last + 1;
}

function lineEndsIn(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count++;
  return count;
}

/** The text of a file in pieces, with line ends as LF: within quotes the parser would count CRLF as two lines. Others have their turn between them. */
async function* decoded(content: AsyncIterable<Uint8Array>, encoding: CsvForm["encoding"]): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = "";
  for await (const part of content) {
    const text = held + decoder.decode(part, { stream: true });
    // The LF of a CR at the end of a part comes with the next one.
    held = text.endsWith("\r") ? "\r" : "";
    const whole = (held ? text.slice(0, -1) : text).replaceAll("\r\n", "\n");
    for (let at = 0; at < whole.length; ) {
      // No character of two halves is cut.
      const end = at + PIECE_CHARACTERS - (/[\ud800-\udbff]/.test(whole[at + PIECE_CHARACTERS - 1] ?? "") ? 1 : 0);
      yield whole.slice(at, end);
      await nextTurn();
      at = end;
    }
  }
  yield held + decoder.decode();
}
