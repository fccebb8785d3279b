import { tooltipCalls as calls } from "#app/contracts/tooltips.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { allowedTo, requireSwitch } from "#server/resources/placed/allowed.ts";
import { pageOfPlaced } from "#server/resources/placed/page-of-placed.ts";
import { removePlaced } from "#server/resources/placed/remove.ts";
import { toWireTooltip } from "#server/resources/placed/wire.ts";
import { addTooltip, changeTooltip, getTooltip } from "./store.ts";

export function tooltipRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listTooltips, async ({ query, caller }) => {
    const { rows, pagination } = await pageOfPlaced(db, "tooltips", caller.propertyId, query);
    return { data: rows.map(toWireTooltip), pagination };
  });
  on(api, calls.getTooltip, ({ params, caller }) => getTooltip(db, caller.propertyId, idParam(params.tooltip)));

  on(api, calls.createTooltip, ({ body, caller }) => {
    requireSwitch(caller, body);
    return db.transaction().execute(async (trx) => {
      const id = await addTooltip(trx, caller.propertyId, body, authorOf(caller));
      return getTooltip(trx, caller.propertyId, id);
    });
  });

  on(api, calls.updateTooltip, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.tooltip);
      await changeTooltip(trx, caller.propertyId, id, body, authorOf(caller), allowedTo(caller, body));
      return getTooltip(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeTooltip, async ({ params, query, caller }) => {
    const id = idParam(params.tooltip);
    await db.transaction().execute((trx) => removePlaced(trx, "tooltips", caller.propertyId, id, query.revision, allowedTo(caller)));
    return null;
  });
}
