import { SharedStatements } from "#server/database/shared-statements.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { EventRow } from "./event-row.ts";
import { insertEvents } from "./insert-events.ts";

/** Called after each commit with how many of the rows were new and how many were already stored. */
type Counted = (outcome: "stored" | "duplicate", rows: number) => void;

const ROWS_PER_INSERT = 1000;
const ROWS_WAITING = 20_000;
const RETRY_SECONDS = 5;

/**
 * Combines the rows of concurrent requests into shared inserts, and confirms a request only after the commit.
 * The queue is bounded: when it is full, requests are refused with 503 instead of piling up in memory.
 */
export class EventWriter {
  private readonly inserts: SharedStatements<EventRow[], undefined>;

  /** @param lanes how many inserts may run at once: one on the embedded database, which has one connection */
  constructor(db: Database, lanes: number, counted: Counted) {
    const insert = async (batches: EventRow[][]) => {
      const rows = batches.flat();
      const stored = await insertEvents(db, distinct(rows));
      counted("stored", stored);
      counted("duplicate", rows.length - stored);
      return batches.map(() => undefined);
    };
    this.inserts = new SharedStatements(insert, { lanes, rowsOf: (rows) => rows.length, mostRows: ROWS_PER_INSERT });
  }

  /** Resolves when the rows are durable. @throws Refusal 503 when too many rows are waiting already */
  async write(rows: EventRow[]): Promise<void> {
    if (this.inserts.rows + rows.length > ROWS_WAITING) throw refuse.busy(RETRY_SECONDS);
    await this.inserts.add(rows);
  }
}

/** Drops an event that two requests sent at the same time. */
function distinct(rows: EventRow[]): EventRow[] {
  return [...new Map(rows.map((row) => [`${row.property_id} ${row.id}`, row])).values()];
}
