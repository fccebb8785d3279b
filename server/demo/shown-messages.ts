import type { MessageType } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { chosen, npsAnswer, surveyAnswer } from "./given-answers.ts";
import type { Known } from "./known-people.ts";
import { type Random, seededRandom } from "./random.ts";
import { addShowings, type End, liveMessages, type Shown } from "./showings.ts";

const DAY_MILLISECONDS = 86_400_000;
const HOURS = 8;

/** Of a hundred who saw it, what they did with it; the rest let it be. */
type Ends = { answered?: number; clicked?: number; close: number; later?: number; never?: number };
type Course = { days: number; perDay: number; seen: number; ends: Ends };
const HOW = ["answered", "clicked", "close", "later", "never"] as const;
const ASKED: Ends = { answered: 46, close: 24, later: 8, never: 4 };

const COURSES: Record<MessageType, Course> = {
  nps: { days: 84, perDay: 4, seen: 0.92, ends: ASKED },
  survey: { days: 42, perDay: 8, seen: 0.9, ends: ASKED },
  announcement: { days: 28, perDay: 8, seen: 0.94, ends: { clicked: 22, close: 64 } },
};
/** What people find in the assistant when they open it: nobody sends it away. */
const OPENED: Course = { days: 14, perDay: 6, seen: 0.8, ends: { clicked: 15, close: 0 } };

/** The last weeks of the live messages of a property up to `now`, each since it was published; surveys went to those who pay. */
export async function addShownMessages(db: Database, propertyId: number, people: Known[], paying: number, now: Date): Promise<void> {
  const random = seededRandom(20_260_303);
  const payers = people.filter(({ segments }) => segments.includes(paying));
  const begun = new Set<MessageType>();
  for (const message of await liveMessages(db, propertyId)) {
    const course = begun.has(message.type) ? OPENED : COURSES[message.type];
    begun.add(message.type);
    const asked = message.type === "survey" ? payers : people;
    await addShowings(db, propertyId, message, shownTo(random, asked, message.type, course, now), random, now);
  }
}

function shownTo(random: Random, people: Known[], type: MessageType, { days, perDay, seen, ends }: Course, now: Date): Shown[] {
  const showings: Shown[] = [];
  for (let day = days; day >= 1; day--) {
    for (let nth = 0; nth < perDay; nth++) {
      const at = new Date(now.getTime() - day * DAY_MILLISECONDS + random.below(HOURS * 3600) * 1000);
      const person = random.pick(people);
      const language = random.next() < 0.7 ? "en" : "de";
      const isSeen = random.next() < seen;
      showings.push({ person, at, language, isSeen, end: isSeen ? endOf(random, ends, type, person, language) : null });
    }
  }
  return showings;
}

function endOf(random: Random, ends: Ends, type: MessageType, person: Known, language: Shown["language"]): End {
  const how =
    HOW[
      chosen(
        random,
        HOW.map((each) => ends[each] ?? 0),
      )
    ];
  if (how !== "answered") return how ? { how } : null;
  return { how, given: type === "nps" ? npsAnswer(random, language) : surveyAnswer(random, language, person) };
}
