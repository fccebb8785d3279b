import { randomUUID } from "node:crypto";
import type { MessageType } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { seededRandom } from "./random.ts";

const DAYS = 84;
const DAY_MILLISECONDS = 86_400_000;
/** How often each score is given, from 0 to 10, of a hundred. */
const SCORES = [1, 1, 2, 2, 3, 6, 7, 14, 22, 24, 18];
const COMMENTS = [
  ...["Easy to find my way around", "The search is too slow", "Guides help me a lot", "I miss an export to Excel", "Great support"],
  ...["Too many clicks to add a deal", "Love the new board", "Die Suche ist zu langsam", "Sehr übersichtlich", "Der Export fehlt mir"],
];

/** Twelve weeks of people being asked by the live NPS of a property, up to `now`: two of three answer, and one of four of these says why. */
export async function addAnswers(db: Database, property_id: number, people: string[], now: Date): Promise<void> {
  const nps = await liveOne(db, property_id, "nps");
  if (!nps) return;
  const random = seededRandom(20_260_303);
  const impressions = [];
  const answers = [];
  for (let day = DAYS; day >= 1; day--) {
    for (let nth = 0; nth < 4; nth++) {
      const shown_at = new Date(now.getTime() - day * DAY_MILLISECONDS + random.below(8 * 3600) * 1000);
      const answered_at = new Date(shown_at.getTime() + (20 + random.below(90)) * 1000);
      const person = people[random.below(people.length)] ?? "";
      const language = random.next() < 0.7 ? "en" : "de";
      const isAnswered = random.next() < 0.66;
      const of = { property_id, id: randomUUID(), version: nps.version, language, person };
      const end = isAnswered ? { answered_at } : { dismissed_at: answered_at };
      impressions.push({ ...of, kind: "nps", content_id: nps.id, shown_at, ...end });
      const answer = { main: scoreOf(random.below(100)) };
      const comment = random.next() < 0.25 ? (COMMENTS[random.below(COMMENTS.length)] ?? "") : "";
      if (isAnswered) {
        const said = { answers: JSON.stringify(answer), comment, seconds: 5 + random.below(40), started_at: shown_at, answered_at };
        answers.push({ ...of, message_id: nps.id, ...said });
      }
    }
  }
  await db.insertInto("impressions").values(impressions).execute();
  await db.insertInto("message_answers").values(answers).execute();
}

function scoreOf(percent: number): number {
  const below = (score: number) => SCORES.slice(0, score + 1).reduce((sum, share) => sum + share, 0);
  return SCORES.findIndex((_, score) => percent < below(score));
}

function liveOne(db: Database, propertyId: number, type: MessageType) {
  return db
    .selectFrom("messages")
    .select(["id", (build) => build.fn.coalesce("published_version", build.val(1)).as("version")])
    .where("property_id", "=", propertyId)
    .where("type", "=", type)
    .where("visibility", "=", "public")
    .orderBy("id")
    .executeTakeFirst();
}
