import { tagCalls as calls } from "#app/contracts/tags.ts";
import { type Api, on } from "#server/http/on.ts";

export function tagRoutes(api: Api): void {
  on(api, calls.listTags, async ({ caller }) => {
    const tags = api.parts.db.selectFrom("tags").select(["id", "name"]).where("property_id", "=", caller.propertyId);
    return { data: await tags.orderBy("name").execute() };
  });
}
