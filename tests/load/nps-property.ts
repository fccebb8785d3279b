import type pg from "pg";
import { emptyMessage } from "#app/domain/messages/message-content.ts";
import { EMPTY_QUESTION } from "#app/domain/messages/message-texts.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/database/tables.ts";
import { addCompany, addProperty } from "#server/demo/builders.ts";
import { addMessage } from "#server/resources/messages/store.ts";

/** A new database's one property, and what adds a published NPS to it. @returns its id */
export async function npsProperty(db: Database, pool: pg.Pool) {
  await migrate(pool);
  const company = await addCompany(db, "Company");
  const propertyId = await addProperty(db, company, { name: "Property", languages: [["en", "English"]] });
  const texts = { en: { ...EMPTY_QUESTION, title: "How likely?" } };
  const content = { ...emptyMessage("nps"), texts } as ReturnType<typeof emptyMessage>;
  const addNps = async (): Promise<number> => {
    const id = await addMessage(db, propertyId, { type: "nps", content }, null);
    await pool.query(
      "insert into message_versions (property_id, message_id, number, content, languages, author_name) values ($1, $2, 1, $3, '[]', 'Bench')",
      [propertyId, id, JSON.stringify(content)],
    );
    return id;
  };
  return { propertyId, addNps };
}
