import { propertyCalls as calls } from "#app/contracts/properties.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesToWrite } from "#server/resources/languages/languages.ts";
import { changePropertyPlan, toWirePlan } from "#server/resources/plans/store.ts";
import { listProperties } from "./list.ts";
import { listLanguages, readProperties, readProperty } from "./read.ts";
import { changeTexts, readTexts } from "./texts.ts";
import { mergeSettings, updateProperty } from "./update.ts";

export function propertyRoutes(api: Api): void {
  const { db } = api.parts;
  const settingsOf = (propertyId: number) =>
    db
      .selectFrom("properties")
      .select(["stylings", "content_settings", "revision", "feature_flags", "limits"])
      .where("id", "=", propertyId)
      .executeTakeFirstOrThrow(refuse.notFound);

  on(api, calls.listProperties, async ({ query, caller }) => {
    const { data, total } = await listProperties(db, caller.claims, query);
    const ids = data.map(({ id }) => id);
    return { data: query.detail === "true" ? await readProperties(db, ids) : data, total };
  });
  on(api, calls.getProperty, ({ caller }) => readProperty(db, caller.propertyId));
  on(api, calls.updateProperty, ({ body, caller }) => updateProperty(db, caller.propertyId, body));

  on(api, calls.getStylings, async ({ caller }) => {
    const row = await settingsOf(caller.propertyId);
    return { values: stylingsOf(row.stylings), revision: row.revision };
  });
  on(api, calls.updateStylings, async ({ body, caller }) => {
    const saved = await mergeSettings(db, caller.propertyId, "stylings", body.values, body.revision);
    return { values: stylingsOf(saved.values), revision: saved.revision };
  });

  on(api, calls.getContentSettings, async ({ caller }) => {
    const row = await settingsOf(caller.propertyId);
    return { values: row.content_settings, revision: row.revision };
  });
  on(api, calls.updateContentSettings, ({ body, caller }) =>
    mergeSettings(db, caller.propertyId, "content_settings", body.values, body.revision),
  );

  on(api, calls.getTexts, async ({ query, caller: { propertyId } }) => {
    const { language } = await languagesToWrite(db, propertyId, query.lang);
    return readTexts(db, propertyId, language);
  });
  on(api, calls.updateTexts, async ({ query, body, caller: { propertyId } }) => {
    const { language } = await languagesToWrite(db, propertyId, query.lang);
    return changeTexts(db, propertyId, language, body.texts, body.revision);
  });

  on(api, calls.getFeatureFlags, async ({ caller }) => {
    const { feature_flags, limits } = await settingsOf(caller.propertyId);
    return toWirePlan(feature_flags, limits);
  });
  on(api, calls.updateFeatureFlags, async ({ body, caller }) => {
    await changePropertyPlan(db, caller.propertyId, body);
    const { feature_flags, limits } = await settingsOf(caller.propertyId);
    return toWirePlan(feature_flags, limits);
  });

  on(api, calls.listLanguages, async ({ query, caller }) => {
    const all = await listLanguages(db, caller.propertyId);
    return { data: query.filter === "all" ? all : all.filter((language) => language.visibility !== "private") };
  });

  on(api, calls.listTags, async ({ caller }) => ({
    data: await db.selectFrom("tags").select(["id", "name"]).where("property_id", "=", caller.propertyId).orderBy("name").execute(),
  }));
}
