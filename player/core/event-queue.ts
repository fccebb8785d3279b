import { EVENT_LIMITS, type EventBatch, FLUSH, type PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";

/** What became of a batch. `later` waits `after` milliseconds, or backs off when null; `closed` means nothing will ever be taken. */
export type Outcome = { type: "accepted" | "refused" | "closed" } | { type: "later"; after: number | null };

export type QueuePorts = {
  send(body: string): Promise<Outcome>;
  beacon(body: string): boolean;
  /** Events kept for the next page; read once at start. */
  kept: { read(): PlayerEvent[] | null; write(events: PlayerEvent[] | null): boolean };
  wait(milliseconds: number, work: () => void): () => void;
};

/** Most events that wait in memory, and in the browser's storage while the API is down. The oldest give way. */
export const KEPT_EVENTS = 500;
const BACK_OFF = { first: 5_000, most: 300_000 };
const BEACON_CHARACTERS = 60_000;

/**
 * Holds events until they are sent: at 100, after 20 seconds, or when the page goes. Refused batches are dropped, for the same
 * answer would come again; an API that is down or busy is tried later. Repeats are harmless, for events carry their own id.
 */
export function createQueue(ports: QueuePorts) {
  let waiting: PlayerEvent[] = ports.kept.read() ?? [];
  let sending = false;
  let closed = false;
  let failures = 0;
  let stopTimer: (() => void) | null = null;
  if (waiting.length > 0) ports.kept.write(null);

  function plan(milliseconds: number) {
    stopTimer ??= ports.wait(milliseconds, () => {
      stopTimer = null;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    if (sending || closed || waiting.length === 0) return;
    sending = true;
    const batch = waiting.slice(0, EVENT_LIMITS.batch);
    const outcome = await ports.send(bodyOf(batch)).catch((): Outcome => ({ type: "later", after: null }));
    sending = false;
    if (outcome.type === "later") {
      failures++;
      return plan(outcome.after ?? Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** (failures - 1)) * (0.75 + Math.random() / 2));
    }
    failures = 0;
    closed = outcome.type === "closed";
    const sent = new Set(batch);
    waiting = closed ? [] : waiting.filter((event) => !sent.has(event));
    if (waiting.length > 0) plan(waiting.length >= FLUSH.events ? 0 : FLUSH.milliseconds);
  }

  return {
    push(event: PlayerEvent) {
      if (closed) return;
      waiting.push(event);
      if (waiting.length > KEPT_EVENTS) waiting.splice(0, waiting.length - KEPT_EVENTS);
      if (waiting.length >= FLUSH.events && failures === 0) void flush();
      else plan(FLUSH.milliseconds);
    },
    flush,
    /** The page goes or hides. `healthy` says whether the API answered on this page; if not, the events are kept for the next one. */
    leave(healthy: boolean) {
      if (sending || waiting.length === 0) return keep(waiting);
      const left = healthy && failures === 0 ? beaconAll(waiting) : waiting;
      waiting = [];
      keep(left);
    },
    get size() {
      return waiting.length;
    },
  };

  function keep(events: PlayerEvent[]) {
    if (events.length > 0) ports.kept.write([...(ports.kept.read() ?? []), ...events].slice(-KEPT_EVENTS));
  }

  function beaconAll(events: PlayerEvent[]): PlayerEvent[] {
    let rest = events;
    while (rest.length > 0) {
      let count = Math.min(rest.length, EVENT_LIMITS.batch);
      while (count > 1 && bodyOf(rest.slice(0, count)).length > BEACON_CHARACTERS) count = Math.ceil(count / 2);
      if (!ports.beacon(bodyOf(rest.slice(0, count)))) return rest;
      rest = rest.slice(count);
    }
    return rest;
  }
}

function bodyOf(events: PlayerEvent[]): string {
  return JSON.stringify({ events } satisfies EventBatch);
}
