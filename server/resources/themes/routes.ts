import { themeCalls as calls } from "#app/contracts/themes.ts";
import { flagsOf } from "#app/domain/plan.ts";
import { designOf } from "#app/domain/player/design.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam, propertiesFor } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { mergeSettingsIn } from "#server/resources/property-settings/merge.ts";
import { addTheme, changeTheme, listThemes, removeTheme, toWireTheme } from "./store.ts";

const STYLINGS = { column: "stylings", told: stylingsOf } as const;

export function themeRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listThemes, async ({ caller }) => ({ data: (await listThemes(db, caller.companyId)).map(toWireTheme) }));

  on(api, calls.createTheme, ({ body, caller }) =>
    db.transaction().execute(async (trx) => {
      const { stylings } = await trx
        .selectFrom("properties")
        .select("stylings")
        .where("id", "=", caller.propertyId)
        .executeTakeFirstOrThrow(refuse.notFound);
      return toWireTheme(await addTheme(trx, caller.companyId, body.name, designOf(stylingsOf(stylings)), authorOf(caller)));
    }),
  );

  on(api, calls.updateTheme, ({ params, body, caller }) =>
    db
      .transaction()
      .execute(async (trx) => toWireTheme(await changeTheme(trx, caller.companyId, idParam(params.theme), body, authorOf(caller)))),
  );

  on(api, calls.removeTheme, async ({ params, query, caller }) => {
    await db.transaction().execute((trx) => removeTheme(trx, caller.companyId, idParam(params.theme), query.revision));
    return null;
  });

  on(api, calls.updateCompanyStylings, async ({ body, caller }) => {
    const properties = await propertiesNamed(db, caller, body.properties);
    const { privacyLevel, ...values } = body.values;
    const withHeart = privacyLevel === undefined ? new Set() : await propertiesWithHeart(db, properties);
    // All of them or none; in the order of their ids, so that two who do this at once wait for each other.
    await db.transaction().execute(async (trx) => {
      for (const property of properties) {
        const all = withHeart.has(property) ? { ...values, privacyLevel } : values;
        await mergeSettingsIn(trx, property, STYLINGS, all, undefined);
      }
    });
    return { properties };
  });
}

/** Specification 2, section 4: for all properties the privacy level applies only to those with the heart flag. */
async function propertiesWithHeart(db: Database, properties: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("properties")
    .select(["id", "feature_flags"])
    .where("id", "in", [0, ...properties])
    .execute();
  return new Set(rows.flatMap(({ id, feature_flags }) => (flagsOf(feature_flags).heart ? [id] : [])));
}

/** The properties that a change is for, in the order of their ids. @throws Refusal 404 for one that the caller may not change, or that is none of the company's */
async function propertiesNamed(db: Database, caller: Caller, named: number[] | undefined): Promise<number[]> {
  const own = propertiesFor(caller, "edit", "customize");
  const rows = await db
    .selectFrom("properties")
    .select("id")
    .where("company_id", "=", caller.companyId)
    .$if(own !== null, (query) => query.where("id", "in", own?.length ? own : [0]))
    .orderBy("id")
    .execute();
  const known = rows.map(({ id }) => id);
  if (named?.some((id) => !known.includes(id))) throw refuse.notFound();
  return named ? known.filter((id) => named.includes(id)) : known;
}
