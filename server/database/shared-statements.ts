import type pg from "pg";

type Waiting<In, Out> = { given: In; done: (out: Out) => void; failed: (error: unknown) => void };

export type Sharing<In> = {
  /** How many statements may run at once: one on the embedded database, which has one connection. */
  lanes: number;
  /** The rows of a request, and how many fit into one statement. */
  rowsOf: (given: In) => number;
  mostRows: number;
  /** What a statement may hold once only: the second of a key goes into the next one. */
  keyOf?: (given: In) => string;
};

/** How many lanes a pool leaves to one kind of shared statement. */
export const lanesOf = ({ options }: pg.Pool): number => Math.max(1, Math.floor((options.max ?? 1) / 3));

/**
 * Puts what concurrent requests give into shared statements: whatever comes while one runs goes into the next one together. `run` answers each
 * of its requests in their order, and is whole or nothing: when it fails, each request is tried once more by itself, so that one cannot fail
 * the others.
 */
export class SharedStatements<In, Out> {
  private readonly queue: Waiting<In, Out>[] = [];
  private running = 0;
  /** The rows that wait, or are being written. */
  rows = 0;

  constructor(
    private readonly run: (given: In[]) => Promise<Out[]>,
    private readonly sharing: Sharing<In>,
  ) {}

  /** Resolves when its statement is durable. */
  add(given: In): Promise<Out> {
    const rows = this.sharing.rowsOf(given);
    this.rows += rows;
    const answer = new Promise<Out>((done, failed) => {
      this.queue.push({ given, done, failed });
      if (this.running < this.sharing.lanes) void this.drain();
    });
    return answer.finally(() => {
      this.rows -= rows;
    });
  }

  private async drain(): Promise<void> {
    this.running++;
    while (this.queue.length > 0) await this.flush(this.take());
    this.running--;
  }

  private take(): Waiting<In, Out>[] {
    const { rowsOf, mostRows, keyOf } = this.sharing;
    const keys = new Set<string>();
    let [count, rows] = [0, 0];
    for (const { given } of this.queue) {
      rows += rowsOf(given);
      const key = keyOf?.(given);
      if ((count > 0 && rows > mostRows) || (key !== undefined && keys.has(key))) break;
      if (key !== undefined) keys.add(key);
      count++;
    }
    return this.queue.splice(0, count);
  }

  private async flush(taken: Waiting<In, Out>[]): Promise<void> {
    try {
      const answers = await this.run(taken.map(({ given }) => given));
      for (const [index, { done }] of taken.entries()) done(answers[index] as Out);
    } catch (error) {
      if (taken.length > 1) for (const each of taken) await this.flush([each]);
      else taken[0]?.failed(error);
    }
  }
}
