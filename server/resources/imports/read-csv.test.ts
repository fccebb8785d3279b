import { expect, test } from "vitest";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";
import { inspect } from "./inspect.ts";
import { type CsvForm, rowsOf } from "./read-csv.ts";

const UTF8: CsvForm = { encoding: "utf-8", delimiter: "," };

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function rows(text: string | Uint8Array, form = UTF8, size = 65_536) {
  const found: [number, unknown][] = [];
  for await (const { line, cells, problem } of rowsOf(inPieces(typeof text === "string" ? bytesOf(text) : text, size), form))
    found.push([line, problem ?? cells]);
  return found;
}

test.each([1, 2, 3, 7, 65_536])("quotes, line ends of any kind and empty lines, in pieces of %i bytes", async (size) => {
  const text = '\ufeffid,name\r\n1,"Ada ""the first"" L."\r\n\r\n2,"two\r\nlines"\r\n3,"a,b"\n4,ü€😀\r';
  expect(await rows(text, UTF8, size)).toEqual([
    [1, ["id", "name"]],
    [2, ["1", 'Ada "the first" L.']],
    [4, ["2", "two\nlines"]],
    [6, ["3", "a,b"]],
    [7, ["4", "ü€😀\r"]],
  ]);
});

test("a broken quote is told with its line, and the rows behind it follow", async () => {
  expect(await rows('id,name\n1,"a"b"\n2,c"d\n3,e\n')).toEqual([
    [1, ["id", "name"]],
    [2, "quote_broken"],
    [3, "quote_broken"],
    [4, ["3", "e"]],
  ]);
  expect(await rows('id,name\n1,"a"b\n2,c\n3,"d"\n')).toEqual([
    [1, ["id", "name"]],
    [2, "quote_broken"],
    [3, ["2", "c"]],
    [4, ["3", "d"]],
  ]);
});

test("many broken quotes behind a very long cell are one row", async () => {
  const found = await rows(`id,name\n1,${"x".repeat(4_000_000)}${'"a'.repeat(IMPORT_LIMITS.brokenQuotes - 1)}\n2,c\n`);
  expect(found.slice(1)).toEqual([
    [2, "quote_broken"],
    [3, ["2", "c"]],
  ]);
}, 60_000);

test("no character is cut where the text is", async () => {
  for (const before of [3999, 4000, 7998]) expect(await rows(`${"x".repeat(before)}😀y`)).toEqual([[1, [`${"x".repeat(before)}😀y`]]]);
});

test("a row with many broken quotes is told once, and too many in a file end it", async () => {
  expect(await rows('id,name\n1,"x"y"z"w"\n2,c\n')).toEqual([
    [1, ["id", "name"]],
    [2, "quote_broken"],
    [3, ["2", "c"]],
  ]);
  const good = "id,name\n1,a\n";
  const many = await rows(`${good}${'2,17" m\n'.repeat(IMPORT_LIMITS.brokenQuotes + 5)}3,b\n`);
  expect([many.length, many.at(-1)]).toEqual([2 + IMPORT_LIMITS.brokenQuotes, [2 + IMPORT_LIMITS.brokenQuotes, "too_many_broken"]]);
  expect(await rows(`${good}2,"a${'"a'.repeat(1_000_000)}`)).toEqual([
    [1, ["id", "name"]],
    [2, ["1", "a"]],
    [3, "quote_broken"],
    [3, "too_many_broken"],
  ]);
});

test("what is wrong comes while the file does, others have their turn meanwhile, and who stops early closes the file", async () => {
  let read = 0;
  let turns = 0;
  let isOpen = true;
  async function* endless() {
    try {
      for (;;) {
        read++;
        yield bytesOf('2,17" monitor\n'.repeat(500));
      }
    } finally {
      isOpen = false;
    }
  }
  const watch = setInterval(() => turns++, 0);
  let found = 0;
  for await (const { problem } of rowsOf(endless(), UTF8)) {
    expect(problem).toBe("quote_broken");
    if (++found === 3000) break;
  }
  clearInterval(watch);
  await expect.poll(() => isOpen).toBe(false);
  expect(read).toBeLessThan(20);
  expect(turns).toBeGreaterThan(2);
});

test("a quote that nothing closes is told with the line in which it was opened", async () => {
  expect(await rows('id,name\n1,a\n2,"b\n3,c\n4,d\n')).toEqual([
    [1, ["id", "name"]],
    [2, ["1", "a"]],
    [3, "quote_open"],
  ]);
});

test("behind rows with broken quotes too", async () => {
  expect(await rows('id,name\n1,x "y\n2,x "y\n"3,a\n4,b\n')).toEqual([
    [1, ["id", "name"]],
    [2, "quote_broken"],
    [3, "quote_broken"],
    [4, "quote_open"],
  ]);
});

test("a row that is too long is told with its line, up to 5 MB in one cell, and the rows behind it follow", async () => {
  const long = "x".repeat(IMPORT_LIMITS.rowCharacters);
  expect(await rows(`id,name\n1,${long}\n2,${"y".repeat(5_000_000)}\n3,c\n`)).toEqual([
    [1, ["id", "name"]],
    [2, "row_too_long"],
    [3, "row_too_long"],
    [4, ["3", "c"]],
  ]);
});

test("a row that would fill the memory ends the file", async () => {
  const found = await rows(`id,name\n1,a\n2,${"y".repeat(IMPORT_LIMITS.recordBytes + 100)}\n3,c\n`);
  expect(found.slice(0, 3)).toEqual([
    [1, ["id", "name"]],
    [2, ["1", "a"]],
    [3, "record_too_long"],
  ]);
});

const inspected = (bytes: Uint8Array | string) => inspect(inPieces(typeof bytes === "string" ? bytesOf(bytes) : bytes, 1000));

test.each([
  ["commas", "id,name\n1,a\n", ","],
  ["semicolons", "id;name, first;plan\n1;a,b;c\n", ";"],
  ["tabs", "id\tname\n1\ta\n", "\t"],
  ["signs within quotes", '"id;a;b;c",name\n1,a\n', ","],
  ["one column", "id\n1\n", ","],
])("the sign between columns is found: %s", async (_, text, delimiter) => {
  expect(await inspected(text)).toMatchObject({ delimiter, encoding: "utf-8" });
});

test.each([
  ["UTF-8", bytesOf("id,Größe\n1,ä\n"), "utf-8"],
  ["UTF-8 with a mark", bytesOf("\ufeffid,Größe\n1,ä\n"), "utf-8"],
  ["Windows-1252", Buffer.from("id,Gr\xf6\xdfe\n1,\xe4\n", "latin1"), "windows-1252"],
  ["UTF-16", Buffer.from("\ufeffid,Größe\n1,ä\n", "utf16le"), "utf-16le"],
])("the encoding is found: %s", async (_, bytes, encoding) => {
  expect(await inspected(bytes)).toMatchObject({
    encoding,
    columns: [
      { name: "id", samples: ["1"] },
      { name: "Größe", samples: ["ä"] },
    ],
  });
});

test("a character of Windows-1252 far behind the head counts too", async () => {
  const bytes = Buffer.concat([bytesOf(`id,name\n${"1,abc\n".repeat(300_000)}`), Buffer.from("2,\xe4\n", "latin1")]);
  expect(await inspected(bytes)).toMatchObject({ encoding: "windows-1252", lines: 300_002 });
});

test("up to three different samples of a column are shown, cut short", async () => {
  const text = `id,plan\n1,pro\n2,pro\n3, free \n4,\n5,${"x".repeat(200)}\n6,team\n`;
  const { columns } = await inspected(text);
  expect(columns[1]).toEqual({ name: "plan", samples: ["pro", "free", "x".repeat(IMPORT_LIMITS.sample)] });
});

test("samples are storable, whatever the cells hold: half characters, control characters, NUL", async () => {
  const long = "x".repeat(IMPORT_LIMITS.sample - 1);
  const { columns } = await inspected(`id,note,more\nada,${long}😀 hi,"a\u0000b\nc"\n`);
  expect(columns.map(({ samples }) => samples)).toEqual([["ada"], [`${long}\ufffd`], ["a b c"]]);
});

test.each([
  ["i\u0000d,name\n1,a\n", "import_head_broken"],
  ["", "import_empty"],
  ["\n\n", "import_empty"],
  [",,\n1,2,3\n", "import_empty"],
  ["id,name", "import_no_rows"],
  ["id,name\n\n\n", "import_no_rows"],
  ['"id,name\n1,a\n', "import_head_broken"],
  [`${"x".repeat(300)},name\n`, "import_head_broken"],
  ["id,Name,name \n1,a,b\n", "import_same_columns"],
  [`${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(",")}\n`, "import_many_columns"],
])("%# a file that no import can be made of says why", async (text, code) => {
  await expect(inspected(text)).rejects.toMatchObject({ code });
});

test.each([
  ["id,name\n1,a\n\n2,b\n", { lines: 3, exact: true, unreadable: null }],
  ['id,name\n1,"a\nb"\n', { lines: 2, exact: true, unreadable: null }],
  [`id,name\n${"1,a\n".repeat(21)}`, { lines: 22, exact: false, unreadable: null }],
  ['id,name\n1,"a"b\n2,c\n', { exact: false, unreadable: { line: 2, ends: false } }],
  [`id,name\n1,${"x".repeat(IMPORT_LIMITS.rowCharacters)}\n2,c\n`, { exact: false, unreadable: { line: 2, ends: false } }],
  ['id,name\n1,a\n2,"b\n3,c\n', { exact: false, unreadable: { line: 3, ends: true } }],
  ['id,name\n1,"a"b\n2,b\n3,"c\n4,d\n', { exact: false, unreadable: { line: 4, ends: true } }],
  [`id,name\n1,"a\n${"2,b\n".repeat(300_000)}`, { exact: false, unreadable: { line: 2, ends: true } }],
])("%# a look at the first rows tells how many there are, and the first that cannot be read", async (text, found) => {
  expect(await inspected(text)).toMatchObject(found);
});

test("a quote that is open only where the look ends is nothing to warn of", async () => {
  const long = `${"x".repeat(55_000)}\n`;
  const before = Array.from({ length: 18 }, (_, n) => `${n},${long}`).join("");
  expect(await inspected(`id,name\n${before}18,"${long}${long}"\n19,c\n`)).toMatchObject({ exact: false, unreadable: null });
});
