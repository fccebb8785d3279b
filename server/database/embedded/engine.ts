import { Worker } from "node:worker_threads";

type Place = { folder?: string; template?: string };
type FromWorker =
  | { type: "ready" | "closed" | "maintained" }
  | { type: "bytes"; id: number; bytes: Uint8Array }
  | { type: "dump"; bytes: Uint8Array };
type ToWorker =
  | { type: "maintain" | "dump" | "close" }
  | { type: "open" | "gone"; id: number }
  | { type: "bytes"; id: number; bytes: Uint8Array };

/** Messages from the engine to one connection. */
export type Line = { opened(): void; received(bytes: Uint8Array): void; lost(error: Error): void };

const START_DEADLINE_MS = 180_000;
const HOUSEKEEPING_DEADLINE_MS = 600_000;

/**
 * The worker thread that runs the embedded database, seen from the main thread. The engine cannot cancel a statement
 * that runs too long, so the thread is terminated and a new one started. Acknowledged writes survive that.
 */
export class Engine {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #lines = new Map<number, Line>();
  #nextLine = 1;
  #waiting: number[] = [];
  #timer: NodeJS.Timeout | null = null;
  #listeners: ((message: FromWorker) => void)[] = [];
  #closing = false;
  #failure: Error | null = null;
  private readonly place: Place;
  private readonly statementDeadline: number;

  constructor(place: Place, statementDeadline: number) {
    this.place = place;
    this.statementDeadline = statementDeadline;
  }

  /** Resolves when the database answers; rejects with the reason when it cannot be opened. */
  start(): Promise<void> {
    this.#ready ??= this.#open();
    return this.#ready;
  }

  /** Registers a connection and returns the means to talk on it. The engine serves one at a time: a new one ends the session before it. */
  connect(line: Line): { send(bytes: Uint8Array): void; leave(): void } {
    const id = this.#nextLine++;
    this.#lines.set(id, line);
    this.start().then(
      () => {
        if (!this.#lines.has(id)) return;
        this.#post({ type: "open", id });
        line.opened();
      },
      (error) => this.#drop(id, error),
    );
    return {
      send: (bytes) => {
        if (!this.#lines.has(id)) return;
        this.#expect(this.statementDeadline);
        this.#post({ type: "bytes", id, bytes });
      },
      leave: () => {
        if (this.#lines.delete(id) && this.#worker) this.#post({ type: "gone", id });
      },
    };
  }

  /** Analyses, vacuums and writes a checkpoint where needed; between statements, never within a transaction. */
  async maintain(): Promise<void> {
    await this.#ask({ type: "maintain" }, "maintained");
  }

  /** The whole database as an uncompressed archive, to be opened as a template. */
  async dump(): Promise<Uint8Array> {
    const answer = await this.#ask({ type: "dump" }, "dump");
    return answer.type === "dump" ? answer.bytes : new Uint8Array();
  }

  /** Writes a checkpoint and ends the thread. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    const worker = this.#worker;
    if (!worker) return;
    await this.#ask({ type: "close" }, "closed").catch(() => undefined);
    await worker.terminate();
  }

  #open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./engine-worker.mjs", import.meta.url), { workerData: this.place, execArgv: [], env: {} });
      this.#failure = null;
      this.#worker = worker;
      this.#expect(START_DEADLINE_MS);
      worker.on("message", (message: FromWorker) => {
        this.#answered();
        if (message.type === "ready") resolve();
        else if (message.type === "bytes") this.#lines.get(message.id)?.received(message.bytes);
        else for (const listener of [...this.#listeners]) listener(message);
      });
      worker.on("error", (error) => {
        this.#failure ??= new Error(`The embedded database failed: ${error.message}`, { cause: error });
      });
      worker.on("exit", () => {
        const failure = this.#failure ?? new Error("The embedded database stopped.");
        reject(failure);
        this.#ended(worker, failure);
      });
    });
  }

  /** The thread has ended: every connection is told, and the next one starts a new thread. */
  #ended(worker: Worker, failure: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#ready = null;
    this.#waiting = [];
    if (this.#timer) clearTimeout(this.#timer);
    for (const id of [...this.#lines.keys()]) this.#drop(id, failure);
  }

  #drop(id: number, error: Error): void {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    line?.lost(error);
  }

  async #ask(question: ToWorker, answer: FromWorker["type"]): Promise<FromWorker> {
    await this.start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const listener = (message: FromWorker) => {
        if (message.type !== answer) return;
        finish();
        resolve(message);
      };
      const gone = () => {
        finish();
        reject(new Error("The embedded database stopped."));
      };
      const finish = () => {
        this.#listeners = this.#listeners.filter((other) => other !== listener);
        worker?.off("exit", gone);
      };
      this.#listeners.push(listener);
      worker?.once("exit", gone);
      this.#expect(HOUSEKEEPING_DEADLINE_MS);
      this.#post(question);
    });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  // The engine answers in order, so one timer on the oldest pending statement is enough; each answer restarts it for the next.
  #expect(deadline: number): void {
    this.#waiting.push(deadline);
    if (this.#waiting.length === 1) this.#startClock();
  }

  #answered(): void {
    this.#waiting.shift();
    this.#startClock();
  }

  #startClock(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const deadline = this.#waiting[0];
    this.#timer = deadline === undefined ? null : setTimeout(() => this.#abandon(deadline), deadline);
    this.#timer?.unref();
  }

  #abandon(deadline: number): void {
    // PostgreSQL's code for a statement cancelled by its time limit.
    this.#failure = Object.assign(new Error(`The statement took longer than ${deadline} ms and was ended.`), { code: "57014" });
    void this.#worker?.terminate();
  }
}
