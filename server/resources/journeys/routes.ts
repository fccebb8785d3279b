import { journeyCalls as calls } from "#app/contracts/journeys.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { listJourneys, readJourney } from "./read.ts";
import { addJourney, changeJourney, removeJourney } from "./store.ts";

export function journeyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listJourneys, async ({ caller }) => ({ data: await listJourneys(db, caller.propertyId) }));
  on(api, calls.getJourney, ({ params, caller }) => readJourney(db, caller.propertyId, idParam(params.journey)));

  on(api, calls.createJourney, ({ body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = await addJourney(trx, caller.propertyId, body, authorOf(caller));
      return readJourney(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.updateJourney, ({ params, body, caller }) =>
    db.transaction().execute(async (trx) => {
      const id = idParam(params.journey);
      await changeJourney(trx, caller.propertyId, id, body, authorOf(caller));
      return readJourney(trx, caller.propertyId, id);
    }),
  );

  on(api, calls.removeJourney, async ({ params, query, caller }) => {
    const id = idParam(params.journey);
    await db.transaction().execute((trx) => removeJourney(trx, caller.propertyId, id, query.revision));
    return null;
  });
}
