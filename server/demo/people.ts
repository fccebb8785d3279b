import type { Database } from "#server/database/tables.ts";
import { keepPerson } from "#server/resources/player/people.ts";
import { seededRandom } from "./random.ts";

const COUNT = 2000;
const FIRST = [
  "Amara",
  "Ben",
  "Chiara",
  "Deniz",
  "Elif",
  "Farid",
  "Greta",
  "Hana",
  "Ines",
  "Jonas",
  "Kofi",
  "Lena",
  "Mateo",
  "Nora",
  "Ole",
  "Priya",
];
const LAST = [
  "Adler",
  "Brandt",
  "Costa",
  "Dietrich",
  "Eriksen",
  "Fischer",
  "Garcia",
  "Huber",
  "Ivanova",
  "Jansen",
  "Kaya",
  "Lindqvist",
  "Meyer",
  "Novak",
];
const DEPARTMENTS = ["Sales", "Support", "Marketing", "Finance", "Operations"];
const PLANS = ["free", "team", "business"];

/** Adds the people of the demo's host application through the function behind `identify`. @returns their ids */
export async function addPeople(db: Database, propertyId: number): Promise<string[]> {
  const random = seededRandom(7);
  const ids = Array.from({ length: COUNT }, (_, index) => `person-${index + 1}@crm.acme.test`);
  for (const user of ids) {
    const attributes = {
      name: `${random.pick(FIRST)} ${random.pick(LAST)}`,
      department: random.pick(DEPARTMENTS),
      plan: random.pick(PLANS),
      seats: 1 + random.below(250),
      trial: random.next() < 0.2,
    };
    await keepPerson(db, propertyId, { user, attributes, company: `company-${1 + random.below(120)}` });
  }
  return ids;
}
