import { sql } from "kysely";
import { checkValues } from "#app/domain/users/check-values.ts";
import type { Database } from "#server/database/tables.ts";
import { storedTypes } from "#server/resources/attributes/definitions.ts";
import type { Owner } from "#server/resources/attributes/owner.ts";
import { addAttribute, type NewAttribute } from "#server/resources/attributes/store.ts";
import { keepPerson } from "#server/resources/users/keep-person.ts";
import { type Random, seededRandom } from "./random.ts";

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
const REGIONS = ["Europe", "North America", "Asia"];
const FIRST_DAY = Date.parse("2023-01-01T00:00:00Z");
const DAY = 86_400_000;

/** The name of somebody in the demo. */
export const nameOf = (random: Random) => `${random.pick(FIRST)} ${random.pick(LAST)}`;

/** What the company defines for all of its properties, and what the property defines itself. */
const SHARED: NewAttribute[] = [
  { key: "name", dataType: "string", displayName: "Name" },
  { key: "department", dataType: "string", displayName: "Department" },
];
const OWN: NewAttribute[] = [
  { key: "plan", dataType: "string", displayName: "Plan", description: "What their company pays for" },
  { key: "seats", dataType: "number", displayName: "Seats" },
  { key: "trial", dataType: "boolean", displayName: "Trial" },
  { key: "regions", dataType: "array", displayName: "Regions", description: "Where they sell" },
  { key: "customer_since", dataType: "datetime", displayName: "Customer since" },
];

/** Adds the people of the demo's host application, checked and kept as `identify` does. @returns their ids */
export async function addPeople(db: Database, propertyId: number): Promise<string[]> {
  const property = await db.selectFrom("properties").select("company_id").where("id", "=", propertyId).executeTakeFirstOrThrow();
  const company: Owner = { companyId: property.company_id, propertyId: null };
  for (const attribute of SHARED) await addAttribute(db, company, attribute, null);
  for (const attribute of OWN) await addAttribute(db, { ...company, propertyId }, attribute, null);
  const types = await storedTypes(db, { ...company, propertyId });
  const random = seededRandom(7);
  const ids = Array.from({ length: COUNT }, (_, index) => `person-${index + 1}@crm.acme.test`);
  for (const [index, user] of ids.entries()) {
    const said = {
      name: nameOf(random),
      department: random.pick(DEPARTMENTS),
      plan: random.pick(PLANS),
      seats: 1 + random.below(250),
      trial: random.next() < 0.2,
      regions: REGIONS.slice(index % 3, 1 + (index % 5)),
      customer_since: new Date(FIRST_DAY + (index % 900) * DAY).toISOString(),
    };
    const { kept } = checkValues(said, types);
    await keepPerson(db, propertyId, { user, attributes: kept, company: `company-${1 + random.below(120)}` });
  }
  // They first came before the activity that is added next, and were last there with it.
  await sql`update foreign_users set first_seen_at = now() - make_interval(days => 85 + id % 30), last_seen_at = now() - make_interval(days => 85 + id % 30)
    where property_id = ${propertyId}`.execute(db);
  return ids;
}
