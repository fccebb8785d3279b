import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import { type CsvForm, ENDS_FILE, rowsOf } from "./read-csv.ts";
import { shownText } from "./shown-text.ts";

export type Inspected = CsvForm & {
  /** The head of the file, and the first values below each of its names. */
  columns: { name: string; samples: string[] }[];
  /** About how many rows there are, with the head: unless `exact` at most this many, since a row may have several lines. */
  lines: number;
  exact: boolean;
  /** The first of the rows looked at that cannot be read, by its line; `ends` when nothing behind it can be read either. */
  unreadable: { line: number; ends: boolean } | null;
};

/** Why a file is refused as a whole, as a key of the errors namespace. */
export class UnreadableFile extends Error {
  constructor(readonly code: "import_empty" | "import_no_rows" | "import_head_broken" | "import_many_columns" | "import_same_columns") {
    super(code);
  }
}

const HEAD_BYTES = 1_000_000;
const SAMPLED_ROWS = 20;
/** Rows that are looked at for samples, broken ones included. */
const MOST_ROWS = 1000;

/**
 * What a file is: its encoding, the sign between its columns, and its columns with samples. Reads it once from end to end.
 * @throws UnreadableFile when no import could be made of it
 */
export async function inspect(content: AsyncIterable<Uint8Array>): Promise<Inspected> {
  const head: Uint8Array[] = [];
  let headBytes = 0;
  let lines = 0;
  let last = 0;
  const isUtf8 = utf8Checker();
  for await (const part of content) {
    isUtf8.take(part);
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines++;
    // In UTF-16 a line end is this byte and a zero.
    last = part.findLast((byte) => byte !== 0) ?? last;
    if (headBytes < HEAD_BYTES) head.push(part.subarray(0, HEAD_BYTES - headBytes));
    headBytes += part.byteLength;
  }
  const start = Buffer.concat(head);
  const encoding = encodingOf(start, isUtf8.isSo());
  const text = new TextDecoder(encoding).decode(start);
  const form = { encoding, delimiter: delimiterOf(text) };
  const { columns, rows, problems, toEnd } = await beginningOf(start, form);
  const isWhole = toEnd && headBytes <= HEAD_BYTES;
  if (isWhole && rows === 1) throw new UnreadableFile("import_no_rows");
  // A quote that is open where the part ends may be closed behind it; not so when the row is too long by then.
  const surely = problems.filter(({ line, ends }) => isWhole || !ends || lengthFrom(line, text) > IMPORT_LIMITS.rowCharacters);
  const unreadable = surely.find(({ ends }) => ends) ?? surely[0] ?? null;
  const exact = isWhole && !unreadable;
  return { ...form, lines: exact ? rows : last === 10 ? lines : lines + 1, exact, unreadable, columns };
}

/** How many characters of a text stand from a line on. */
function lengthFrom(line: number, text: string): number {
  let at = 0;
  for (let passed = 1; passed < line && at >= 0; passed++) at = text.indexOf("\n", at) + 1 || -1;
  return at < 0 ? 0 : text.length - at;
}

function utf8Checker() {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let valid = true;
  const attempt = (decode: () => void) => {
    if (!valid) return;
    try {
      decode();
    } catch {
      valid = false;
    }
  };
  return {
    take: (part: Uint8Array) => attempt(() => decoder.decode(part, { stream: true })),
    isSo() {
      attempt(() => decoder.decode());
      return valid;
    },
  };
}

/** By its first bytes; else UTF-8 if all of it is, and Windows-1252, which spreadsheets write, if not. */
export function encodingOf([first, second]: Uint8Array, isUtf8: boolean): CsvForm["encoding"] {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return isUtf8 ? "utf-8" : "windows-1252";
}

const DELIMITERS = [",", ";", "\t"] as const;

/** The sign that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): CsvForm["delimiter"] {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The columns of a file with the samples of its first rows, and what those rows are: how many with the head, and which of them cannot be read. */
async function beginningOf(start: Uint8Array, form: CsvForm) {
  let columns: Inspected["columns"] | null = null;
  const problems: NonNullable<Inspected["unreadable"]>[] = [];
  let sampled = 0;
  let rows = 0;
  let toEnd = true;
  for await (const { line, cells, problem } of rowsOf(piecesOf(start), form)) {
    if (sampled >= SAMPLED_ROWS || rows >= MOST_ROWS) {
      toEnd = false;
      break;
    }
    rows++;
    if (!columns) columns = namesOf(cells).map((name) => ({ name, samples: [] }));
    else if (problem) problems.push({ line, ends: ENDS_FILE.includes(problem) });
    else {
      sampled++;
      for (const [at, column] of columns.entries()) takeSample(column.samples, cells[at] ?? "");
    }
  }
  if (!columns) throw new UnreadableFile("import_empty");
  return { columns, rows, problems, toEnd };
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

function namesOf(cells: string[] | undefined): string[] {
  if (!cells) throw new UnreadableFile("import_head_broken");
  if (cells.length > IMPORT_LIMITS.columns) throw new UnreadableFile("import_many_columns");
  const names = cells.map((cell) => cell.trim());
  if (names.every((name) => name === "")) throw new UnreadableFile("import_empty");
  if (!names.every((name) => name.length <= IMPORT_LIMITS.name && isStorable(name))) throw new UnreadableFile("import_head_broken");
  const named = names.filter(Boolean).map((name) => name.toLowerCase());
  if (new Set(named).size < named.length) throw new UnreadableFile("import_same_columns");
  return names;
}

function takeSample(samples: string[], cell: string): void {
  const sample = shownText(cell, IMPORT_LIMITS.sample);
  if (sample && samples.length < IMPORT_LIMITS.samples && !samples.includes(sample)) samples.push(sample);
}
