import { Readable } from "node:stream";
import { taskCalls as calls } from "#app/contracts/tasks.ts";
import { isCompanyWide, roleForProperty } from "#app/domain/access/roles.ts";
import { taskNamed, typesThat } from "#app/domain/tasks/task.ts";
import { type Caller, propertiesFor, requireMay } from "#server/http/caller.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { type Api, on } from "#server/http/on.ts";
import { requirePlan } from "#server/http/plan.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { contentOf } from "#server/tasks/task-files.ts";
import { TASK_TYPES } from "#server/tasks/types.ts";
import { cancelTask, fileTypeOf, getTask, listTasks, type Whose, wireStatus, withFiles } from "./store.ts";

/** Whose tasks a caller sees: with property roles, those of their properties and their own. */
export function whoseTasks(caller: Caller): Whose {
  return { companyId: caller.companyId, only: propertiesFor(caller, "view", "processes"), own: caller.claims.sub };
}

/** The role that decides about work of a property, or with null of the whole company. */
function roleFor({ claims, role, companyId }: Caller, propertyId: number | null): Caller["role"] {
  return propertyId === null ? role : roleForProperty(claims, { id: propertyId, companyId });
}

/** Background tasks under both addresses that the specification has for them: jobs (v3) and tasks. */
export function taskRoutes(api: Api): void {
  const { files } = api;
  const { db } = api.parts;
  const wireJob = async (caller: Caller, id = "") => (await withFiles(db, [await getTask(db, whoseTasks(caller), id)]))[0]!;

  on(api, calls.listJobs, ({ caller, query }) =>
    listTasks(db, whoseTasks(caller), { ...query, type: query.type && (taskNamed(query.type) ?? query.type) }),
  );
  on(api, calls.getJob, ({ caller, params }) => wireJob(caller, params.job));
  on(api, calls.cancelJob, async ({ caller, params }) => {
    await cancelTask(db, whoseTasks(caller), params.job ?? "");
    return wireJob(caller, params.job);
  });

  on(api, calls.downloadJob, async ({ caller, params, body }) => {
    const task = await getTask(db, whoseTasks(caller), params.job ?? "");
    if (taskNamed(body.jobType) !== task.type || task.status === "running") throw refuse.notFound();
    requireMay({ ...caller, role: roleFor(caller, task.property_id) }, "view", TASK_TYPES[task.type].section(task.property_id));
    const all = await db.selectFrom("task_files").selectAll().where("task_id", "=", task.id).where("pieces", "is not", null).execute();
    const file = all.filter(({ kind }) => kind !== "upload").find((each) => fileTypeOf(each) === body.fileType);
    if (!file) throw refuse.notFound();
    return new Response(Readable.toWeb(Readable.from(contentOf(files, file))) as ReadableStream, {
      headers: {
        "content-type": file.media_type,
        "content-length": file.byte_size,
        "content-disposition": `attachment; filename="${file.name}"`,
        "cache-control": "private, no-store",
      },
    });
  });

  on(api, calls.createTask, async ({ caller, body }) => {
    const name = taskNamed(body.type);
    const type = name ? TASK_TYPES[name] : undefined;
    if (!name || !type?.payload) throw refuse.invalid([{ path: "type", code: "task_type_unknown" }]);
    // A payload may name the company too, and never another one (specification 2, section 3: Background task).
    const { companyId = caller.companyId, ...said } = body.payload;
    if (companyId !== caller.companyId) throw refuse.notFound();
    const parsed = type.payload.safeParse(said);
    if (!parsed.success) throw refuse.invalid(fieldsOf(parsed.error).map((each) => ({ ...each, path: `payload.${each.path}` })));
    const payload = parsed.data as Record<string, unknown>;
    const propertyId = await propertyIn(caller, payload);
    requireMay({ ...caller, role: roleFor(caller, propertyId) }, "edit", type.section(propertyId));
    // Work on all people of a company belongs to its screen of people (specification 2, section 2: Settings). What is stored about one is
    // theirs, whatever the plan.
    if (propertyId === null && !typesThat("aboutOne").includes(name)) await requirePlan(db, caller, "staffTrainingExtension");
    // What is exported or erased of a whole company is more than those of one property may see; whom they import, they bring.
    if (propertyId === null && name !== "import-users" && !isCompanyWide(caller.role)) throw refuse.forbidden();
    const id = type.create
      ? await type.create({ db, files }, caller, payload)
      : await db
          .transaction()
          .execute((trx) => enqueue(trx, { companyId: caller.companyId, propertyId, type: name, payload, by: authorOf(caller) }));
    return { id, type: name, payload, status: "waiting" as const };
  });

  /** The property that a payload names. @throws Refusal 404 unless it is the company's, and one whose tasks the caller sees */
  async function propertyIn(caller: Caller, { propertyId }: Record<string, unknown>): Promise<number | null> {
    if (typeof propertyId !== "number") return null;
    const { companyId, only } = whoseTasks(caller);
    const known = db.selectFrom("properties").select("id").where("id", "=", propertyId).where("company_id", "=", companyId);
    if ((only !== null && !only.includes(propertyId)) || !(await known.executeTakeFirst())) throw refuse.notFound();
    return propertyId;
  }

  on(api, calls.getTask, async ({ caller, params }) => {
    const { id, type, payload, status } = await getTask(db, whoseTasks(caller), params.job ?? "");
    return { id, type, payload, status: wireStatus(status) };
  });
  on(api, calls.getTaskStatus, async ({ caller, params }) => {
    const { status, stage, done, total } = await wireJob(caller, params.job);
    return { status, stage, done, total };
  });
}
