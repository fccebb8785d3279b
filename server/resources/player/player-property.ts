import { type CopilotSettings, copilotSettingsOf, isCopilotOn } from "#app/domain/copilot/settings.ts";
import { snippetSecretOf, stylingsOf } from "#app/domain/player/stylings.ts";
import { cachedFor } from "#server/cached-for.ts";
import type { Database } from "#server/database/tables.ts";

const KEPT_MILLISECONDS = 10_000;

export type PlayerProperty = {
  privacyLevel: number;
  /** The secret that signs who somebody is; null where nobody has to prove it, empty where nobody can. */
  secret: string | null;
  /** How its copilot is set; null where it answers nobody. */
  copilot: CopilotSettings | null;
};

/** What calls of players need to know of a property, null when there is none; kept for ten seconds, so that a call costs no query. */
export function playerProperties(db: Database): (propertyId: number) => Promise<PlayerProperty | null> {
  return cachedFor(KEPT_MILLISECONDS, (propertyId) => readPlayerProperty(db, propertyId));
}

/** The same as it is now. */
export async function readPlayerProperty(db: Database, propertyId: number): Promise<(PlayerProperty & { timeZone: string }) | null> {
  const row = await db
    .selectFrom("properties")
    .select(["stylings", "settings", "limits", "time_zone"])
    .where("id", "=", propertyId)
    .executeTakeFirst();
  if (!row) return null;
  const { privacyLevel, snippetAuthentication } = stylingsOf(row.stylings);
  const secret = snippetAuthentication ? snippetSecretOf(row.stylings) : null;
  return { privacyLevel, secret, copilot: isCopilotOn(row) ? copilotSettingsOf(row.settings) : null, timeZone: row.time_zone };
}
