import { EVENT_LIMITS, type EventBatch, FLUSH, type PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";

/**
 * What became of a batch. `spoilt` says that one of its events would not do and that smaller batches may; `later` waits `after`
 * milliseconds, or backs off when null; `closed` means nothing will ever be taken.
 */
export type Outcome = { type: "accepted" | "refused" | "spoilt" | "closed" } | { type: "later"; after: number | null };

export type QueuePorts = {
  send(body: string): Promise<Outcome>;
  beacon(body: string): boolean;
  /** Events that wait for another page or for a better time. */
  kept: { read(): PlayerEvent[] | null; write(events: PlayerEvent[] | null): boolean };
  /** What proves a user to the API, if anything does; a batch carries one. */
  passOf(user: string | undefined): string | undefined;
  /** Calls `work` once after so long; gives how to call it off. */
  wait(milliseconds: number, work: () => void): () => void;
};

/** Most events that wait, in memory and in the browser's storage. The oldest give way. */
export const KEPT_EVENTS = 500;
const BACK_OFF = { first: 5_000, most: 300_000 };
const BEACON_CHARACTERS = 60_000;

/**
 * Holds events until they are sent: at 100, after 20 seconds, or when the page goes. Refused batches are dropped, for the same
 * answer would come again; of a spoilt one nothing but the bad event is; an API that is down or busy is tried later. Repeats are
 * harmless, for events carry their own id.
 */
export function createQueue({ send, beacon, kept, passOf, wait }: QueuePorts) {
  let waiting: PlayerEvent[] = [];
  let sending: PlayerEvent[] = [];
  /** A batch was spoilt, and not all that waited then is settled. `most` is how many events go at a time meanwhile. */
  let isSearching = false;
  let most: number = EVENT_LIMITS.batch;
  let failures = 0;
  let isClosed = false;
  /** What waits is to go as soon as what is on its way has arrived. */
  let isUrgent = false;
  let cancel: (() => void) | null = null;

  function plan(milliseconds: number) {
    cancel?.();
    cancel = wait(milliseconds, () => {
      cancel = null;
      void post();
    });
  }

  async function post(): Promise<void> {
    if (sending.length > 0 || isClosed || waiting.length === 0) return;
    const batch = together(waiting.slice(0, most));
    sending = batch;
    isUrgent = false;
    const outcome = await send(bodyOf(batch)).catch((): Outcome => ({ type: "later", after: null }));
    sending = [];
    if (outcome.type === "later") {
      const after = outcome.after ?? Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** failures) * (0.75 + Math.random() / 2);
      failures++;
      return plan(after);
    }
    failures = 0;
    isClosed = outcome.type === "closed";
    const isSpoilt = outcome.type === "spoilt";
    if (isClosed) waiting = [];
    else if (!isSpoilt || batch.length === 1) waiting = without(waiting, batch);
    // Every answer settles an event or halves what is in doubt, so that this ends.
    most = isSpoilt ? Math.ceil(batch.length / 2) : Math.min(EVENT_LIMITS.batch, most * 2);
    isSearching ||= isSpoilt;
    if (waiting.length === 0) {
      isSearching = false;
      most = EVENT_LIMITS.batch;
    } else plan(isSearching || isUrgent || waiting.length >= FLUSH.events ? 0 : FLUSH.milliseconds);
  }

  function take() {
    const before = kept.read();
    if (!before) return;
    kept.write(null);
    waiting = [...before, ...waiting].slice(-KEPT_EVENTS);
    if (!cancel) plan(FLUSH.milliseconds);
  }

  function keep(events: PlayerEvent[]) {
    if (events.length > 0) kept.write([...(kept.read() ?? []), ...events].slice(-KEPT_EVENTS));
  }

  /** As many of the first events as the same pass proves. */
  function together(events: PlayerEvent[]): PlayerEvent[] {
    const end = events.findIndex(({ user }) => passOf(user) !== passOf(events[0]?.user));
    return end < 0 ? events : events.slice(0, end);
  }

  function bodyOf(events: PlayerEvent[]): string {
    const pass = passOf(events[0]?.user);
    return JSON.stringify({ events, ...(pass ? { pass } : {}) } satisfies EventBatch);
  }

  /** Gives back what the browser would not take. */
  function beaconAll(events: PlayerEvent[]): PlayerEvent[] {
    let rest = events;
    while (rest.length > 0) {
      let batch = together(rest.slice(0, EVENT_LIMITS.batch));
      while (batch.length > 1 && bodyOf(batch).length > BEACON_CHARACTERS) batch = batch.slice(0, Math.ceil(batch.length / 2));
      if (!beacon(bodyOf(batch))) return rest;
      rest = rest.slice(batch.length);
    }
    return rest;
  }

  return {
    push(event: PlayerEvent) {
      if (isClosed) return;
      waiting = [...waiting, event].slice(-KEPT_EVENTS);
      if (waiting.length >= FLUSH.events && failures === 0) void post();
      else if (!cancel) plan(FLUSH.milliseconds);
    },
    /** Sends now what waits, unless the API asked for time. */
    flush() {
      isUrgent = sending.length > 0;
      return failures === 0 ? post() : Promise.resolve();
    },
    /** The page goes or hides. `isHealthy` says whether the API answered on this page; if not, the events are kept for a better time. */
    leave(isHealthy: boolean) {
      if (isClosed) return;
      // Nobody hears the answer to a beacon: a bad event would take its whole batch with it.
      const isSafe = isHealthy && !isSearching;
      // What is on its way outlives the page by itself, if it arrives at all.
      const rest = isSafe ? without(waiting, sending) : waiting;
      waiting = isSafe ? sending : [];
      keep(isSafe && failures === 0 ? beaconAll(rest) : rest);
    },
    /** The page is back: what was kept is its own again. */
    comeBack: take,
    /** Drops what has not been sent. */
    forget() {
      waiting = [];
      kept.write(null);
    },
    get size() {
      return waiting.length;
    },
  };
}

const without = (all: PlayerEvent[], some: PlayerEvent[]) => all.filter((event) => !some.includes(event));
