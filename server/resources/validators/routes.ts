import { validatorCalls as calls } from "#app/contracts/validators.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { allowedTo, requireSwitch } from "#server/resources/placed/allowed.ts";
import { pageOfPlaced } from "#server/resources/placed/page-of-placed.ts";
import { removePlaced } from "#server/resources/placed/remove.ts";
import { toWireValidator } from "#server/resources/placed/wire.ts";
import { addValidator, changeValidator, getValidator } from "./store.ts";

export function validatorRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listValidators, async ({ query, caller }) => {
    const { rows, pagination } = await pageOfPlaced(db, "validators", caller.propertyId, query);
    return { data: rows.map(toWireValidator), pagination };
  });
  on(api, calls.getValidator, ({ params, caller }) => getValidator(db, caller.propertyId, idParam(params.validator)));

  on(api, calls.createValidator, ({ body, caller }) => {
    requireSwitch(caller, body);
    return db.transaction().execute(async (trx) => {
      const id = await addValidator(trx, caller.propertyId, body, authorOf(caller));
      return getValidator(trx, caller.propertyId, id);
    });
  });

  on(api, calls.updateValidator, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.validator);
      await changeValidator(trx, caller.propertyId, id, body, authorOf(caller), allowedTo(caller, body));
      return getValidator(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeValidator, async ({ params, query, caller }) => {
    const id = idParam(params.validator);
    await db.transaction().execute((trx) => removePlaced(trx, "validators", caller.propertyId, id, query.revision, allowedTo(caller)));
    return null;
  });
}
