import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

type Asked = { propertyId: number; answer(number: number | null): void; fail(error: unknown): void };

/**
 * The number of a property's player configuration, which the database raises with every write that changes what players see; null if there
 * is no such property. Calls during a query share the next one: nobody gets a number that was read before they asked, and the database
 * answers one query at a time.
 */
export function createConfigurationNumbers(db: Database): (propertyId: number) => Promise<number | null> {
  let waiting: Asked[] = [];
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      try {
        const numbers = await numbersOf(db, [...new Set(asked.map(({ propertyId }) => propertyId))]);
        for (const { propertyId, answer } of asked) answer(numbers.get(propertyId) ?? null);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    isAsking = false;
  }

  return (propertyId) =>
    new Promise((answer, fail) => {
      waiting.push({ propertyId, answer, fail });
      if (!isAsking) void ask();
    });
}

async function numbersOf(db: Database, propertyIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("properties")
    .leftJoin("player_configurations as kept", "kept.property_id", "properties.id")
    .select(["properties.id", sql<number>`coalesce(kept.number, 0)`.as("number")])
    .where("properties.id", "=", sql<number>`any(${propertyIds}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
