import { featureFlagCalls as calls } from "#app/contracts/feature-flags.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { changePropertyPlan, toWirePlan } from "./store.ts";

export function featureFlagRoutes(api: Api): void {
  const { db } = api.parts;
  const planOf = async (propertyId: number) => {
    const row = await db
      .selectFrom("properties")
      .select(["feature_flags", "limits"])
      .where("id", "=", propertyId)
      .executeTakeFirstOrThrow(refuse.notFound);
    return toWirePlan(row.feature_flags, row.limits);
  };

  on(api, calls.getFeatureFlags, ({ caller }) => planOf(caller.propertyId));
  on(api, calls.updateFeatureFlags, async ({ body, caller }) => {
    await changePropertyPlan(db, caller.propertyId, body);
    return planOf(caller.propertyId);
  });
}
