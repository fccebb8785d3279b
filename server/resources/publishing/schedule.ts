import { sql } from "kysely";
import { type Schedule, scheduleProblem } from "#app/domain/versions/publishing.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { requireApproval } from "#server/resources/content/approval.ts";
import type { Author } from "#server/resources/content/author.ts";
import { NEXT_WITH_SAME_DRAFT } from "#server/resources/content/change.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import { WAYS } from "./ways.ts";
import { writePlan } from "./write-plan.ts";

export type Plan = { publishAt: string | null; unpublishAt: string | null; note: string };

/**
 * Plans when an item goes live and ends; null for never. What goes live is its draft as it will be then.
 * @throws Refusal 422 for times that cannot be, or a draft that cannot be published; 409 for one that needs approval
 */
export async function schedule<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  languages: Languages,
  by: Author,
  { publishAt, unpublishAt, note }: Plan,
): Promise<Item[K]> {
  const problem = scheduleProblem({ publishAt, unpublishAt }, item.visibility === "public", new Date().toISOString());
  if (problem) throw refuse.invalid([{ path: problem.field, code: problem.code }]);
  if (publishAt !== null) {
    WAYS[kind].ready(item, languages);
    await requireApproval(db, item);
  }
  const kept: Schedule | null = publishAt === null && unpublishAt === null ? null : { by, note, problem: null };
  return writePlan(db, kind, item, {
    publish_at: publishAt,
    unpublish_at: unpublishAt,
    schedule: kept && JSON.stringify(kept),
    updated_at: sql<Date>`now()`,
    ...NEXT_WITH_SAME_DRAFT,
  });
}
