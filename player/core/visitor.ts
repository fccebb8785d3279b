import {
  CATALOGUE_VERSION,
  EVENT_LIMITS,
  type EventKind,
  type PlayerEvent,
  SESSION_MILLISECONDS,
} from "#app/domain/analytics/event-catalogue.ts";
import { isRecord, isText, place } from "./storage.ts";
import { uuid } from "./uuid.ts";

type Session = { id: string; last: number; seq: number };
const isSession = (value: unknown): value is Session =>
  isRecord(value) && isText(value.id) && Number.isFinite(value.last) && Number.isFinite(value.seq);

/** Who is here, and since when: stamps identity and session into each event at the moment it happens. */
export function createVisitor(property: number) {
  const anonymous = place("localStorage", property, "visitor", isText);
  const session = place("localStorage", property, "session", isSession);
  let user: string | undefined;
  let company: string | undefined;
  let name: string | undefined;

  /** A visitor without a key gets one of their own, remembered by this browser. */
  function anonymousId(): string {
    name ??= anonymous.read() ?? uuid();
    anonymous.write(name);
    return name;
  }

  return {
    identify(key: string | undefined, companyKey: string | undefined) {
      user = key;
      company = companyKey;
    },
    /** Under whose name progress is remembered on this device. */
    key: () => user ?? "",
    event(kind: EventKind, now: number, more: Partial<PlayerEvent>): PlayerEvent {
      return {
        id: uuid(),
        kind,
        catalogue: CATALOGUE_VERSION,
        ...(user === undefined ? { anonymous: anonymousId() } : { user }),
        ...(company === undefined ? {} : { company }),
        occurred: new Date(now).toISOString(),
        path: location.pathname.slice(0, EVENT_LIMITS.path),
        ...more,
      };
    },
    /** The session that this moment belongs to; one without activity for 1800 s is over. `ended` is the one before it. */
    session(now: number): { id: string; seq: number; isNew: boolean; ended: Session | null } {
      const stored = session.read();
      const isLive = stored !== null && now - stored.last < SESSION_MILLISECONDS && now >= stored.last - SESSION_MILLISECONDS;
      const current = isLive ? { id: stored.id, last: now, seq: stored.seq + 1 } : { id: uuid(), last: now, seq: 0 };
      session.write(current);
      return { id: current.id, seq: current.seq, isNew: !isLive, ended: isLive ? null : stored };
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;
