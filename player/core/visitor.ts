import {
  CATALOGUE_VERSION,
  EVENT_LIMITS,
  type EventKind,
  type PlayerEvent,
  SESSION_MILLISECONDS,
} from "#app/domain/analytics/event-catalogue.ts";
import { isRecord, isText, place } from "./storage.ts";
import { uuid } from "./uuid.ts";

/** `of` is the user whose session it is, once one was known in it. */
type Session = { id: string; last: number; seq: number; of?: string };
const isSession = (value: unknown): value is Session =>
  isRecord(value) && isText(value.id) && Number.isFinite(value.last) && Number.isFinite(value.seq);

/**
 * Who is here, and since when: stamps identity and session into each event at the moment it happens. Of a person who `isNameless` nothing
 * is stamped and nothing kept.
 */
export function createVisitor(property: number, isNameless: () => boolean = () => false) {
  const anonymous = place("localStorage", property, "visitor", isText);
  const session = place("localStorage", property, "session", isSession);
  let user: string | undefined;
  let company: string | undefined;
  let isProved = true;
  let pass: { user: string; pass: string } | null = null;
  let name: string | undefined;

  /** A visitor without a key gets one of their own, remembered by this browser. */
  function anonymousId(): string {
    name ??= anonymous.read() ?? uuid();
    anonymous.write(name);
    return name;
  }

  function forgetAnonymous() {
    name = undefined;
    anonymous.write(null);
  }

  /** Who comes next on this device is somebody else. */
  function forget() {
    forgetAnonymous();
    session.write(null);
  }

  const sender = () => (isProved ? user : undefined);
  function stamp(): Pick<PlayerEvent, "user" | "anonymous" | "company"> {
    if (isNameless()) return {};
    const known = sender();
    if (known === undefined) return { anonymous: anonymousId() };
    return { user: known, ...(company === undefined ? {} : { company }) };
  }

  return {
    isNameless,
    /** Who is here, as the API is asked about them; nothing of the nameless. */
    who(): Pick<PlayerEvent, "user" | "anonymous"> {
      const { company: _, ...who } = stamp();
      return who;
    },
    /**
     * Who the host page says is here. Events carry it when it `isCounted`, else they are of an anonymous visitor. Nobody, after somebody, is
     * the end of their session, and whoever is next begins anew.
     */
    identify(key: string | undefined, companyKey: string | undefined, isCounted = true) {
      const isLeft = key === undefined && (user !== undefined || session.read()?.of !== undefined);
      user = key;
      company = companyKey;
      isProved = isCounted;
      if (isLeft) forget();
    },
    /** Proves its user in batches of events. */
    hold(held: { user: string; pass: string } | null) {
      pass = held;
    },
    passOf: (of: string | undefined) => (of !== undefined && pass?.user === of ? pass.pass : undefined),
    /** The id of an anonymous visitor, if this device has one. */
    anonymous: () => name ?? anonymous.read() ?? undefined,
    forgetAnonymous,
    forget,
    /** Under whose name progress is remembered on this device. */
    key: () => (isNameless() ? "" : (user ?? "")),
    event(kind: EventKind, now: number, more: Partial<PlayerEvent>): PlayerEvent {
      return {
        id: uuid(),
        kind,
        catalogue: CATALOGUE_VERSION,
        ...stamp(),
        occurred: new Date(now).toISOString(),
        path: location.pathname.slice(0, EVENT_LIMITS.path),
        ...more,
      };
    },
    /**
     * The session that this moment belongs to; one without activity for 1800 s is over, and so is that of another user. `ended` is the one
     * of the same person before it.
     */
    session(now: number): { id: string; seq: number; isNew: boolean; ended: Session | null } {
      const stored = session.read();
      const of = sender() ?? stored?.of;
      const isOther = stored?.of !== undefined && stored.of !== of;
      const isRecent = stored !== null && now - stored.last < SESSION_MILLISECONDS && now >= stored.last - SESSION_MILLISECONDS;
      const isLive = isRecent && !isOther;
      const current = isLive ? { id: stored.id, last: now, seq: stored.seq + 1 } : { id: uuid(), last: now, seq: 0 };
      session.write(of === undefined ? current : { ...current, of });
      return { id: current.id, seq: current.seq, isNew: !isLive, ended: isLive || isOther ? null : stored };
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;
