import { propertySettingCalls as calls } from "#app/contracts/property-settings.ts";
import { contentSettingsOf } from "#app/domain/content-settings.ts";
import type { Database } from "#server/database/tables.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { changeStylings, toldStylings } from "./change-stylings.ts";
import { mergeSettings, type SettingsColumn } from "./merge.ts";
import { renderedAssistant } from "./rendered-assistant.ts";
import { changeTexts, readTexts } from "./texts.ts";

export function propertySettingRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.getStylings, async ({ caller }) => {
    const { values, revision } = await settingsOf(db, caller.propertyId, "stylings");
    const { fallback } = await languagesFor(db, caller.propertyId);
    return { values: toldStylings(caller, values, fallback), revision };
  });
  on(api, calls.updateStylings, ({ body, caller }) => changeStylings(db, caller, body));

  on(api, calls.renderAssistant, (request) => renderedAssistant(db, request));

  on(api, calls.getContentSettings, async ({ caller }) => {
    const { values, revision } = await settingsOf(db, caller.propertyId, "content_settings");
    return { values: contentSettingsOf(values), revision };
  });
  on(api, calls.updateContentSettings, ({ body, caller }) =>
    mergeSettings(db, caller.propertyId, CONTENT_SETTINGS, body.values, body.revision),
  );

  on(api, calls.getTexts, async ({ query, caller: { propertyId } }) => {
    const { language } = await languagesToWrite(db, propertyId, query.lang);
    return readTexts(db, propertyId, language);
  });
  on(api, calls.updateTexts, async ({ query, body, caller: { propertyId } }) => {
    const { language } = await languagesToWrite(db, propertyId, query.lang);
    return changeTexts(db, propertyId, language, body.texts, body.revision);
  });
}

const CONTENT_SETTINGS = { column: "content_settings", told: contentSettingsOf } as const;

async function settingsOf(db: Database, propertyId: number, column: SettingsColumn) {
  const row = await db
    .selectFrom("properties")
    .select([column, "revision"])
    .where("id", "=", propertyId)
    .executeTakeFirstOrThrow(refuse.notFound);
  return { values: row[column], revision: row.revision };
}
