import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { enqueue } from "#server/tasks/queue.ts";
import { allowed, KINDS } from "#tests/support/access-table.ts";
import { CALLS, mayMake } from "#tests/support/contract.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { sendUpload, untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const TASKS = "/background-tasks/api/v1/companies/:c/tasks";
const USERS = "/v2/companies/:c/companyusers";
/** Both companies know somebody by this id. */
const PUBLIC_ID = "ada@both.example";

let own: Tenant;
let foreign: Tenant;
type Theirs = { person: number; seen: number; attribute: number; job: string; prepared: string; upload: string; propertyId: number };
let theirs: Theirs;

/** What another company has, once of each, and what it was mailed and answered. */
async function filled(tenant: Tenant): Promise<Theirs> {
  const { db, companyId, propertyId } = tenant;
  const person = await addCompanyUser(db, companyId, {}, { public_id: PUBLIC_ID });
  const seen = await addForeignUser(db, propertyId, {}, { foreign_id: PUBLIC_ID, company_user_id: person });
  const attribute = await tenant.attribute("plan", "string", true);
  const job = await enqueue(db, { companyId, type: "export-users", by: null, payload: { search: PUBLIC_ID } });
  await db.updateTable("tasks").set({ status: "done" }).where("id", "=", job).execute();
  const file = `id,note\n${PUBLIC_ID},x\n`;
  const prepared = (await sendUpload(tenant, `${USERS}/upload`, "users.csv", file)).body.id;
  const upload = (await sendUpload(tenant, "/background-tasks/api/v1/companies/:c/import/users", "users.csv", file)).body.fileUploadId;
  const mail = { recipient: PUBLIC_ID, company_id: companyId, subject: "Welcome", body: `Hello ${PUBLIC_ID}` };
  await db.insertInto("outbox").values(mail).execute();
  const { manager } = await tenant.person("company admin");
  const answered = { status: 200, body: JSON.stringify({ publicId: PUBLIC_ID }), subject: `/v3/companies/${companyId}/users/${person}` };
  await db
    .insertInto("kept_answers")
    .values({ manager_id: manager.id, request_hash: `hash-${companyId}`, key: "kept-key", ...answered })
    .execute();
  return { person, seen, attribute, job, prepared, upload, propertyId };
}

beforeAll(async () => {
  [own, foreign] = [await newTenant(), await newTenant()];
  theirs = await filled(foreign);
});

/** All that the other company has of this. */
async function state(): Promise<string> {
  const { companyId, propertyId, db } = foreign;
  const { manager } = await foreign.person("company admin");
  const of = { company: sql`company_id = ${companyId}::integer`, property: sql`property_id = ${propertyId}::integer` };
  const rows = await Promise.all([
    ...["company_users", "attributes", "tasks", "task_files", "outbox"].map((table) =>
      sql`select * from ${sql.table(table)} where ${of.company} order by id`.execute(db),
    ),
    sql`select * from foreign_users where ${of.property} order by id`.execute(db),
    sql`select * from kept_answers where manager_id = ${manager.id} order by request_hash`.execute(db),
  ]);
  return JSON.stringify(rows.map((each) => each.rows));
}

test("the other company has something of everything", async () => {
  expect(JSON.parse(await state()).map((rows: unknown[]) => rows.length)).toEqual([1, 1, 2, 2, 1, 1, 1]);
});

const NOUNS = ["users", "company-users", "foreign-users", "attributes", "imports", "tasks"];
const NAMED = CALLS.filter(([name, { call }]) => NOUNS.includes(name.split(".")[0]!) && /:(user|attribute|job)\b/.test(call.path));

test("all calls about people, attributes, imports and tasks that name one are looked at", () => {
  expect(NAMED.length).toBeGreaterThanOrEqual(20);
  expect(new Set(NAMED.map(([name]) => name.split(".")[0]))).toEqual(new Set(NOUNS));
});

test.each(NAMED)("%s with an id of another company finds nothing in any role", async (_, { call, need, request }) => {
  const { body } = await request(own);
  const ids: Record<string, (string | number)[]> = {
    user: [theirs.person, theirs.seen],
    attribute: [theirs.attribute],
    job: [theirs.job, theirs.prepared],
  };
  const parameter = /:(user|attribute|job)\b/.exec(call.path)![1]!;
  const before = await state();
  for (const kind of KINDS) {
    const expected = mayMake(kind, need) ? [404, "not_found"] : [401, "not_allowed_for_role"];
    for (const id of ids[parameter]!) {
      const path = call.path.replace(":property", ":p").replace(":company", ":c").replace(`:${parameter}`, String(id));
      const answer = await own.call(kind, call.method, path, body);
      expect([kind, path, answer.status, answer.body.code]).toEqual([kind, path, ...expected]);
    }
  }
  expect(await state()).toBe(before);
});

type Said = { method?: string; path: string; body: (of: Theirs) => object; section: "users" | "company-user"; found: object };
const nothing = { status: 404, body: { code: "not_found" } };
const SAID: [string, Said][] = [
  [
    "a choice of the company's people",
    {
      path: `${USERS}/selection`,
      body: ({ person }) => ({ act: "delete", users: [person] }),
      section: "company-user",
      found: { body: { changed: 0 } },
    },
  ],
  [
    "a choice of a property's people",
    {
      path: "/v2/properties/:p/foreignusers/selection",
      body: ({ seen }) => ({ act: "delete", users: [seen] }),
      section: "users",
      found: { body: { changed: 0 } },
    },
  ],
  [
    "an invitation of whom an import brought",
    {
      path: `${USERS}/invite`,
      body: ({ job }) => ({ status: "imported", importedJobId: job }),
      section: "company-user",
      found: { body: { invitedUsers: 0 } },
    },
  ],
  [
    "an uploaded file",
    { path: `${USERS}/import/prepare`, body: ({ upload }) => ({ fileUploadId: upload }), section: "company-user", found: nothing },
  ],
  [
    "an uploaded file as a task",
    {
      path: TASKS,
      body: ({ upload }) => ({ type: "import-users", payload: { fileUploadId: upload } }),
      section: "company-user",
      found: nothing,
    },
  ],
  [
    "a property's export",
    { path: TASKS, body: ({ propertyId }) => ({ type: "export-users", payload: { propertyId } }), section: "users", found: nothing },
  ],
  [
    "a person's export in a property",
    {
      path: TASKS,
      body: ({ seen, propertyId }) => ({ type: "export-person", payload: { userId: seen, propertyId } }),
      section: "users",
      found: nothing,
    },
  ],
  [
    "a person's erasure in the caller's property",
    {
      path: TASKS,
      body: ({ seen }) => ({ type: "erase-person", payload: { userId: seen, propertyId: own.propertyId } }),
      section: "users",
      found: nothing,
    },
  ],
];

test.each(SAID)(
  "a body that names something of another company finds nothing in any role: %s",
  async (_, { path, body, section, found }) => {
    const before = await state();
    for (const kind of KINDS) {
      const answer = await own.call(kind, "POST", path, body(theirs));
      const refused = { status: 401, body: { code: "not_allowed_for_role" } };
      // Whoever may not work in the named property does not find it either.
      if (allowed(kind, "edit", section)) expect([kind, answer]).toMatchObject([kind, found]);
      else expect([kind, answer]).toMatchObject([kind, answer.status === 404 ? nothing : refused]);
    }
    expect(await state()).toBe(before);
  },
);

test("the export and the erasure of somebody whom another company knows by the same id leave that company's rows alone", async () => {
  const tenant = await newTenant();
  const { person } = await filled(tenant);
  const before = await state();
  for (const type of ["export-person", "erase-person"]) {
    const { body } = await tenant.call("company admin", "POST", TASKS, { type, payload: { userId: person } });
    expect(await untilEnded(tenant, String(body.id))).toMatchObject({ type, status: "done" });
    expect(await state()).toBe(before);
  }
  // Its own are gone.
  expect(await tenant.db.selectFrom("outbox").select("id").where("company_id", "=", tenant.companyId).execute()).toEqual([]);
});
