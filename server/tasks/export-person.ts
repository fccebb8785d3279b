import { nextFile } from "#server/resources/users/everything/files.ts";
import { nextMentions, type Read } from "#server/resources/users/everything/mentions.ts";
import { pageOf } from "#server/resources/users/everything/place.ts";
import { PLACES } from "#server/resources/users/everything/places.ts";
import { findWhom, knownNow, type Whom } from "#server/resources/users/everything/whom.ts";
import { createAboutPerson, personPayload, sectionOfPerson } from "./about-person.ts";
import { storeResult } from "./store-result.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";

const ROWS_AT_ONCE = 1000;

/** Hands over everything that is stored about one person, as JSON in a zip archive. A killed export begins anew. */
export const exportPerson: TaskType = {
  section: sectionOfPerson,
  payload: personPayload,
  create: (stores, caller, payload) => createAboutPerson(stores, caller, "export-person", payload),
  async run(task) {
    const { db, row } = task;
    const { userId } = row.payload as { userId: number };
    const whom = await findWhom(db, { companyId: row.company_id, propertyId: row.property_id }, userId);
    if (!whom) throw new TaskFailed("person_gone");
    const counted = { done: 0 };
    await storeResult(task, `person-${row.id}.zip`, [
      { name: "person.json", content: everythingOf(task, await knownNow(db, whom), counted) },
    ]);
    return { rows: counted.done };
  },
};

async function* everythingOf(task: RunningTask, whom: Whom, counted: { done: number }): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const head = { id: whom.publicId, exportedAt: new Date().toISOString(), ...(await propertiesOf(task, whom)) };
  yield encoder.encode(JSON.stringify(head, null, 1).slice(0, -2));
  for (const part of [...new Set(PLACES.map((place) => place.part)), ...Object.keys(SEARCHED)]) {
    yield encoder.encode(`,\n "${part}": [`);
    let separator = "\n  ";
    for await (const rows of SEARCHED[part]?.(task, whom) ?? rowsOf(task, whom, part)) {
      counted.done += rows.length;
      await task.portion(async () => ({ progress: { ...counted, stage: "packing" } }));
      if (rows.length === 0) continue;
      yield encoder.encode(separator + rows.map((each) => JSON.stringify(each)).join(",\n  "));
      separator = ",\n  ";
    }
    yield encoder.encode("\n ]");
  }
  yield encoder.encode("\n}\n");
}

async function* rowsOf({ db }: RunningTask, whom: Whom, part: string): AsyncGenerator<object[]> {
  for (const place of PLACES.filter((each) => each.part === part)) {
    for (const rule of place.rows(whom)) {
      for (let at: string[] | null = null; ; ) {
        const { rows } = await pageOf(place, rule, at, ROWS_AT_ONCE).execute(db);
        at = rows.at(-1)?.at ?? null;
        if (!at) break;
        yield rows.map(({ at: _, ...row }) => row);
      }
    }
  }
}

/** Addresses in the applications that name the person, and were opened by somebody else. */
async function* mentionsOf({ db }: RunningTask, whom: Whom): AsyncGenerator<object[]> {
  for (let read: Read | null = null; ; ) {
    const page = await nextMentions(db, whom, read);
    if (!page) return;
    const { propertyId, found, next } = page;
    yield found.map(({ path, occurred_at }) => ({ propertyId, path, occurredAt: new Date(occurred_at).toISOString() }));
    read = next;
    if (!read) return;
  }
}

/** Files that hold the person. */
async function* filesOf(task: RunningTask, whom: Whom): AsyncGenerator<object[]> {
  for (let after = "0"; ; ) {
    task.signal.throwIfAborted();
    const next = await nextFile(task, whom, after);
    if (!next) return;
    const { kind, name, created_at, expires_at, pieces } = next.file;
    if (next.isTheirs && pieces !== null) yield [{ kind, name, createdAt: created_at, expiresAt: expires_at }];
    after = next.file.id;
  }
}

/** Parts that no condition finds. */
const SEARCHED: Record<string, (task: RunningTask, whom: Whom) => AsyncGenerator<object[]>> = { files: filesOf, mentionedIn: mentionsOf };

async function propertiesOf({ db }: RunningTask, { properties }: Whom) {
  const named = db
    .selectFrom("properties")
    .select(["id", "name"])
    .where("id", "in", [0, ...properties]);
  return { properties: await named.orderBy("id").execute() };
}
