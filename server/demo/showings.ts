import { sql } from "kysely";
import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import type { Answers } from "#app/domain/messages/survey.ts";
import type { Database } from "#server/database/tables.ts";
import type { Known } from "./known-people.ts";
import type { Random } from "./random.ts";
import { storeEvents } from "./store-events.ts";

export type LiveMessage = { id: number; type: MessageType; version: number };
export type Given = { answers: Answers; comment: string; seconds: number };

/** What became of a message that was in front of somebody; `never` is that they do not want it again. Null where they let it be. */
export type End = { how: "clicked" | "close" | "later" | "never" } | { how: "answered"; given: Given } | null;
export type Shown = { person: Known; at: Date; language: "en" | "de"; isSeen: boolean; end: End };

/** Writes showings of a message, their answers, and the events that players sent of them up to `now`. */
export async function addShowings(
  db: Database,
  property_id: number,
  message: LiveMessage,
  all: Shown[],
  random: Random,
  now: Date,
): Promise<void> {
  const showings = all.map((shown) => ({
    ...shown,
    id: random.uuid(),
    endedAt: new Date(shown.at.getTime() + (20 + random.below(90)) * 1000),
  }));
  const of = { property_id, version: message.version };
  const impressions = showings.map(({ id, person, language, at, end, endedAt }) => ({
    ...{ ...of, id, kind: message.type, content_id: message.id, language, person: person.id, shown_at: at },
    answered_at: end?.how === "answered" ? endedAt : null,
    dismissed_at: end?.how === "never" ? endedAt : null,
  }));
  const answers = showings.flatMap(({ id, person, language, at, end, endedAt }) => {
    if (end?.how !== "answered") return [];
    const { given } = end;
    return {
      ...{ ...of, ...given, id, message_id: message.id, language, person: person.id, answers: JSON.stringify(given.answers) },
      ...{ segment_ids: person.segments, attributes: JSON.stringify(person.attributes), started_at: at, answered_at: endedAt },
    };
  });
  await db.insertInto("impressions").values(impressions).execute();
  if (answers.length > 0) await db.insertInto("message_answers").values(answers).execute();
  const events = showings.flatMap(({ id: run, person, language, at, isSeen, end, endedAt }) => {
    const event = (kind: PlayerEvent["kind"], occurred: Date, payload?: { how: string }): PlayerEvent => ({
      ...{
        id: random.uuid(),
        kind,
        catalogue: 1,
        user: person.id,
        occurred: occurred.toISOString(),
        language,
        path: "/demo/crm/",
        run,
        payload,
      },
      content: { type: message.type, id: message.id, version: message.version },
    });
    const seen = isSeen ? [event("message_seen", at)] : [];
    if (!end || end.how === "answered") return seen;
    if (end.how === "clicked") return [...seen, event("message_clicked", endedAt)];
    return [...seen, event("message_closed", endedAt, { how: end.how })];
  });
  await storeEvents(db, property_id, events, now);
}

/** The live messages of a property, first those that were added first. */
export async function liveMessages(db: Database, propertyId: number): Promise<LiveMessage[]> {
  return db
    .selectFrom("messages")
    .select(["id", "type", sql<number>`coalesce(published_version, 1)`.as("version")])
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "public")
    .orderBy("id")
    .execute();
}
