import { sql } from "kysely";
import { typesThat } from "#app/domain/tasks/task.ts";
import type { Place, Rule } from "./place.ts";
import type { Whom } from "./whom.ts";
import { holds, holdsInJson, isOneOf } from "./words.ts";

const WITH_PEOPLE = typesThat("holdsPeople");
const OF_ONE = typesThat("aboutOne");

/** Tasks, as `held`, that were about the person with these ids. */
export const isAboutThem = (ids: number[]): Rule =>
  sql`(held.type = any(${OF_ONE}::text[]) and held.payload ->> 'userId' = any(${ids.map(String)}::text[]))`;

/** Tasks, as `held`, that may hold the person: those of the property or the whole company, and those that were about this person. */
export function workWith({ companyId, propertyId, ids }: Whom): Rule {
  const within = propertyId === null ? sql`true` : sql`(held.property_id = ${propertyId}::integer or ${isAboutThem(ids)})`;
  return sql`held.company_id = ${companyId}::integer and held.type = any(${WITH_PEOPLE}::text[]) and ${within}`;
}

const ENDED = sql`held.status in ('done', 'failed', 'cancelled')`;
const tasksWith = (whom: Whom) => sql`select held.id from tasks held where ${workWith(whom)}`;

/** Files, as `held`, among which those that hold the person are; an upload has no task until its import is prepared. */
export function filesWith(whom: Whom): Rule {
  const uploads = whom.propertyId === null ? sql`held.task_id is null and held.company_id = ${whom.companyId}::integer` : sql`false`;
  return sql`(held.task_id in (${tasksWith(whom)}) or (${uploads}))`;
}

/** Whether a kept answer is one to a call about the company or the property, by the address of that call. */
function isWithin({ companyId, propertyId, properties }: Whom): Rule {
  const ids = propertyId === null ? properties : [propertyId];
  const about = [...(propertyId === null ? [`companies/${companyId}`] : []), ...ids.map((id) => `properties/${id}`)];
  return sql`held.subject ~ ${`/(${about.join("|")})(/|$)`}`;
}

/** What work with people keeps of them for a while. */
export const KEPT_WORK: Place[] = [
  {
    part: "refusedRows",
    table: "import_refused_rows",
    rows: (whom) => [sql`held.task_id in (${tasksWith(whom)}) and ${holds(sql`held.value`, whom.words)}`],
    shown: ["task_id", "line", "field", "reason", "value"],
    by: [
      ["task_id", "bigint"],
      ["line", "bigint"],
      ["field", "text"],
    ],
    // Values do not say whose they are: those of imports that have ended go. Of others they stay, unless their file holds the person.
    erased: (whom) => [
      sql`held.task_id in (${tasksWith(whom)}) and (${holds(sql`held.value`, whom.words)}
        or held.task_id in (${tasksWith(whom)} and ${ENDED}))`,
    ],
  },
  {
    part: "processes",
    table: "tasks",
    rows: (whom) => [
      sql`${workWith(whom)} and ${ENDED} and (${isAboutThem(whom.ids)} or ${holds(sql`held.payload::text || held.state::text`, whom.words)})`,
    ],
    // Without what is of others: samples of a file, and who else was invited.
    shown: ["type", "created_at", ["payload", "held.payload - 'columns' - 'users'"]],
    by: [["id", "bigint"]],
    erased: (whom) => [sql`${workWith(whom)} and ${ENDED} and (held.payload <> '{}' or held.state <> '{}')`],
    becomes: () => sql`payload = '{}', state = '{}'`,
  },
  {
    // Names of uploaded files. They go with what is in the files: files.ts.
    part: "files",
    table: "task_files",
    rows: (whom) => [sql`${filesWith(whom)} and ${holds(sql`held.name`, whom.words)}`],
    shown: ["name", "created_at"],
    by: [["id", "bigint"]],
    erased: () => [],
  },
  {
    // Copies of what calls of the company were answered: they are erased, and handed over as what they are copies of.
    part: "answers",
    table: "kept_answers",
    rows: () => [],
    shown: ["created_at"],
    by: [["ctid", "tid"]],
    erased: (whom) => [sql`${isWithin(whom)} and ${holdsInJson(sql`held.body`, whom.words)}`],
    becomes: () => sql`body = null`,
  },
  {
    // Without their text, which may hold a link that opens an application.
    part: "mails",
    table: "outbox",
    rows: ({ companyId, propertyId, words }) =>
      propertyId === null
        ? [
            sql`held.company_id = ${companyId}::integer and (${isOneOf(sql`held.recipient`, words)}
            or ${holds(sql`held.subject || ' ' || held.body`, words)})`,
          ]
        : [],
    shown: ["recipient", "subject", "created_at"],
    by: [["id", "integer"]],
  },
];
