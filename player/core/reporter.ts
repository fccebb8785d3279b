import { type EventKind, isKept, keptPart, namelessPart, type PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import { watchAddress } from "#player/targets/watch-address.ts";
import type { Api } from "./api.ts";
import { createQueue } from "./event-queue.ts";
import { guarded } from "./guard.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

const PING_EVERY = 15_000;
/** Events that an earlier page left are taken up when this one has long begun. */
const TAKE_UP_AFTER = 3_000;
const ACTIVITY = ["pointerdown", "keydown", "scroll", "pointermove"] as const;
const areEvents = (value: unknown): value is PlayerEvent[] =>
  Array.isArray(value) && value.every((event) => isRecord(event) && isText(event.id));

/**
 * Reports what happens. Sessions, pages, companies and activity only once a bundle said that the property keeps them; nothing at all
 * while it `isSilent`.
 */
export function createReporter(api: Api, visitor: Visitor, property: number, isSilent: () => boolean) {
  const kept = place("localStorage", property, "events", areEvents);
  const queue = createQueue({
    send: (body) => api.post("events", body),
    beacon: api.beacon,
    kept: { ...kept, read: () => kept.read()?.map((event) => (visitor.isNameless() ? namelessPart(event) : event)) ?? null },
    passOf: visitor.passOf,
    wait(milliseconds, work) {
      const timer = setTimeout(guarded(work), milliseconds);
      return () => clearTimeout(timer);
    },
  });
  let level = 0;
  let language: string | undefined;
  let pinged = 0;
  let page = "";
  let isWatching = false;

  const push = (kind: EventKind, at: number, more: Partial<PlayerEvent>) => queue.push(keptPart(visitor.event(kind, at, more), level));

  function report(kind: EventKind, more: Partial<PlayerEvent> = {}) {
    if (isSilent() || !isKept(kind, level)) return;
    const now = Date.now();
    const common = { ...(language ? { language } : {}), ...more };
    if (level < 1) return push(kind, now, common);
    const { id, seq, isNew, ended } = visitor.session(now);
    if (isNew && ended) push("session_ended", ended.last, { session: ended.id, seq: ended.seq + 1 });
    if (isNew) push("session_started", now, { session: id, seq: 0, ...(language ? { language } : {}) });
    push(kind, now, { session: id, seq: isNew ? visitor.session(now).seq : seq, ...common });
  }

  const active = guarded(() => {
    const now = Date.now();
    if (document.hidden || now - pinged < PING_EVERY) return;
    pinged = now;
    report("activity_ping");
  });

  /** A page is viewed when its path changes. */
  function visit() {
    if (isSilent() || level < 1 || page === location.pathname) return;
    page = location.pathname;
    report("page_viewed");
  }

  setTimeout(guarded(queue.comeBack), TAKE_UP_AFTER);
  return {
    report,
    flush: () => void queue.flush(),
    leave: () => queue.leave(api.healthy),
    comeBack: queue.comeBack,
    forget: queue.forget,
    /** The bundle says what is kept; from level 1 on, activity in this page is watched. */
    configure(privacyLevel: number, shownLanguage: string) {
      language = shownLanguage;
      if (privacyLevel >= 1 && level < 1) {
        pinged = Date.now();
        if (!isWatching) watchAddress(guarded(visit));
        isWatching = true;
        for (const name of ACTIVITY) addEventListener(name, active, { capture: true, passive: true });
      } else if (privacyLevel < 1) {
        for (const name of ACTIVITY) removeEventListener(name, active, { capture: true });
      }
      level = privacyLevel;
      visit();
    },
  };
}
