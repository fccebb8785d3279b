import { randomUUID } from "node:crypto";
import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";

export const BATCH = 100;
const KINDS = ["run_started", "step_shown", "step_done", "step_shown", "step_done", "run_completed"] as const;

/** A hundred events as players send them: some people, each through one guide of two steps. Ids are marks to be filled in. */
export function sampleEvents(): PlayerEvent[] {
  const start = Date.now() - 3_600_000;
  return Array.from({ length: BATCH }, (_, index) => {
    const run = Math.floor(index / KINDS.length);
    const kind = KINDS[index % KINDS.length] ?? "run_started";
    return {
      id: "#id",
      kind,
      catalogue: 1,
      user: `person-${run + 1}@crm.acme.test`,
      session: `#session${run}`,
      seq: index % KINDS.length,
      occurred: new Date(start + index * 1000).toISOString(),
      language: "en",
      path: "/demo/crm/contacts/new",
      content: { type: "guide", id: 1 + (run % 8), version: 1 },
      ...(kind.startsWith("step") && { step: `s${1 + Math.floor(((index % KINDS.length) - 1) / 2)}` }),
      run: `#run${run}`,
    };
  });
}

/** Answers JSON of the value again and again, each time with new ids in place of the marks; costs next to nothing. */
export function freshCopies(value: unknown): () => string {
  const pieces = JSON.stringify(value).split(/#(\w+)/);
  return () => {
    const ids = new Map<string, string>();
    const idOf = (mark: string) => {
      if (mark === "id") return randomUUID();
      const known = ids.get(mark) ?? randomUUID();
      ids.set(mark, known);
      return known;
    };
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : idOf(piece))).join("");
  };
}
