import type { z } from "zod";
import type { Section } from "#app/domain/access/sections.ts";

/**
 * Who may make a call. `public`: anybody. `manager`: anybody signed in. `super`: super admins. `view` and `edit`: by the role table, for
 * the property or company in the path. `item`: some items of the section may be edited; the handler decides for the item at hand.
 */
export type Access = "public" | "manager" | "super" | { view: Section } | { edit: Section } | { item: Section };

/** One call of the upstream, as data. `:name` in the path is a parameter; `:property` and `:company` also choose the role. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/${string}`;
  summary: string;
  access: Access;
  /**
   * What the plan must have, the company's limits, or the property's limits or flags; without it the call answers 404 to everybody (specification 2,
   * section 2: Settings).
   */
  plan?: "staffTrainingExtension" | "aiAssistant" | "tooltips" | "announcements";
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Status of a success when it is not 200. */
  status?: 201 | 202 | 204;
  /** Largest body in bytes; 1 MB when left out. */
  bodyLimit?: number;
  /** Why a PUT does not take the `revision` that was read: the last one to save may win. */
  lastWins?: string;
  /** Answers with a file; `answer` then says what kind. A refusal is a problem document as everywhere. */
  file?: true;
  /** Takes multipart/form-data instead of JSON, read as it comes: a field `file`, and text fields. */
  upload?: true;
  /** The in-page editor may make it, by the token of its tab. */
  inPage?: true;
  /** Ignores an `Idempotency-Key`: repeating the call is harmless anyway, or its answer is a secret that must not be stored. */
  keyless?: true;
};

/** Whether repeating a call with the same `Idempotency-Key` (8 to 100 of `[A-Za-z0-9_-]`) by the same manager has no further effect. */
export function takesKey({ method, access, keyless }: Call): boolean {
  return method !== "GET" && access !== "public" && !keyless;
}

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters of a call's path. */
export type Params<C extends Call> = { [Name in Names<C["path"]>]: string | number };
export type Query<C extends Call> = C["query"] extends z.ZodType ? z.input<C["query"]> : Record<string, never>;
export type Body<C extends Call> = C["body"] extends z.ZodType ? z.input<C["body"]> : undefined;
type HasRevision<B> = string extends keyof B ? false : "revision" extends keyof B ? true : false;
/** A body that names the `revision` it was read at, if it takes one: leaving it out would overwrite silently. */
export type AsRead<B> = B &
  (HasRevision<B> extends true ? { revision: number } : unknown) & {
    [Key in keyof B as HasRevision<B[Key]> extends true ? Key : never]: AsRead<B[Key]>;
  };
export type ParsedQuery<C extends Call> = C["query"] extends z.ZodType ? z.output<C["query"]> : undefined;
export type ParsedBody<C extends Call> = C["body"] extends z.ZodType ? z.output<C["body"]> : undefined;
export type Answer<C extends Call> = z.output<C["answer"]>;

/** A table of calls that keeps the literal types of its paths. */
export function calls<const Table extends Record<string, Call>>(table: Table): Table {
  return table;
}
