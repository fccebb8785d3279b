import { randomUUID } from "node:crypto";
import { attempt } from "#app/api/failure.ts";
import { sendInternalEvents } from "#app/api/internal-events.server.ts";
import type { WireInternalEvent } from "#app/contracts/internal-events.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { env } from "#app/env.server.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import type { Viewer } from "./viewer.ts";

/** A batch is sent at this many events or after this time; screens opened in quick succession count once (specification 1, section 9). */
const FLUSH = { events: 100, milliseconds: 20_000 };
const DEBOUNCE_MILLISECONDS = 200;
/** Events beyond these are dropped: that the dashboard works matters more than how it is used. */
const MOST_SENDERS = 500;

type Batch = { events: WireInternalEvent[]; timer: NodeJS.Timeout };
const batches = new Map<string, Batch>();
/** Whether the use of a property may be recorded, and whose it is. */
const properties = new BoundedMap<number, { noted: boolean; companyId: number }>(5000);
/** The last screen of each session, until it was open for long enough. */
const opened = new BoundedMap<string, NodeJS.Timeout>(5000);

/** Records that a screen was opened, unless the property's privacy level is 0. Called where the shell is loaded: once per navigation. */
export async function noteScreen(
  request: Request,
  viewer: Viewer,
  property: { privacyLevel: number; company: { id: number } },
): Promise<void> {
  properties.set(viewer.propertyId, { noted: property.privacyLevel > 0, companyId: property.company.id });
  if (request.method !== "GET") return;
  clearTimeout(opened.get(viewer.sessionId));
  // Nobody awaits it, so a failure must not end the process.
  const later = () => void note("screen_opened", request, viewer).catch(() => undefined);
  opened.set(viewer.sessionId, setTimeout(later, DEBOUNCE_MILLISECONDS).unref());
}

/** Records that a form was sent: which one, never its content. */
export function noteForm(request: Request, viewer: Viewer): Promise<void> {
  return note("form_sent", request, viewer);
}

async function note(name: string, request: Request, viewer: Viewer): Promise<void> {
  const property = properties.get(viewer.propertyId);
  if (!property?.noted) return;
  const batch = batches.get(viewer.accessToken) ?? begun(viewer);
  batch?.events.push({
    name,
    subject: { role: "role" in viewer.role ? `${viewer.role.scope} ${viewer.role.role}` : viewer.role.scope, id: viewer.personId },
    context: {
      userAgent: (request.headers.get("user-agent") ?? "").slice(0, 500),
      propertyId: viewer.propertyId,
      sessionId: viewer.sessionId,
      language: await languageOf(request),
      appUrl: env().WEB_URL + placeOf(request),
      appSessionId: viewer.sessionId,
    },
    companyId: property.companyId,
    clientTimestamp: new Date().toISOString(),
    clientUuid: randomUUID(),
    version: 2,
  });
  if (batch && batch.events.length >= FLUSH.events) void flush(viewer.accessToken);
}

/** The address of a screen without anything that somebody may have typed into it, and without the suffix of data requests. */
function placeOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, "").slice(0, 1000);
}

function begun({ accessToken }: Viewer): Batch | null {
  if (batches.size >= MOST_SENDERS) return null;
  const batch = { events: [], timer: setTimeout(() => void flush(accessToken), FLUSH.milliseconds).unref() };
  batches.set(accessToken, batch);
  return batch;
}

async function flush(accessToken: string): Promise<void> {
  const batch = batches.get(accessToken);
  if (!batch) return;
  batches.delete(accessToken);
  clearTimeout(batch.timer);
  await attempt(sendInternalEvents({ accessToken }, batch.events));
}
