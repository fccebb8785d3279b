import { type SqlBool, sql } from "kysely";
import { KEPT_WORK } from "./kept-work.ts";
import type { Place, Rule } from "./place.ts";
import type { Whom } from "./whom.ts";
import { holds } from "./words.ts";

const inProperties = ({ properties }: Whom) => sql`held.property_id = any(${properties}::integer[])`;

/** Under which ids the player's events have the person, who was not yet known as such. */
const anonymousIds = ({ properties, publicId, isAnonymous, aliases }: Whom) => [
  ...(isAnonymous ? properties.map((propertyId) => ({ propertyId, id: publicId })) : []),
  ...aliases,
];

/** Rows of a property whose person is the one, or was not yet known as such. */
const personRows = (whom: Whom): Rule[] => [
  ...(whom.isAnonymous ? [] : [sql<SqlBool>`${inProperties(whom)} and held.person = ${whom.publicId} and not held.anonymous`]),
  ...anonymousIds(whom).map(
    ({ propertyId, id }) => sql<SqlBool>`held.property_id = ${propertyId}::integer and held.person = ${id} and held.anonymous`,
  ),
];

/** What the team noted beside the answers of the person. */
const notesOf = (whom: Whom): Rule[] => {
  const { publicId, isAnonymous, properties } = whom;
  const known = isAnonymous ? [] : properties.map((propertyId) => ({ propertyId, id: publicId, anonymous: false }));
  return [...known, ...anonymousIds(whom).map((each) => ({ ...each, anonymous: true }))].map(
    ({ propertyId, id, anonymous }) => sql<SqlBool>`held.property_id = ${propertyId}::integer and exists (
      select from message_answers a where (a.property_id, a.id) = (held.property_id, held.answer_id)
        and a.person = ${id} and a.anonymous = ${anonymous}::boolean)`,
  );
};

/** Events of the person, also of when nobody knew who they were; or those that name their earlier self beside somebody else. */
function eventsOf(whom: Whom, of: "themselves" | "others"): Rule[] {
  const { properties, publicId, isAnonymous } = whom;
  const known = isAnonymous ? [] : properties.map((id) => sql<SqlBool>`held.property_id = ${id}::integer and held.user_id = ${publicId}`);
  const another = isAnonymous ? sql`held.user_id is not null` : sql`held.user_id <> ${publicId}`;
  const whose = of === "themselves" ? sql`held.user_id is null` : another;
  const unknown = anonymousIds(whom).map(
    ({ propertyId, id }) => sql<SqlBool>`held.property_id = ${propertyId}::integer and held.anonymous_id = ${id} and ${whose}`,
  );
  return of === "themselves" ? [...known, ...unknown] : unknown;
}

/** The person's own rows, whatever company or property they are of. */
const companyRow = ({ propertyId, companyId, publicId, isAnonymous }: Whom): Rule[] =>
  propertyId === null && !isAnonymous ? [sql`held.company_id = ${companyId}::integer and held.public_id = ${publicId}`] : [];
const seenRows = (whom: Whom): Rule[] => [
  sql`${inProperties(whom)} and held.foreign_id = ${whom.publicId} and held.anonymous = ${whom.isAnonymous}`,
];

/**
 * Every table in which something about a person stands: the one list, by which everything is exported and erased. What a new table holds of
 * people is added here; server/tasks/erase-person.test.ts searches them all. (Paths of other people's events: mentions.ts.)
 */
export const PLACES: Place[] = [
  {
    part: "events",
    table: "events",
    rows: (whom) => eventsOf(whom, "themselves"),
    shown: [
      ..."kind occurred_at received_at sent_at property_id user_id anonymous_id company_key session_id seq language path".split(" "),
      ..."content_type content_id content_version step_id run_id payload".split(" "),
    ],
    by: [["id", "uuid"]],
    erased: (whom) => [...eventsOf(whom, "themselves"), ...eventsOf(whom, "others")],
    // All of them become those of one known person, so that nobody is counted twice, and the rollup makes no visitor of them.
    becomes: ({ publicId, isAnonymous }, pseudonym) => {
      const isTheirs = sql`(user_id is null or (user_id = ${publicId} and not ${isAnonymous}::boolean))`;
      return sql`user_id = case when ${isTheirs} then ${pseudonym} else user_id end, anonymous_id = null,
        company_key = case when ${isTheirs} then null else company_key end, path = case when ${isTheirs} then null else path end`;
    },
  },
  {
    part: "sessions",
    table: "sessions",
    rows: personRows,
    shown: ["property_id", "id", "person", "anonymous", "started_at", "last_at", "pages"],
    by: [
      ["property_id", "integer"],
      ["last_at", "timestamptz"],
      ["id", "uuid"],
      ["started_at", "timestamptz"],
    ],
    becomes: (_, pseudonym) => sql`person = ${pseudonym}, anonymous = false`,
  },
  {
    part: "guides",
    table: "guide_runs",
    rows: personRows,
    shown: [
      ..."property_id run_id guide_id version language person anonymous started_at completed_at dismissed_at".split(" "),
      [
        "steps",
        `(select coalesce(json_agg(json_build_object('step', step_id, 'shown', shown, 'done', done, 'failed', failed) order by step_id), '[]')
          from guide_run_steps steps where (steps.property_id, steps.run_id) = (held.property_id, held.run_id))`,
      ],
    ],
    by: [
      ["property_id", "integer"],
      ["guide_id", "integer"],
      ["run_id", "uuid"],
    ],
    becomes: (_, pseudonym) => sql`person = ${pseudonym}, anonymous = false`,
  },
  {
    part: "impressions",
    table: "impressions",
    rows: personRows,
    shown: "property_id id kind content_id version language person anonymous shown_at closed_at dismissed_at answered_at".split(" "),
    by: [
      ["property_id", "integer"],
      ["id", "uuid"],
    ],
    becomes: (_, pseudonym) => sql`person = ${pseudonym}, anonymous = false`,
  },
  {
    part: "answerNotes",
    table: "message_answer_notes",
    // By the answers that they are about, so before these are nobody's.
    rows: notesOf,
    shown: ["property_id", "answer_id", "tags", "follow_up"],
    by: [
      ["property_id", "integer"],
      ["answer_id", "uuid"],
    ],
  },
  {
    part: "answers",
    table: "message_answers",
    rows: personRows,
    shown: [
      ..."property_id id message_id version language person anonymous segment_ids".split(" "),
      ..."attributes answers comment seconds started_at answered_at".split(" "),
    ],
    by: [
      ["property_id", "integer"],
      ["id", "uuid"],
    ],
    // What they wrote themselves may say who they are; what they chose is counted on.
    becomes: (_, pseudonym) => sql`person = ${pseudonym}, anonymous = false, attributes = '{}', comment = '', answers = (
      select coalesce(jsonb_object_agg(given.key, given.value) filter (where jsonb_typeof(given.value) <> 'string'), '{}') from jsonb_each(answers) given)`,
  },
  {
    part: "questions",
    table: "copilot_questions",
    rows: personRows,
    shown: "property_id id person anonymous language question sources by_rules helpful asked_at".split(" "),
    by: [
      ["property_id", "integer"],
      ["id", "uuid"],
    ],
  },
  {
    part: "segments",
    table: "person_segments",
    rows: personRows,
    shown: ["property_id", "person", "anonymous", "since", "segment_ids"],
    by: [
      ["property_id", "integer"],
      ["since", "timestamptz"],
    ],
  },
  {
    part: "counts",
    table: "person_event_days",
    rows: personRows,
    shown: ["property_id", "person", "anonymous", "kind", "content_id", "day", "count"],
    by: [
      ["property_id", "integer"],
      ["kind", "text"],
      ["content_id", "integer"],
      ["day", "date"],
    ],
  },
  {
    part: "rejectedValues",
    table: "attribute_refusals",
    rows: (whom) => [sql`${refusals(whom)} and ${holds(sql`held.sample`, whom.words)}`],
    shown: ["property_id", "key", "reason", "sample", "last_at"],
    by: [["ctid", "tid"]],
    // Whose value a sample was, nobody knows: it may be this person's. How many there were stays.
    erased: (whom) => [sql`${refusals(whom)} and held.sample <> ''`],
    becomes: () => sql`sample = ''`,
  },
  ...KEPT_WORK,
  {
    part: "links",
    table: "magic_links",
    rows: ({ propertyId, ids }) => (propertyId === null ? [sql`held.company_user_id = any(${ids}::integer[])`] : []),
    shown: ["property_id", "created_at", "expires_at", "sent_at", "used_at"],
    by: [["id", "integer"]],
    isLast: true,
  },
  {
    part: "profile",
    table: "company_users",
    rows: companyRow,
    shown: [
      ..."public_id status attributes imported_by imported_line created_at updated_at first_seen_at last_seen_at".split(" "),
      ..."invited_at archived_at".split(" "),
    ],
    by: [["id", "integer"]],
    isLast: true,
  },
  {
    part: "anonymousIds",
    table: "person_aliases",
    rows: ({ aliases }) =>
      aliases.map(({ propertyId, id }) => sql`held.property_id = ${propertyId}::integer and held.anonymous_id = ${id}`),
    shown: ["property_id", "anonymous_id", "created_at"],
    by: [["anonymous_id", "text"]],
    isLast: true,
  },
  {
    part: "applications",
    table: "foreign_users",
    rows: seenRows,
    shown: "property_id foreign_id anonymous company_key own attributes first_seen_at last_seen_at".split(" "),
    by: [["id", "integer"]],
    isLast: true,
  },
];

function refusals({ companyId, propertyId }: Whom): Rule {
  const within = propertyId === null ? sql`true` : sql`held.property_id = ${propertyId}::integer`;
  return sql`held.company_id = ${companyId}::integer and ${within}`;
}
