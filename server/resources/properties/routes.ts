import { propertyCalls as calls } from "#app/contracts/properties.ts";
import { type Api, on } from "#server/http/on.ts";
import { listProperties } from "./list.ts";
import { readProperties, readProperty } from "./read.ts";
import { updateProperty } from "./update.ts";

export function propertyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listProperties, async ({ query, caller }) => {
    const { data, total } = await listProperties(db, caller.claims, query);
    const ids = data.map(({ id }) => id);
    return { data: query.detail === "true" ? await readProperties(db, ids) : data, total };
  });
  on(api, calls.getProperty, ({ caller }) => readProperty(db, caller.propertyId));
  on(api, calls.updateProperty, ({ body, caller }) => updateProperty(db, caller.propertyId, body));
}
