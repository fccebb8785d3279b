import { pageSegmentCalls as calls } from "#app/contracts/page-segments.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { listPageSegments, pageSegmentInUse } from "./in-use.ts";
import { addPageSegment, changePageSegment, copyPageSegment, removePageSegment } from "./store.ts";

export function pageSegmentRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listPageSegments, ({ query, caller }) => listPageSegments(db, caller.propertyId, query));
  on(api, calls.getPageSegment, ({ params, caller }) => pageSegmentInUse(db, caller.propertyId, idParam(params.pageSegment)));

  on(api, calls.createPageSegment, ({ body: { name, conditions }, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await addPageSegment(trx, caller.propertyId, { name, ...conditions }, authorOf(caller));
      return pageSegmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.updatePageSegment, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.pageSegment);
      await changePageSegment(trx, caller.propertyId, id, body, authorOf(caller));
      return pageSegmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.clonePageSegment, ({ params, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await copyPageSegment(trx, caller.propertyId, idParam(params.pageSegment), authorOf(caller));
      return pageSegmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removePageSegment, async ({ params, query, caller }) => {
    const id = idParam(params.pageSegment);
    await db.transaction().execute((trx) => removePageSegment(trx, caller.propertyId, id, query.revision));
    return null;
  });
}
