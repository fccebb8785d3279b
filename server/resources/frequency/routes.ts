import { frequencyCalls as calls } from "#app/contracts/frequency.ts";
import { type Api, on } from "#server/http/on.ts";
import { changeFrequency, readFrequency } from "./store.ts";

export function frequencyRoutes(api: Api): void {
  const { db } = api.parts;
  on(api, calls.getFrequency, ({ caller }) => readFrequency(db, caller.propertyId));
  on(api, calls.updateFrequency, ({ body, caller }) => changeFrequency(db, caller.propertyId, body));
}
