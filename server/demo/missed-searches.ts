import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { Database } from "#server/database/tables.ts";
import { seededRandom } from "./random.ts";
import { storeEvents } from "./store-events.ts";

const DAYS = 60;
const DAY_MILLISECONDS = 86_400_000;
/** How often what is looked for that the demo has no guide for. */
const SEARCHES = [
  ["en", "merge two contacts", 19],
  ["en", "mobile app", 14],
  ["de", "dublette zusammenführen", 11],
  ["en", "calendar sync", 9],
  ["de", "angebot drucken", 7],
  ["en", "two-factor", 5],
  ["de", "urlaubsvertretung", 3],
  ["en", "api key", 2],
] as const;

/** Two months of people who found nothing in the assistant, up to `now`, as players report it. */
export async function addMissedSearches(db: Database, propertyId: number, now: Date): Promise<void> {
  const random = seededRandom(20_261_113);
  const events = SEARCHES.flatMap(([language, query, times]) =>
    Array.from({ length: times }, (): PlayerEvent => {
      const occurred = new Date(now.getTime() - DAY_MILLISECONDS * (0.1 + random.next() * DAYS)).toISOString();
      return { id: random.uuid(), kind: "search_missed", catalogue: 1, occurred, language, payload: { query } };
    }),
  );
  await storeEvents(db, propertyId, events, now);
}
