import { stringify } from "csv-stringify/sync";
import { sql } from "kysely";
import { z } from "zod";
import { companyPeopleQuery } from "#app/contracts/people.ts";
import { segmentFilter } from "#app/contracts/segment-filter.ts";
import { id } from "#app/contracts/text.ts";
import { disarmed } from "#app/domain/imports/disarmed.ts";
import { valueIn, writeItems } from "#app/domain/users/attribute-values.ts";
import { legacyStatus, statusesOf } from "#app/domain/users/status.ts";
import { stampOf } from "#server/database/stamp.ts";
import { storedTypes } from "#server/resources/attributes/definitions.ts";
import { selectionOf } from "#server/resources/users/page-of-people.ts";
import { companyPeople, type PeopleSource, propertyPeople } from "#server/resources/users/people-source.ts";
import type { CompanyUser, ForeignUser } from "#server/resources/users/wire.ts";
import { storeResult } from "./store-result.ts";
import type { RunningTask, TaskType } from "./task-type.ts";

const ROWS_AT_ONCE = 1000;

const payload = z.strictObject({
  /** Whose people: those that the player saw in a property, or without it the company's own. */
  propertyId: id.optional(),
  ...companyPeopleQuery.pick({ search: true, status: true, archived: true }).shape,
  filter: segmentFilter.optional(),
});
type Payload = z.output<typeof payload>;
type Person = (CompanyUser | ForeignUser) & Record<string, unknown>;
type Column = readonly [name: string, cell: (person: Person) => unknown];

/**
 * Writes people as a CSV file in a zip archive, with a column for each attribute (specification 2, section 3: Export archive format). Cells
 * that a spreadsheet would evaluate are disarmed, which an import undoes. A killed export begins anew.
 */
export const exportUsers: TaskType = {
  section: (propertyId) => (propertyId === null ? "company-user" : "users"),
  payload,
  async run(task) {
    const { db, row } = task;
    const asked = row.payload as Payload;
    const owner = { companyId: row.company_id, propertyId: row.property_id };
    const source =
      row.property_id === null
        ? companyPeople(row.company_id, { archived: asked.archived === "true", only: null })
        : await propertyPeople(db, row.property_id, asked.filter);
    const isCompanys = row.property_id === null;
    const statuses = isCompanys && asked.status ? statusesOf(asked.status) : undefined;
    const where = selectionOf(source, { search: asked.search, filter: asked.filter, statuses });
    const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${source.table} as people where ${where}`.execute(
      db,
    );
    const keys = [...(await storedTypes(db, owner)).keys()].sort();
    const fixed = isCompanys ? OF_COMPANY : OF_PROPERTY;
    const columns = [
      ...fixed,
      ...keys.map(
        (key): Column => [
          fixed.some(([name]) => name === key) ? `attribute_${key}` : key,
          ({ attributes }) => cellOf(valueIn(attributes, key)),
        ],
      ),
    ];
    const counted = { done: 0, total: rows[0]?.total ?? 0 };
    await storeResult(task, `users-${task.row.id}.zip`, [{ name: "users.csv", content: linesOf(task, source, where, columns, counted) }]);
    return { people: counted.done };
  },
};

const momentIn = (column: string) => (person: Record<string, unknown>) => stampOf(person[column] as Date | null);
const OF_COMPANY: Column[] = [
  ["id", ({ public_id }) => public_id],
  ["status", ({ status }) => legacyStatus(status as CompanyUser["status"])],
  ["created", momentIn("created_at")],
  ["first_seen", momentIn("first_seen_at")],
  ["last_seen", momentIn("last_seen_at")],
];
const OF_PROPERTY: Column[] = [
  ["id", ({ foreign_id }) => foreign_id],
  ["anonymous", ({ anonymous }) => cellOf(anonymous)],
  ["first_seen", momentIn("first_seen_at")],
  ["last_seen", momentIn("last_seen_at")],
];

async function* linesOf(
  task: RunningTask,
  source: PeopleSource,
  where: ReturnType<typeof selectionOf>,
  columns: Column[],
  counted: { done: number; total: number },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(stringify([columns.map(([name]) => name)], { bom: true }));
  for (let after = ""; ; ) {
    const { rows } = await sql<Person>`select * from ${source.table} as people where ${where} and ${source.publicId} > ${after}
      order by ${source.publicId} limit ${ROWS_AT_ONCE}`.execute(task.db);
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.public_id ?? last.foreign_id);
    counted.done += rows.length;
    await task.portion(async () => ({ progress: { ...counted, stage: "people" } }));
    yield encoder.encode(stringify(rows.map((person) => columns.map(([, cell]) => disarmedCell(cell(person))))));
  }
}

/** A value as a cell; lists are separated by commas, as an import reads them. */
function cellOf(value: unknown): unknown {
  return Array.isArray(value) ? writeItems(value) : typeof value === "boolean" ? String(value) : value;
}

/** Numbers are none that a spreadsheet would take for something else. */
function disarmedCell(value: unknown): unknown {
  return typeof value === "string" ? disarmed(value) : value;
}
