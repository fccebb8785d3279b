import type { Context, Hono } from "hono";
import { POINTING } from "#app/domain/targets/target.ts";
import type { HintKind, StoredHint } from "#player/editor/hint.ts";

/** The tooltips and validators of the property, and what the API says to the next write instead of doing it. */
export type StoredHints = Record<HintKind, StoredHint[]> & {
  refusal: { status: number; body: unknown } | null;
  /** Writes as they arrived: the address behind the property, and the body. */
  writes: { at: string; body: Record<string, unknown>; key: string | null }[];
};

export const storedHint = (id: number, name: string, more: Partial<StoredHint> = {}): StoredHint => ({
  ...{ id, name, texts: { en: `Text of ${name}` }, url: "", enabled: false, revision: 1 },
  ...POINTING,
  ...more,
});

export const storedHints = (tooltip: StoredHint[] = [], validator: StoredHint[] = []): StoredHints => ({
  ...{ tooltip, validator, refusal: null, writes: [] },
});

const KINDS: [HintKind, string][] = [
  ["tooltip", "/v2/properties/1/tooltips"],
  ["validator", "/v3/properties/1/validators"],
];

/** The calls for tooltips and validators that the in-page editor makes, at the property 1. */
export function serveHints(app: Hono, known: (context: Context) => { hints: StoredHints } | null) {
  for (const [kind, at] of KINDS) {
    app.get(at, (context) => {
      const found = known(context);
      return found ? context.json({ data: found.hints[kind] }) : context.json({}, 401);
    });
    app.post(at, (context) =>
      write(context, (hints, body) => {
        const id = 100 + hints[kind].length;
        const made = storedHint(id, "", { ...(kind === "tooltip" ? { show: "icon" } : { rule: { kind: "required" } }), ...body });
        hints[kind].push(made);
        return context.json(made, 201);
      }),
    );
    app.put(`${at}/:id`, (context) =>
      write(context, (hints, { revision, texts, ...body }) => {
        const hint = hints[kind].find(({ id }) => id === Number(context.req.param("id")));
        if (!hint) return context.json({}, 404);
        if (revision !== hint.revision) return context.json({ code: "changed_meanwhile", current: hint }, 409);
        Object.assign(hint, body, { texts: { ...hint.texts, ...texts }, revision: hint.revision + 1 });
        return context.json(hint);
      }),
    );
  }

  async function write(context: Context, work: (hints: StoredHints, body: Partial<StoredHint>) => Response) {
    const found = known(context);
    if (!found) return context.json({}, 401);
    const body = await context.req.json();
    const { hints } = found;
    const { refusal } = hints;
    hints.writes.push({ at: context.req.path.split("/1/")[1]!, body, key: context.req.header("idempotency-key") ?? null });
    hints.refusal = null;
    return refusal ? context.json(refusal.body as object, refusal.status as 422) : work(hints, body);
  }
}
