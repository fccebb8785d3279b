import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";

export type CsvForm = { encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"; delimiter: "," | ";" | "\t" };
/** What ends a file: nothing behind it can be read. */
export const ENDS_FILE: readonly unknown[] = ["quote_open", "record_too_long"] satisfies CsvProblem[];
export type CsvProblem = "quote_broken" | "quote_open" | "row_too_long" | "record_too_long";

/** A row of a file by the line it begins in, from 1, or what is wrong with what stands there. */
export type CsvRow = { line: number; cells: string[]; problem?: undefined } | { line: number; problem: CsvProblem; cells?: undefined };

/**
 * The rows of a CSV file, one after the other, in bounded memory; empty lines are left out. A row with a broken quote or beyond its limit is
 * told and left out, those behind it follow; behind a quote that nothing closes, or a row beyond `recordBytes`, nothing does.
 */
export async function* rowsOf(content: AsyncIterable<Uint8Array>, { encoding, delimiter }: CsvForm): AsyncGenerator<CsvRow> {
  const problems: CsvRow[] = [];
  let last = 0;
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: IMPORT_LIMITS.recordBytes,
    // Both are called in the order of the file; what is read from the parser comes later.
    on_skip: (error) => {
      if (error) problems.push({ line: lineOf(error, last), problem: problemOf(error) });
    },
    on_record: (record: string[], { lines }) => {
      last = lines;
      const row = rowOf(record, lines - record.reduce((sum, cell) => sum + lineEndsIn(cell), 0));
      return { before: problems.splice(0), row } as unknown as string[];
    },
  });
  const texts = Readable.from(decoded(content, encoding));
  texts.on("error", (error) => parser.destroy(error));
  for await (const { before, row } of texts.pipe(parser) as AsyncIterable<{ before: CsvRow[]; row: CsvRow }>) {
    yield* before;
    yield row;
  }
  yield* problems;
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

/** The text of a file, with line ends as LF: within quotes the parser would count CRLF as two lines. */
async function* decoded(content: AsyncIterable<Uint8Array>, encoding: CsvForm["encoding"]): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = "";
  for await (const part of content) {
    const text = held + decoder.decode(part, { stream: true });
    // The LF of a CR at the end of a part comes with the next one.
    held = text.endsWith("\r") ? "\r" : "";
    yield (held ? text.slice(0, -1) : text).replaceAll("\r\n", "\n");
  }
  yield held + decoder.decode();
}
