import type { Database } from "#server/database/tables.ts";
import { nameOf } from "./people.ts";
import { seededRandom } from "./random.ts";

/** So many people of the application are people of the company too, and so many more have never used it. */
const COUNT = { seen: 1100, unseen: 100 };
const STATUSES = ["active", "active", "active", "created", "imported", "pending", "pending", "disabled"] as const;
const DEPARTMENTS = ["Sales", "Support", "Marketing", "Finance", "Operations"];
const AT_ONCE = 200;
const DAY_MILLISECONDS = 86_400_000;

/** Makes some people of the demo's host application, and a few more, people of the company itself. */
export async function addCompanyPeople(db: Database, companyId: number, people: string[]): Promise<void> {
  const random = seededRandom(11);
  const unseen = Array.from({ length: COUNT.unseen }, (_, index) => `new-${index + 1}@crm.acme.test`);
  const now = Date.now();
  const rows = [...people.slice(0, COUNT.seen), ...unseen].map((public_id, index) => ({
    company_id: companyId,
    public_id,
    status: random.pick([...STATUSES]),
    // What the application says of its own people, the company need not say again.
    attributes: JSON.stringify({ department: random.pick(DEPARTMENTS), ...(index >= COUNT.seen && { name: nameOf(random) }) }),
    created_at: new Date(now - (1 + random.below(300)) * DAY_MILLISECONDS),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await db
      .insertInto("company_users")
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  }
}
