import { VALIDATOR_LIMITS } from "./validator.ts";

/** A place in the machine that a pattern becomes: what it takes (a character, an end of the text, or nothing), and where it leads. */
type State = { takes?: (character: string) => boolean; at?: "start" | "end"; to: State[] };
/** A part of a pattern: given where to go on, where it begins. */
type Part = (next: State) => State;
export type PatternProblem = "invalid" | "unsupported" | "too_large";

/** States of a machine; together with the longest value this bounds the work of one look. */
const MOST_STATES = 500;
const MOST_PARTS = 5000;
/** Values that are longer, in UTF-16 units, are not looked at. */
const MOST_CHARACTERS = 2000;

/** What is wrong with an author's pattern, or null. Looking around and back is not supported: those cannot be done in linear time. */
export function patternProblem(pattern: string): PatternProblem | null {
  const made = machineOf(pattern);
  return typeof made === "string" ? made : null;
}

/**
 * Whether a whole value matches a pattern (JavaScript's, in its Unicode mode), in time that is linear in the value, whatever the pattern. A
 * pattern with a problem and a value that is too long are met: nobody is warned on a mere guess.
 */
export function patternMatcher(pattern: string): (value: string) => boolean {
  const made = machineOf(pattern);
  if (typeof made === "string") return () => true;
  return (value) => value.length > MOST_CHARACTERS || runs(made, Array.from(value));
}

const END: State = { to: [] };

function runs(start: State, characters: string[]): boolean {
  let open = reach([start], characters.length === 0, true);
  for (const [index, character] of characters.entries()) {
    const next: State[] = [];
    for (const state of open) if (state.takes?.(character)) next.push(...state.to);
    if (next.length === 0) return false;
    open = reach(next, index === characters.length - 1, false);
  }
  return open.has(END);
}

/** The states that these lead to without taking a character. */
function reach(from: State[], isEnd: boolean, isStart: boolean): Set<State> {
  const open = new Set<State>();
  const waiting = [...from];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (open.has(state) || (state.at === "start" && !isStart) || (state.at === "end" && !isEnd)) continue;
    open.add(state);
    if (!state.takes) waiting.push(...state.to);
  }
  return open;
}

class Problem extends Error {
  constructor(readonly problem: PatternProblem) {
    super(problem);
  }
}

/** One character of a pattern: a class, an escape, or itself. */
const ONE = /\[(?:\\.|[^\]\\])*\]|\\(?:u\{[^}]*\}|u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|x..|[pP]\{[^}]*\}|c.|.)|./suy;
const REPEAT = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;
const GROUP = /\((?:\?:|\?<(?![=!])[^>]*>)?/y;

/** The machine of a pattern that browsers can read, or why there is none. */
function machineOf(pattern: string): State | PatternProblem {
  if (pattern.length > VALIDATOR_LIMITS.pattern) return "too_large";
  try {
    new RegExp(`^(?:${pattern})$`, "u");
    new RegExp(pattern, "u");
  } catch {
    return "invalid";
  }
  try {
    return new Reader(pattern).all()(END);
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

/** Reads a pattern from left to right. It is known to be well formed. */
class Reader {
  private at = 0;
  private states = 0;
  private parts = 0;
  constructor(private readonly pattern: string) {}

  /** Everything up to the end of the group, or of the pattern. */
  all(): Part {
    const ways = [this.sequence()];
    while (this.pattern[this.at] === "|") {
      this.at++;
      ways.push(this.sequence());
    }
    if (ways.length === 1) return ways[0]!;
    return (next) => this.state({ to: ways.map((way) => way(next)) });
  }

  private sequence(): Part {
    const parts: Part[] = [];
    while (this.at < this.pattern.length && !"|)".includes(this.pattern[this.at]!)) parts.push(this.repeated(this.single()));
    return (next) => parts.reduceRight((after, part) => part(after), next);
  }

  private single(): Part {
    const character = this.pattern[this.at];
    if (character === "(") return this.group();
    if (character === "^" || character === "$") {
      this.at++;
      return (next) => this.state({ at: character === "^" ? "start" : "end", to: [next] });
    }
    const [token = ""] = this.take(ONE) ?? [];
    if (/^\\(?:[1-9]|k<|b$|B$)/.test(token) || this.pattern.startsWith("\\k", this.at - token.length)) throw new Problem("unsupported");
    const one = new RegExp(`^${token}$`, "u");
    const takes = (read: string) => one.test(read);
    return (next) => this.state({ takes, to: [next] });
  }

  private group(): Part {
    const opened = this.take(GROUP);
    if (!opened || this.pattern[this.at] === "?") throw new Problem("unsupported");
    const inside = this.all();
    this.at++;
    return inside;
  }

  private repeated(part: Part): Part {
    const found = this.take(REPEAT);
    if (!found) return part;
    const [sign = "", least, range, most] = found;
    if (least === undefined) return this.times(part, sign[0] === "+" ? 1 : 0, sign[0] === "?" ? 1 : null);
    return this.times(part, Number(least), range === undefined ? Number(least) : most ? Number(most) : null);
  }

  private times(part: Part, least: number, most: number | null): Part {
    if (Math.max(least, most ?? 0) > MOST_STATES) throw new Problem("too_large");
    return (next) => {
      let entry = next;
      if (most === null) {
        const again: State = this.state({ to: [] });
        again.to.push(part(again), next);
        entry = again;
      }
      for (let index = least; index < (most ?? least); index++) entry = this.state({ to: [this.counted(part, entry), next] });
      for (let index = 0; index < least; index++) entry = this.counted(part, entry);
      return entry;
    };
  }

  private counted(part: Part, next: State): State {
    if (++this.parts > MOST_PARTS) throw new Problem("too_large");
    return part(next);
  }

  private state(state: State): State {
    if (++this.states > MOST_STATES) throw new Problem("too_large");
    return state;
  }

  private take(expected: RegExp): RegExpExecArray | null {
    expected.lastIndex = this.at;
    const found = expected.exec(this.pattern);
    if (found) this.at += found[0].length;
    return found;
  }
}
