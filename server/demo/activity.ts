import type { EventKind, PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { type Random, seededRandom } from "./random.ts";
import { storeEvents } from "./store-events.ts";

const DAYS = 84;
const AT_ONCE = 1000;
const DAY_MILLISECONDS = 86_400_000;
/** How likely people are to continue from one step to the next, by guide: some guides lose more people than others. */
const GOES_ON = [0.93, 0.86, 0.95, 0.78, 0.84, 0.96, 0.88, 0.91];

type Guide = { id: number; content: GuideContent };

/** Twelve weeks of people playing guides, up to `now`, as player batches that pass through the schema and insert of the ingestion. */
export async function addActivity(db: Database, propertyId: number, guides: Guide[], people: string[], now: Date): Promise<void> {
  const random = seededRandom(20_260_301);
  // Apart from what people play, so that one can change without the other.
  const visits = seededRandom(20_260_302);
  let waiting: PlayerEvent[] = [];
  for (let day = DAYS; day >= 1; day--) {
    const morning = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS - day * DAY_MILLISECONDS + 7 * 3_600_000;
    const weekend = [0, 6].includes(new Date(morning).getUTCDay());
    const runs = Math.round((weekend ? 6 : 22 + (DAYS - day) / 5) * (0.75 + random.next() / 2));
    for (let i = 0; i < runs; i++) {
      const run = runOf(random, guides, people, morning + random.below(10 * 3600) * 1000);
      waiting.push(...visitOf(visits, run), ...run);
    }
    if (waiting.length >= AT_ONCE) {
      await storeEvents(db, propertyId, waiting, now);
      waiting = [];
    }
  }
  await storeEvents(db, propertyId, waiting, now);
}

/** One person plays one guide until they stop or reach its end. */
function runOf(random: Random, guides: Guide[], people: string[], start: number): PlayerEvent[] {
  const which = Math.min(random.below(guides.length), random.below(guides.length));
  const guide = guides[which] as Guide;
  const user = random.pick(people);
  const language = random.next() < 0.35 ? "de" : "en";
  const [run, session] = [random.uuid(), random.uuid()];
  const events: PlayerEvent[] = [];
  let at = start;
  const add = (kind: EventKind, step?: string) => {
    const occurred = new Date(at).toISOString();
    const content = { type: "guide" as const, id: guide.id, version: 1 };
    events.push({
      id: random.uuid(),
      kind,
      catalogue: 1,
      user,
      session,
      seq: events.length,
      occurred,
      language,
      path: "/demo/crm/",
      content,
      step,
      run,
    });
  };
  add("run_started");
  for (const { id, type } of guide.content.steps) {
    if (type === "step" && random.next() < 0.01) {
      add("step_failed", id);
      add("run_dismissed", id);
      return events;
    }
    add("step_shown", id);
    at += 4000 + random.below(26_000);
    if (random.next() > (GOES_ON[which % GOES_ON.length] ?? 0.9)) {
      add("run_dismissed", id);
      return events;
    }
    add("step_done", id);
  }
  add("run_completed");
  return events;
}

const PAGES = ["/demo/crm/", "/demo/crm/contacts", "/demo/crm/deals"];

/** The visit that a run is part of, with the pages that were looked at before it. */
function visitOf(random: Random, [run]: PlayerEvent[]): PlayerEvent[] {
  if (!run) return [];
  const pages = PAGES.slice(0, 1 + random.below(PAGES.length));
  return (["session_started", ...pages.map(() => "page_viewed" as const)] as const).map((kind, index) => ({
    ...{ id: random.uuid(), kind, catalogue: 1, user: run.user, session: run.session, seq: 1000 + index },
    ...{ occurred: new Date(Date.parse(run.occurred) - (pages.length - index) * 20_000).toISOString(), language: run.language },
    path: pages[Math.max(0, index - 1)],
  }));
}
