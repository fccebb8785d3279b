import { importCalls as calls } from "#app/contracts/imports.ts";
import { IMPORT_LIMITS, isCsvName } from "#app/domain/imports/import-limits.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { readUpload } from "#server/http/read-upload.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { removeFiles, storeFile } from "#server/tasks/task-files.ts";
import { preparedTask, prepareImport, readPrepared, whoImports } from "./prepare.ts";
import { shownText } from "./shown-text.ts";
import { importersProperties, planOf } from "./start.ts";

/** Imports of a company's users from CSV files: upload, prepare with matching, start. What becomes of them is a task. */
export function importRoutes(api: Api): void {
  const { files } = api;
  const { db } = api.parts;
  const stores = { db, files };
  const inFile = (code: string) => refuse.invalid([{ path: "file", code }]);

  /** Stores an uploaded file. @throws Refusal 422 unless it is a .csv of at most `mostBytes`; 409 without room for it */
  const upload = (request: Request, { companyId, claims }: Caller, mostBytes: number) =>
    readUpload(request, async ({ name, content }) => {
      if (!isCsvName(name)) throw inFile("upload_file_format_error");
      const file = { company_id: companyId, property_id: null, kind: "upload" as const, media_type: "text/csv", created_by: claims.sub };
      // The body is longer than the file in it; without its length the file may be as long as any.
      const most = Math.min(mostBytes, Number(request.headers.get("content-length")) || mostBytes);
      const stored = await storeFile(stores, { ...file, name: shownText(name, IMPORT_LIMITS.fileName) }, content, most);
      if (!stored) throw inFile("import_file_too_big");
      return stored;
    });

  on(api, calls.uploadUsers, async ({ caller, context }) => {
    const { id } = await upload(context.req.raw, caller, IMPORT_LIMITS.uploadBytes);
    return prepareImport(db, files, whoImports(caller), id).catch(async (error) => {
      // A file that no import can be made of is of no use to anybody.
      await removeFiles(stores, await db.selectFrom("task_files").selectAll().where("id", "=", id).execute());
      throw error;
    });
  });

  on(api, calls.prepareImport, ({ caller, body }) => prepareImport(db, files, whoImports(caller), body.fileUploadId));

  on(api, calls.getImport, ({ caller, params }) => readPrepared(db, whoImports(caller), params.job ?? ""));

  on(api, calls.startImport, async ({ caller, params, body }) => {
    const { companyId } = caller;
    const { id, payload } = await preparedTask(db, whoImports(caller), params.job ?? "");
    const columns = (payload.columns as unknown[]).length;
    return db.transaction().execute(async (trx) => {
      const plan = await planOf(trx, companyId, columns, body.mapping, authorOf(caller));
      const { numUpdatedRows } = await trx
        .updateTable("tasks")
        .set({
          status: "waiting",
          payload: JSON.stringify({ ...payload, plan, language: body.language, properties: importersProperties(caller) }),
        })
        .where("id", "=", id)
        .where("status", "=", "prepared")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refuse.notFound();
      return { id, status: "waiting" as const };
    });
  });

  on(api, calls.uploadForTask, async ({ caller, context }) => {
    const { id } = await upload(context.req.raw, caller, IMPORT_LIMITS.callBytes);
    return { fileUploadId: id };
  });
}
