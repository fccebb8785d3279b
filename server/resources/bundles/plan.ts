import { setImmediate as nextTurn } from "node:timers/promises";
import type { bundleCalls, WireBundlePlan } from "#app/contracts/bundles.ts";
import type { ParsedQuery } from "#app/contracts/call.ts";
import { BUNDLE_KINDS, IMPORT_STATES } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { createJudge, type Judged } from "./judge.ts";
import { knownContent } from "./known-content.ts";
import type { ReadBundle } from "./read-bundle.ts";
import type { Revisions } from "./revisions.ts";

/** Stands for the address of an image that is not here yet. */
const addressFor = (apiUrl: string) => (id: string | null) => `${apiUrl}/images/${id ?? "0".repeat(40)}`;

type Asked = ParsedQuery<typeof bundleCalls.getBundlePlan>;

/** What an import would do with every item of its bundle. */
export type JudgedPlan = Omit<WireBundlePlan, "id" | "status" | "fileName" | "pagination">;

/** What an import of a bundle into a property would do now; nothing is changed. `revisions` are those of its preparation. */
export async function judgedPlan(
  { db, apiUrl }: { db: Database; apiUrl: string },
  propertyId: number,
  bundle: ReadBundle,
  revisions: Revisions,
): Promise<JudgedPlan> {
  const languages = await languagesFor(db, propertyId);
  const known = await knownContent(db, propertyId, languages, bundle.items);
  const { judge } = createJudge(known, bundle, addressFor(apiUrl), revisions);
  const judged: Judged[] = [];
  for (const item of bundle.items) {
    judged.push(judge(item));
    if (judged.length % 20 === 0) await nextTurn();
  }
  return {
    from: bundle.head.from,
    createdAt: bundle.head.createdAt,
    leftLanguages: bundle.head.languages.filter((key) => !languages.keys.includes(key)),
    images: bundle.images.size,
    live: judged.filter(({ differs }) => differs.live).length,
    counts: countsOf(judged),
    items: judged.map(({ item, name, state, itemId, reasons }) => ({
      kind: item.kind,
      name: name.slice(0, 200),
      state,
      itemId,
      live: item.isLive,
      reasons,
    })),
  };
}

/** A page of its items, or of those of a kind or state. */
export function pageOfPlan(plan: JudgedPlan, { kind, state, page, limit }: Asked) {
  const shown = plan.items.filter((each) => (!kind || each.kind === kind) && (!state || each.state === state));
  return { ...plan, items: shown.slice((page - 1) * limit, page * limit), pagination: { page, limit, total: shown.length } };
}

function countsOf(judged: Judged[]): WireBundlePlan["counts"] {
  return Object.fromEntries(
    BUNDLE_KINDS.map((kind) => {
      const own = judged.filter(({ item }) => item.kind === kind);
      return [kind, Object.fromEntries(IMPORT_STATES.map((state) => [state, own.filter((each) => each.state === state).length]))];
    }),
  ) as WireBundlePlan["counts"];
}
