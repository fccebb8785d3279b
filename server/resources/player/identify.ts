import { sql } from "kysely";
import { z } from "zod";
import { isStorable } from "#app/contracts/text.ts";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import type { Database } from "../../database/tables.ts";

const IDENTIFY_LIMITS = { attributes: 100, name: 100, text: 1000 } as const;
const text = (limit: number) => z.string().max(limit, "text_error_too_long").refine(isStorable, "text_error_unstorable");
const key = text(EVENT_LIMITS.key).min(1, "text_error_missing");

/** Who a host page says the person is: a key, up to 100 attributes, the key of their company. */
export const identification = z.object({
  user: key,
  attributes: z
    .record(
      text(IDENTIFY_LIMITS.name).min(1, "text_error_missing"),
      z.union([text(IDENTIFY_LIMITS.text), z.number(), z.boolean(), z.null()]),
    )
    .refine((attributes) => Object.keys(attributes).length <= IDENTIFY_LIMITS.attributes, "text_error_too_long")
    .default({}),
  company: key.optional(),
});
export type Identification = z.output<typeof identification>;

/** Keeps the person with what is newly said of them; attributes that are not named stay, null takes one away. */
export async function keepPerson(db: Database, propertyId: number, { user, attributes, company }: Identification): Promise<void> {
  const said = JSON.stringify(attributes);
  await db
    .insertInto("company_users")
    .values({
      property_id: propertyId,
      public_id: user,
      company_key: company ?? null,
      attributes: sql<string>`jsonb_strip_nulls(${said}::jsonb)`,
    })
    .onConflict((conflict) =>
      conflict.columns(["property_id", "public_id"]).doUpdateSet({
        attributes: sql<string>`jsonb_strip_nulls(company_users.attributes || ${said}::jsonb)`,
        company_key: sql<string | null>`coalesce(excluded.company_key, company_users.company_key)`,
        last_seen_at: sql<Date>`now()`,
      }),
    )
    .execute();
}
