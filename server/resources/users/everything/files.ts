import { sql } from "kysely";
import type { Row } from "#server/database/tables.ts";
import { encodingOf } from "#server/resources/imports/inspect.ts";
import { contentOf, type Stores } from "#server/tasks/task-files.ts";
import { unzipped } from "#server/tasks/unzipped.ts";
import { AROUND_CELL, cellPattern, isIdentified, type Reading } from "./cells.ts";
import { filesWith, isAboutThem } from "./kept-work.ts";
import type { Whom } from "./whom.ts";
import { holds, longestWritten, sayingLittle } from "./words.ts";

type FileRow = Row<"task_files">;

/** Characters that are searched at once. */
const CHARACTERS_AT_ONCE = 250_000;

/** The next file that may hold the person, behind the one with this id, with whether it does. Null at the end. */
export async function nextFile(stores: Stores, whom: Whom, after: string): Promise<{ file: FileRow; isTheirs: boolean } | null> {
  const about = sql`held.task_id in (select held.id from tasks held where held.company_id = ${whom.companyId}::integer and ${isAboutThem(whom.ids)})`;
  const { rows } = await sql<FileRow & { is_about: boolean }>`select *, coalesce(${about}, false) as is_about from task_files held
    where ${filesWith(whom)} and id > ${after}::bigint order by id limit 1`.execute(stores.db);
  const file = rows[0];
  return file ? { file, isTheirs: file.is_about || (await isTheirs(stores, whom, file)) } : null;
}

/** Whether a file holds the person, or cannot be searched. */
async function isTheirs(stores: Stores, whom: Whom, file: FileRow): Promise<boolean> {
  // The list of what an import refused has values without whose they are: its upload tells.
  const searched = file.kind === "refused" ? await uploadOf(stores, file) : file;
  if (!searched || searched.pieces === null) return true;
  const isZip = searched.media_type === "application/zip";
  const reading = await readingOf(stores, searched);
  // Without a plan any column may become the one of ids; exports begin each row with it.
  const cell = reading ? null : cellPattern(sayingLittle(whom.words), isZip);
  // What spreadsheets write differs in what is not ASCII.
  const isAscii = whom.words.every((word) => /^[ -~]*$/.test(word));
  for (const isUtf8 of isZip || isAscii ? [true] : [true, false]) {
    const content = contentOf(stores.files, searched);
    try {
      if (await isFound(stores, whom, cell, decoded(searched.name, isZip ? unzipped(content) : content, isUtf8))) return true;
    } catch {
      // Broken, or a piece is missing.
      return true;
    }
  }
  return reading !== null && isIdentified(contentOf(stores.files, searched), reading, whom.words);
}

/** How the import of an upload reads it; null when that is not known, or no longer. */
async function readingOf({ db }: Stores, { kind, task_id }: FileRow): Promise<Reading | null> {
  if (kind !== "upload" || task_id === null) return null;
  const task = await db.selectFrom("tasks").select("payload").where("id", "=", task_id).executeTakeFirst();
  return task && "plan" in task.payload ? (task.payload as Reading) : null;
}

const uploadOf = ({ db }: Stores, { task_id }: FileRow) =>
  db.selectFrom("task_files").selectAll().where("task_id", "=", task_id).where("kind", "=", "upload").executeTakeFirst();

/** A file begins with its name, so that each row has a line end before it. Portions of the text overlap: what stands at the end of one, where nothing tells whether it goes on, stands within the next. */
async function isFound({ db }: Stores, { words }: Whom, cell: RegExp | null, texts: AsyncIterable<string>): Promise<boolean> {
  const overlap = longestWritten(words) + AROUND_CELL;
  const isIn = async (text: string) => {
    if (cell?.test(text)) return true;
    const { rows } = await sql<{ found: boolean }>`select ${holds(sql`${text}::text`, words)} as found`.execute(db);
    return rows[0]?.found === true;
  };
  let held = "";
  for await (const text of texts) {
    held += text;
    while (held.length > CHARACTERS_AT_ONCE) {
      if (await isIn(`${held.slice(0, CHARACTERS_AT_ONCE)}${GOES_ON}`)) return true;
      held = `${GOES_ON}${held.slice(CHARACTERS_AT_ONCE - overlap)}`;
    }
  }
  return isIn(`${held}\n`);
}

/** A letter, so that a word beside it is not yet a whole one. */
const GOES_ON = "x";

/** A file as text; its name belongs to it. */
async function* decoded(name: string, content: AsyncIterable<Uint8Array>, isUtf8: boolean): AsyncGenerator<string> {
  yield `${name}\n`;
  let decoder: TextDecoder | null = null;
  for await (const part of content) {
    decoder ??= new TextDecoder(encodingOf(part, isUtf8));
    // The database takes no text with this character.
    yield decoder.decode(part, { stream: true }).replaceAll("\0", " ");
  }
  if (decoder) yield decoder.decode();
}
