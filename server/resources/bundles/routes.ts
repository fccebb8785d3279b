import { sql } from "kysely";
import { bundleCalls as calls } from "#app/contracts/bundles.ts";
import { BUNDLE_LIMITS } from "#app/domain/bundles/bundle.ts";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";
import { type Caller, idParam, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { readUpload } from "#server/http/read-upload.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { shownText } from "#server/resources/imports/shown-text.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { wireStatus } from "#server/resources/tasks/store.ts";
import type { ExportPayload } from "#server/tasks/export-content.ts";
import type { ImportPayload } from "#server/tasks/import-content.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { findFile, removeFiles, storeFile } from "#server/tasks/task-files.ts";
import { keptPlan } from "./kept-plan.ts";
import { judgedPlan, pageOfPlan } from "./plan.ts";
import { bundleTurns, prepareBundle, readStored, taskOfProperty } from "./prepare.ts";

/** Bundles of content (issue 10, E): exports and imports, each a task of the property. */
export function bundleRoutes(api: Api): void {
  const { files } = api;
  const { db, env } = api.parts;
  const stores = { db, files };

  /** @throws Refusal 422 for a language that the property does not have */
  async function startExport(caller: Caller, payload: ExportPayload) {
    const { companyId, propertyId } = caller;
    const { keys } = await languagesFor(db, propertyId);
    if (!(payload.languageCodes ?? []).every((key) => keys.includes(key))) {
      throw refuse.invalid([{ path: "languageCodes", code: "language_error_unknown" }]);
    }
    const task = { companyId, propertyId, type: "export-content", payload, by: authorOf(caller) };
    return { id: await db.transaction().execute((trx) => enqueue(trx, task)), status: "waiting" as const };
  }

  on(api, calls.exportBundle, ({ caller, body }) => startExport(caller, body));

  on(api, calls.exportGuide, async ({ caller, params, body }) => {
    const { id, visibility } = await getGuide(db, caller.propertyId, idParam(params.guide));
    if (visibility === "deleted") throw refuse.conflict("guide_deleted");
    return startExport(caller, { guides: [id], languageCodes: body.languageCodes });
  });

  on(api, calls.uploadBundle, async ({ caller, context }) => {
    const { companyId, propertyId, claims } = caller;
    const { id } = await readUpload(context.req.raw, async ({ name, content }) => {
      const file = { company_id: companyId, property_id: propertyId, kind: "upload" as const, created_by: claims.sub };
      const told = { ...file, media_type: "application/zip", name: shownText(name, IMPORT_LIMITS.fileName) };
      const stored = await storeFile(stores, told, content, BUNDLE_LIMITS.uploadBytes);
      if (!stored) throw refuse.invalid([{ path: "file", code: "bundle_error_file_too_big" }]);
      return stored;
    });
    try {
      return { id: await prepareBundle(stores, caller, id) };
    } catch (error) {
      // A file that is no bundle is of no use to anybody.
      await removeFiles(stores, await db.selectFrom("task_files").selectAll().where("id", "=", id).execute());
      throw error;
    }
  });

  on(api, calls.getBundlePlan, async ({ caller, params, query }) => {
    const task = await taskOfProperty(db, caller, "import-content", params.job ?? "");
    const { fileUploadId, revisions } = task.payload as ImportPayload;
    const file = await findFile(db, caller.companyId, fileUploadId);
    if (task.status !== "prepared" || !file) throw refuse.notFound();
    const seen = new Map(Object.entries(revisions ?? {}));
    const { propertyId } = caller;
    const plan = await keptPlan(db, { id: task.id, propertyId }, () =>
      bundleTurns(async () => judgedPlan({ db, apiUrl: env.API_URL }, propertyId, await readStored(stores, file), seen)),
    );
    return { id: task.id, status: wireStatus(task.status), fileName: file.name, ...pageOfPlan(plan, query) };
  });

  on(api, calls.startBundle, async ({ caller, params, body }) => {
    // Segments, page segments and tags come with it.
    requireMay(caller, "edit", "users");
    const { id, payload } = await taskOfProperty(db, caller, "import-content", params.job ?? "");
    const { name, id: by } = authorOf(caller);
    const { numUpdatedRows } = await db
      .updateTable("tasks")
      .set({ status: "waiting", payload: JSON.stringify({ ...payload, ...body }), created_by: by, created_by_name: name })
      .where("id", "=", id)
      .where("status", "=", "prepared")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refuse.conflict("bundle_started");
    return { id, status: "waiting" as const };
  });

  on(api, calls.getBundleReport, async ({ caller, params, query: { page, limit } }) => {
    const task = await taskOfProperty(db, caller, "import-content", params.job ?? "");
    const { publish = false, atOnce = false } = task.payload as ImportPayload;
    const all = db.selectFrom("transfer_notes").where("task_id", "=", task.id);
    const notes = await all
      .select(["kind", "name", "code", "about"])
      .orderBy("place")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const { total } = await all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
    return { id: task.id, status: wireStatus(task.status), publish, atOnce, notes, pagination: { page, limit, total } };
  });
}
