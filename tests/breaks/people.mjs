import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const PEOPLE = [
  ...at(
    "server/resources/users/people-source.ts",
    ["server/resources/users"],
    ["people of any property are listed", "scope: sql`people.property_id = ", "scope: sql`0 <> "],
    ["people of any company are listed", "scope: sql`people.company_id = ", "scope: sql`0 <> "],
    ["archived people are listed with the others", "archived ? sql`people.archived` : sql`not people.archived`", "sql`true`"],
    ["whoever has roles in one property sees all of the company", "if (only === null) return sql`true`;", "return sql`true`;"],
  ),
  ...at(
    "server/resources/users/page-of-people.ts",
    ["server/resources/users"],
    ["a list counts to its end", "{most + 1}", "{most + 1_000_000}"],
    ["every page is the first", " offset $", " offset 0 * $"],
  ),
  ...at("server/database/lowered.ts", ["server/resources/users"], ["signs of LIKE in a search mean something", "/[\\\\%_]/g", "/[\\0]/g"]),
  ...at(
    "server/resources/users/filter-sql.ts",
    ["server/resources/users"],
    ["what is set to something else meets no negation", "`not coalesce(", "`not nullif("],
  ),
  ...at(
    "server/resources/foreign-users/routes.ts",
    ["server/resources/foreign-users"],
    [
      "people of another property are deleted",
      '.where("property_id", "=", propertyId)\n    .where("id", "in", ids)',
      '.where("id", "in", ids)',
    ],
  ),
  ...at(
    "server/resources/attributes/owner.ts",
    ["server/resources/attributes"],
    ["attributes of other companies hold", "} and (attributes.property_id is null", "} or (attributes.property_id is null"],
    ["no limit of attributes", "if (isLimitReached(limit, live)) throw", "if (false) throw"],
  ),
  ...at(
    "server/resources/attributes/definitions.ts",
    ["server/resources/attributes"],
    ["attributes that arrive exceed the plan", "isLimitReached(limit, live + index) ?", "isLimitReached(limit, live) && index < 0 ?"],
  ),
  ...at(
    "app/domain/users/check-values.ts",
    ["app/domain/users", "server/resources/attributes"],
    [
      "values of any type arrive",
      'if (fitting === undefined) refused.push({ key, reason: "type", sample: sampleOf(value) });\n      else kept',
      "kept",
    ],
  ),
  ...at(
    "server/resources/magic-links/store.ts",
    ["server/resources/magic-links"],
    ["links are made for people of other properties", ".where(seenIn(sql`company_users.id`, properties))", ""],
  ),
  ...at(
    "server/realm/mail/mailer.ts",
    ["server/tasks/invite-users"],
    ["one refused address holds up all invitations", "if (error.permanent && isOfRecipient)", "if (false)"],
  ),
  ...at(
    "server/tasks/store-result.ts",
    ["server/tasks/export-users"],
    ["what a killed attempt stored stays", "await removeFiles(", "void (async () => {})("],
  ),
  ...at(
    "server/tasks/claim.ts",
    ["server/tasks/claim"],
    ["a task that somebody works on is taken", "leased_until < now()", "leased_until <> now()"],
    ["one company's tasks keep all others waiting", "order by running, last nulls first, due, company_id", "order by due, company_id"],
  ),
  ...at(
    "server/tasks/queue.ts",
    ["server/tasks/queue"],
    [
      "a worker keeps what another has taken over",
      '.set({ ...reached, leased_until: lease() })\n    .where("id", "=", id)\n    .where("worker", "=", worker)',
      '.set({ ...reached, leased_until: lease() })\n    .where("id", "=", id)',
    ],
    ["what failed is tried at once", "BACK_OFF.first * 2 ** (attempts - 1)", "0"],
  ),
  ...at(
    "server/tasks/room.ts",
    ["server/tasks/room"],
    ["a company starts any number of tasks", "if (rows[0]!.open >= TASK_LIMITS.open) throw", "if (false) throw"],
    ["a company uploads any number of bytes", "|| Number(stored) + bytes > TASK_LIMITS.uploadedBytes", ""],
  ),
  ...at(
    "server/http/on.ts",
    ["tests/routes/access/api"],
    ["calls outside of the company's plan are made", "if (call.plan) await requirePlan", "if (false) await requirePlan"],
  ),
  ...at(
    "server/tasks/run-task.ts",
    ["server/tasks/queue"],
    ["a portion is kept although the task is lost", "if (why) throw new TaskStopped(why);", ""],
    [
      "a portion is several writes",
      "return inOneTransaction(db, async () => {",
      "return (async (work: () => Promise<any>) => work())(async () => {",
    ],
  ),
  ...at(
    "server/tasks/task-files.ts",
    ["server/resources/imports", "server/resources/tasks"],
    ["a file of any company is imported", '.where("company_id", "=", companyId).where("id", "=", id);', '.where("id", "=", id);'],
  ),
  ...at(
    "server/resources/imports/prepare.ts",
    ["server/resources/imports", "tests/routes/access"],
    ["an import of any company is started", '.where("company_id", "=", companyId)\n    .where("id", "=", job)', '.where("id", "=", job)'],
  ),
  ...at(
    "server/resources/imports/write-people.ts",
    ["server/resources/imports"],
    ["a second line about a person takes over", "where known.imported_by is distinct from excluded.imported_by\n        and ", "where "],
    [
      "an import removes what it does not name",
      "set attributes = known.attributes || excluded.attributes",
      "set attributes = excluded.attributes",
    ],
  ),
  ...at(
    "server/tasks/export-users.ts",
    ["server/tasks/export-users"],
    ["formulas are exported as they are", 'typeof value === "string" ? disarmed(value) : value', "value"],
    [
      "the export of a property has people of the company",
      "row.property_id === null\n        ? companyPeople",
      "true\n        ? companyPeople",
    ],
  ),
  ...at(
    "server/resources/player/proof.ts",
    ["server/resources/player/identify"],
    ["any signature proves who somebody is", 'isSame(signature.toLowerCase(), wanted) ? {} : "signature"', "true ? {} : wanted as never"],
    ["a token for one proves another", "payload.sub !== user || ", ""],
  ),
  ...at(
    "server/events/merge-aliases.ts",
    ["server/events"],
    ["who signed in counts twice", "and visitor.anonymous\n", "and false\n"],
    ["what was counted before signing in stays a stranger's", "  await mergeCounts(trx);\n", ""],
    [
      "what somebody did before signing in stays a stranger's",
      "update guide_runs r set person = m.foreign_id",
      "update guide_runs r set person = r.person",
    ],
  ),
  ...at(
    "server/resources/imports/write-people.ts",
    ["server/resources/imports/reach"],
    ["an import brings in whom another property alone knows", "{isOpen(by, companyId, sql`said.public_id`)}", "{sql`true`}"],
    ["an import changes whom its author does not reach", "        and $", "        or $"],
  ),
  ...at(
    "server/resources/imports/prepare.ts",
    ["server/tasks/room"],
    ["a file that is prepared again has another import", "waiting ?? (await enqueue", "(await enqueue"],
  ),
  ...at(
    "server/resources/users/everything/files.ts",
    ["server/resources/users/everything/files"],
    ["an import's column of ids is not looked at", "reading !== null && isIdentified", "false && isIdentified"],
    ["short ids in files that nobody planned stay", "if (cell?.test(text)) return true;", ""],
  ),
  ...at(
    "server/resources/users/everything/unfinished-work.ts",
    ["server/tasks/neighbours"],
    ["erasures count against others' exports", "attempts = 0, ", ""],
    ["a search of one letter names everybody", "length(held.payload ->> 'search') >=", "10 * length(held.payload ->> 'search') >="],
  ),
  ...at(
    "server/resources/users/everything/kept-work.ts",
    ["server/tasks/export-person"],
    ["an export hands over samples of others", "held.payload - 'columns' - 'users'", "held.payload"],
  ),
  ...at(
    "server/resources/users/everything/words.ts",
    ["server/resources/users/everything/words"],
    ["a manager's address is the person's", "OWN_ADDRESS.test(key)", "/mail/i.test(key)"],
  ),
  ...at(
    "server/resources/users/visits.ts",
    ["server/resources/users/visits"],
    ["every visit is somebody's first", "coalesce(first_seen_at, now())", "now()"],
  ),
  ...at(
    "server/resources/imports/to-person.ts",
    ["server/resources/imports/imports"],
    [
      "an import stores any number of bytes of somebody new",
      "if (Buffer.byteLength(JSON.stringify(attributes)) > PERSON_LIMITS.bytes)",
      "if (false)",
    ],
  ),
  ...at(
    "server/tasks/erase-person.ts",
    ["server/tasks/erase-meanwhile"],
    ["what calls hold in memory outlives an erasure", "await sleep(WRITTEN_MILLISECONDS, undefined, { signal: task.signal });", ""],
  ),
  ...at(
    "server/resources/users/everything/mentions.ts",
    ["server/tasks/erase-meanwhile"],
    ["events that were numbered before an erasure keep their paths", "BATCHES_UNDER_WAY = 1000", "BATCHES_UNDER_WAY = 0"],
  ),
  ...at(
    "server/tasks/drop-old-tasks.ts",
    ["server/tasks/drop-old-tasks"],
    ["tasks that wait for long are dropped", "case when status = 'prepared' then created_at end", "created_at"],
  ),
  ...at(
    "server/tasks/invite-users.ts",
    ["server/tasks/invite-users"],
    ["who is archived counts as invited", '    .where("archived_at", "is", null)\n', ""],
    ["who is archived meanwhile ends all invitations", 'code === "link_error_no_person"', "false && code"],
  ),
];
