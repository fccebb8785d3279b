import { segmentCalls as calls } from "#app/contracts/segments.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { listSegments, segmentInUse } from "./in-use.ts";
import { addSegment, changeSegment, copySegment, removeSegment } from "./store.ts";

export function segmentRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listSegments, ({ query, caller }) => listSegments(db, caller.propertyId, query));
  on(api, calls.getSegment, ({ params, caller }) => segmentInUse(db, caller.propertyId, idParam(params.segment)));

  on(api, calls.createSegment, ({ body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await addSegment(trx, caller.propertyId, body, authorOf(caller));
      return segmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.updateSegment, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.segment);
      await changeSegment(trx, caller.propertyId, id, body, authorOf(caller));
      return segmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.cloneSegment, ({ params, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await copySegment(trx, caller.propertyId, idParam(params.segment), authorOf(caller));
      return segmentInUse(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeSegment, async ({ params, query, caller }) => {
    const id = idParam(params.segment);
    await db.transaction().execute((trx) => removeSegment(trx, caller.propertyId, id, query.revision));
    return null;
  });
}
