import { propertySettingCalls as calls } from "#app/contracts/property-settings.ts";
import { may } from "#app/domain/access/may.ts";
import { contentSettingsOf } from "#app/domain/content-settings.ts";
import { snippetSecretOf, stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesToWrite } from "#server/resources/languages/languages.ts";
import { mergeSettings, type SettingsColumn } from "./merge.ts";
import { renderedAssistant } from "./rendered-assistant.ts";
import { changeTexts, readTexts } from "./texts.ts";

export function propertySettingRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.getStylings, async ({ caller }) => {
    const { values, revision } = await settingsOf(db, caller.propertyId, "stylings");
    return { values: shownStylings(caller, values), revision };
  });
  on(api, calls.updateStylings, ({ body, caller }) =>
    mergeSettings(db, caller.propertyId, stylingsFor(caller), body.values, body.revision),
  );

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
const stylingsFor = (caller: Caller) =>
  ({ column: "stylings", told: (stored: Record<string, unknown>) => shownStylings(caller, stored) }) as const;

/** The secret goes to those alone who may change it. */
function shownStylings({ role }: Caller, stored: Record<string, unknown>) {
  const shown = stylingsOf(stored);
  return may(role, "edit", "customize") ? { ...shown, snippetAuthenticationToken: snippetSecretOf(stored) } : shown;
}

async function settingsOf(db: Database, propertyId: number, column: SettingsColumn) {
  const row = await db
    .selectFrom("properties")
    .select([column, "revision"])
    .where("id", "=", propertyId)
    .executeTakeFirstOrThrow(refuse.notFound);
  return { values: row[column], revision: row.revision };
}
