import { sql } from "kysely";
import { languageCalls as calls } from "#app/contracts/languages.ts";
import { type Api, on } from "#server/http/on.ts";
import { languagesQuery } from "./languages.ts";

export function languageRoutes(api: Api): void {
  on(api, calls.listLanguages, async ({ query, caller }) => {
    const all = await languagesQuery(api.parts.db, sql<number>`${caller.propertyId}`).execute();
    return { data: query.filter === "all" ? all : all.filter((language) => language.visibility !== "private") };
  });
}
