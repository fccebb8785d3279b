import type { Api } from "./api.ts";
import { tell } from "./guard.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/** What the API answered last, and of whom. */
type Answer = { of: string; segments: number[] };
const areNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite);
const isAnswer = (value: unknown): value is Answer => isRecord(value) && isText(value.of) && areNumbers(value.segments);

const NONE: ReadonlySet<number> = new Set();

type Ports = {
  api: Api;
  visitor: Visitor;
  property: number;
  /** The API is being told who is here: what it then knows of them decides. */
  isTelling(): boolean;
  isSilent(): boolean;
  changed(): void;
};

/**
 * The user segments of the person, as the API says. It is asked once for a person and page, and again when something was told of them; the
 * last answer is kept in the tab. Until there is one, and of the nameless and at privacy level 0, somebody is in no segment.
 */
export function createAudience({ api, visitor, property, isTelling, isSilent, changed }: Ports) {
  const kept = place("sessionStorage", property, "audience", isAnswer);
  let answer = kept.read();
  let isNeeded = false;
  /** Of whom the API was asked last; null when it did not answer. */
  let asked: string | null = null;
  let isAsking = false;

  function person(): string | null {
    const who = isNeeded ? visitor.who() : {};
    return who.user === undefined && who.anonymous === undefined ? null : JSON.stringify(who);
  }

  async function ask(of: string): Promise<void> {
    asked = of;
    isAsking = true;
    try {
      const who = JSON.parse(of) as { user?: string };
      const given = await api.ask("audience", JSON.stringify({ ...who, pass: visitor.passOf(who.user) }));
      const said: unknown = given.ok ? await given.json() : null;
      if (person() !== of || asked !== of) return;
      if (!isRecord(said) || !areNumbers(said.segments)) throw new Error(`audience ${given.status}`);
      answer = { of, segments: said.segments };
      kept.write(answer);
    } catch (error) {
      if (asked === of) asked = null;
      tell(error);
    } finally {
      isAsking = false;
      changed();
    }
  }

  return {
    segments: (): ReadonlySet<number> => (answer && answer.of === person() ? new Set(answer.segments) : NONE),
    /** An answer is on its way, and none is kept. */
    isAwaited: () => (isAsking || isTelling()) && isNeeded && answer?.of !== person(),
    /** Asks unless the API answered of this person already; `isAnew` when something was told of them since. */
    ask(isAnew = false) {
      const of = person();
      if (isAnew) asked = null;
      if (of !== null && of !== asked && !isTelling() && !isSilent()) void ask(of);
    },
    /** Whether any item is for a segment, and people have names. */
    configure(needed: boolean) {
      isNeeded = needed;
    },
    forget() {
      answer = asked = null;
      kept.write(null);
    },
  };
}
export type Audience = ReturnType<typeof createAudience>;
