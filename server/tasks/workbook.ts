import { type Entry, zipped } from "./zipped.ts";

/** A cell of a table: texts are written as texts, whatever they begin with. */
export type Cell = string | number | null;

/** How many rows a sheet can have, with its head, and characters a cell (Office Open XML as Excel reads it). */
export const SHEET_LIMITS = { rows: 1_048_576, characters: 32_767 } as const;
const ROWS_AT_ONCE = 500;

/** A table as an Excel workbook, as it comes and never held as a whole. What does not fit one sheet stands in further ones. */
export async function* workbook(
  head: string[],
  rows: AsyncIterable<Cell[]>,
  mostRows: number = SHEET_LIMITS.rows,
): AsyncGenerator<Uint8Array> {
  yield* zipped(partsOf(head, rows, mostRows));
}

async function* partsOf(head: string[], rows: AsyncIterable<Cell[]>, mostRows: number): AsyncGenerator<Entry> {
  const source = rows[Symbol.asyncIterator]();
  let next = await source.next();
  let sheets = 0;
  async function* sheet(): AsyncGenerator<Uint8Array> {
    yield encoded(`${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${rowXml(head)}`);
    const portion: string[] = [];
    for (let written = 1; written < mostRows && !next.done; written++) {
      portion.push(rowXml(next.value));
      if (portion.length === ROWS_AT_ONCE) yield encoded(portion.splice(0).join(""));
      next = await source.next();
    }
    yield encoded(`${portion.join("")}</sheetData></worksheet>`);
  }
  do {
    sheets++;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };
  } while (!next.done);
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  for (const [name, xml] of frame(numbers)) yield { name, content: once(`${DECLARATION}${xml}`) };
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = "http://schemas.openxmlformats.org";
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** What a workbook consists of besides its sheets. */
function frame(sheets: number[]): [name: string, xml: string][] {
  const each = (xml: (sheet: number) => string) => sheets.map(xml).join("");
  const overrides = each((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${TYPE}.worksheet+xml"/>`);
  return [
    [
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((sheet) => `<sheet name="${sheet}" sheetId="${sheet}" r:id="rId${sheet}"/>`)}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${FORMATS}/package/2006/relationships">${each((sheet) => `<Relationship Id="rId${sheet}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`)}</Relationships>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "[Content_Types].xml",
      `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides}</Types>`,
    ],
  ];
}

const rowXml = (cells: readonly Cell[]) => `<row>${cells.map(cellXml).join("")}</row>`;

function cellXml(cell: Cell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, SHEET_LIMITS.characters))}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Signs that XML cannot hold, or that nobody sees. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
/** What a spreadsheet would read as a sign by its number, as in "_x0041_". */
const NUMBERED = /_(?=x[0-9a-f]{4}_)/gi;
const escaped = (text: string) =>
  text
    .replace(UNWRITABLE, "")
    .replace(NUMBERED, "_x005F_")
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const encoder = new TextEncoder();
const encoded = (text: string) => encoder.encode(text);
async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield encoded(text);
}
