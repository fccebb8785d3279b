import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { EventRow } from "./event-row.ts";
import { insertEvents } from "./insert-events.ts";

type Waiting = { rows: EventRow[]; done: () => void; failed: (error: unknown) => void };

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
  private readonly queue: Waiting[] = [];
  private waitingRows = 0;
  private running = 0;

  /** @param lanes how many inserts may run at once: one on the embedded database, which has one connection */
  constructor(
    private readonly db: Database,
    private readonly lanes: number,
    private readonly counted: Counted,
  ) {}

  /** Resolves when the rows are durable. @throws Refusal 503 when too many rows are waiting already */
  write(rows: EventRow[]): Promise<void> {
    if (this.waitingRows + rows.length > ROWS_WAITING) return Promise.reject(refuse.busy(RETRY_SECONDS));
    this.waitingRows += rows.length;
    return new Promise((done, failed) => {
      this.queue.push({ rows, done, failed });
      if (this.running < this.lanes) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.running++;
    while (this.queue.length > 0) await this.flush(this.take());
    this.running--;
  }

  private take(): Waiting[] {
    const taken: Waiting[] = [];
    let rows = 0;
    while (this.queue[0] && (taken.length === 0 || rows + this.queue[0].rows.length <= ROWS_PER_INSERT)) {
      const next = this.queue.shift();
      if (next) {
        taken.push(next);
        rows += next.rows.length;
      }
    }
    return taken;
  }

  private async flush(taken: Waiting[]): Promise<void> {
    try {
      await this.insert(taken.flatMap((each) => each.rows));
      for (const each of taken) each.done();
    } catch (error) {
      // The rows of one request must not fail those of others: each request is tried once more by itself.
      if (taken.length > 1) for (const each of taken) await this.insertAlone(each);
      else taken[0]?.failed(error);
    } finally {
      this.waitingRows -= taken.reduce((sum, each) => sum + each.rows.length, 0);
    }
  }

  private async insertAlone({ rows, done, failed }: Waiting): Promise<void> {
    try {
      await this.insert(rows);
      done();
    } catch (error) {
      failed(error);
    }
  }

  private async insert(rows: EventRow[]): Promise<void> {
    const stored = await insertEvents(this.db, distinct(rows));
    this.counted("stored", stored);
    this.counted("duplicate", rows.length - stored);
  }
}

/** Drops an event that two requests sent at the same time. */
function distinct(rows: EventRow[]): EventRow[] {
  return [...new Map(rows.map((row) => [`${row.property_id} ${row.id}`, row])).values()];
}
