import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { propertyCalls, WireProperty } from "#app/contracts/properties.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { welcomeOf } from "#server/resources/popups/welcome.ts";
import { readProperty } from "./read.ts";

type Body = ParsedBody<typeof propertyCalls.updateProperty>;

/**
 * Changes a property's own fields and its revision, which stays the same if nothing changes.
 * @throws Refusal 404; 409 when it was changed since; 422 for segments that it does not have, and for a default popup that is not its welcome slide
 */
export async function updateProperty(db: Database, propertyId: number, body: Body): Promise<WireProperty> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("properties")
      .select(["revision", "settings", "name", "url"])
      .where("id", "=", propertyId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(refuse.notFound);
    await requireRevision(body.revision, before.revision, () => readProperty(trx, propertyId));
    const { revision, ...kept } = before;
    const settings = settingsOf(body);
    const named = { segment: settings.copilotSegment, pageSegment: settings.assistantPageSegment };
    await requireReferences(trx, propertyId, named, (kind) => (kind === "segment" ? whereSegment(body) : "assistant.pageSegment"));
    await requireWelcome(trx, propertyId, body.defaultPopup);
    const after = { name: body.name ?? kept.name, url: body.url ?? kept.url, settings: { ...kept.settings, ...settings } };
    if (!isDeepStrictEqual(after, kept)) {
      await trx
        .updateTable("properties")
        .set({ ...after, settings: JSON.stringify(after.settings), revision: revision + 1, updated_at: sql`now()` })
        .where("id", "=", propertyId)
        .execute();
    }
    return readProperty(trx, propertyId);
  });
}

/** The page segment of the assistant's button as it is stored: 0 for none. */
export const pageSegmentIn = (sent: number | { remove: true }): number => (typeof sent === "number" ? sent : 0);

/** There is one welcome slide at most: which popup greets people is no choice to keep, but another one cannot be asked for. */
async function requireWelcome(trx: Database, propertyId: number, popup: number | null | undefined): Promise<void> {
  if (popup === null || popup === undefined) return;
  if ((await welcomeOf(trx, propertyId))?.popup_id !== popup)
    throw refuse.invalid([{ path: "defaultPopup", code: "popup_error_not_welcome" }]);
}

/** The settings that a call changes. The copilot may be sent beside the assistant or inside it. */
function settingsOf({ assistant, copilot = assistant?.copilot }: Body): { assistantPageSegment?: number; copilotSegment?: number } {
  const pageSegment = assistant?.pageSegment;
  return {
    ...(pageSegment !== undefined && { assistantPageSegment: pageSegmentIn(pageSegment) }),
    ...(copilot && { copilotSegment: copilot.userSegmentId }),
  };
}

const whereSegment = ({ copilot }: Body) => (copilot ? "copilot.userSegmentId" : "assistant.copilot.userSegmentId");
