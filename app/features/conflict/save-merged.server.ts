import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import type { Conflict } from "#app/domain/forms/form-failure.ts";
import { type Ask, mergeValues, type Values } from "#app/domain/forms/merge.ts";
import { momentsOfAnswer } from "#app/features/moments.server.ts";
import { conflicting, parsed, refused } from "#app/session/screen-form.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { baseOf, setValues, valuesIn, withChoices } from "./form-values.server.ts";

/** Who changed it last is not stored of settings. */
type Stored = { revision: number; lastChangedAt?: string | null; lastChangedBy?: string | null; lastChangedById?: string | null };

type Way<S extends z.ZodObject, T extends Stored> = {
  form: FormData;
  schema: S;
  /** What is stored now. */
  read(): Promise<T>;
  /**
   * Its values as the form's controls have them. `gone`: what the form edits has been removed, and the form does not say what to do then.
   */
  theirs(stored: T, form: FormData, base: Values | null): { values: Values; gone: boolean };
  /** Saves the form on top of the revision of `stored`. */
  write(value: z.output<S>, stored: T): Promise<T>;
  /** What a conflict calls the value of a field, if not as it is sent. */
  wordsOf?(name: string, value: string): string | Promise<string>;
  /** Maps a path in the upstream's body to the name of a field. */
  fieldOf?(path: string, value: z.output<S>, stored: T): string;
};

type Outcome<T> = { saved: T; merged: boolean } | { saved: null; answer: ReturnType<typeof refused> };

const ROUNDS = 3;

/**
 * Saves a form that carries the revision it was read at and, as `base`, the values it started with. What somebody else saved in the
 * meantime is merged in; only what both changed comes back as a question, with everything that was typed.
 */
export async function saveMerged<S extends z.ZodObject, T extends Stored>(viewer: Viewer, way: Way<S, T>): Promise<Outcome<T>> {
  const form = withChoices(way.form);
  const base = baseOf(form);
  const typed = parsed(form, way.schema);
  if (typed.status !== "success") return refuse(typed);
  let merged = false;
  for (let round = 1; ; round++) {
    const read = await attempt(way.read());
    if (!read.ok) return refuse(typed, read.failure);
    const stored = read.answer;
    let submission: typeof typed | ReturnType<typeof parsed<S>> = typed;
    if (String(stored.revision) !== form.get("revision")) {
      const { values, gone } = way.theirs(stored, form, base);
      const joined = mergeValues(base, valuesIn(form), values);
      submission = parsed(setValues(form, joined.values, stored.revision, values), way.schema);
      if (gone || joined.asks.length > 0) {
        const asks = await Promise.all(joined.asks.map((ask) => inWords(ask, way.wordsOf)));
        return { saved: null, answer: conflicting(submission, await conflictWith(viewer, stored, asks, gone)) };
      }
      // The person's own save, from the same form or another window, is nobody else's change.
      merged = stored.lastChangedById !== viewer.personId;
    }
    if (submission.status !== "success") return refuse(submission);
    const { value } = submission;
    const saved = await attempt(way.write(value, stored));
    if (saved.ok) return { saved: saved.answer, merged };
    const again = saved.failure.code === "changed_meanwhile" && round < ROUNDS;
    if (!again) return refuse(submission, saved.failure, (path) => way.fieldOf?.(path, value, stored) ?? path);
  }
}

function refuse(
  submission: Submission<unknown, string[]>,
  ...[failure, fieldOf]: [Parameters<typeof refused>[1]?, ((path: string) => string)?]
) {
  return { saved: null, answer: refused(submission, failure, { fieldOf }) } as const;
}

async function inWords({ name, theirs, yours }: Ask, wordsOf: Way<z.ZodObject, Stored>["wordsOf"]): Promise<Ask> {
  return wordsOf ? { name, theirs: await wordsOf(name, theirs), yours: await wordsOf(name, yours) } : { name, theirs, yours };
}

async function conflictWith(viewer: Viewer, stored: Stored, asks: Conflict["asks"], gone: boolean): Promise<Conflict> {
  const at = stored.lastChangedAt ? (await momentsOfAnswer(viewer)).shownMoment(stored.lastChangedAt) : null;
  return { asks, gone, by: stored.lastChangedBy ?? null, at };
}
