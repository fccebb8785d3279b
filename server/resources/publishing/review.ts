import { sql } from "kysely";
import type { Review, ReviewAction } from "#app/domain/versions/publishing.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Author } from "#server/resources/content/author.ts";
import { NEXT_WITH_SAME_DRAFT } from "#server/resources/content/change.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import { WAYS } from "./ways.ts";
import { writePlan } from "./write-plan.ts";

type Asked = { action: ReviewAction; comment: string };

/**
 * Asks for approval of a draft, takes that back, approves the draft as it is, or returns it for changes.
 * @throws Refusal 422 for a draft that could not be published, or a return without a comment; 409 `review_missing` when nobody asked,
 * `approval_own` for who asked or changed the draft last
 */
export async function review<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  languages: Languages,
  by: Author,
  { action, comment }: Asked,
): Promise<Item[K]> {
  const at = new Date().toISOString();
  if (action === "request") {
    WAYS[kind].ready(item, languages);
    return write(db, kind, item, { state: "in_review", by, at, comment, answer: null });
  }
  if (!item.review) throw refuse.conflict("review_missing");
  if (action === "withdraw") return write(db, kind, item, null);
  const answered = { ...item.review, answer: { by, at, comment } };
  if (action === "return") {
    if (!comment.trim()) throw refuse.invalid([{ path: "comment", code: "review_error_comment" }]);
    return write(db, kind, item, { ...answered, state: "returned" });
  }
  if (by.id === item.review.by.id || by.id === item.last_changed_by_id) throw refuse.conflict("approval_own");
  WAYS[kind].ready(item, languages);
  return write(db, kind, item, { ...answered, state: "approved" }, item.revision + 1);
}

/** @param approved the revision that is approved, if one is */
async function write<K extends Kind>(db: Database, kind: K, item: Item[K], said: Review | null, approved: number | null = null) {
  return writePlan(db, kind, item, {
    ...NEXT_WITH_SAME_DRAFT,
    review: said && JSON.stringify(said),
    approved_revision: approved,
    updated_at: sql<Date>`now()`,
  });
}
