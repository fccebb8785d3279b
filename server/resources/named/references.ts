import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

type Named = { segment: number; pageSegment: number; tags: readonly number[] };
/** What something names by id; 0 for none. */
export type References = { [Kind in keyof Named]?: Named[Kind] | undefined };
export type ReferenceKind = keyof References;

const GONE = { segment: "segment_error_gone", pageSegment: "page_segment_error_gone", tags: "tag_error_gone" } as const;
const KINDS = Object.keys(GONE) as ReferenceKind[];

/**
 * Refuses (422) ids that the property does not have, and holds those that it has until the transaction ends: who deletes one waits, and
 * then finds it used. @param pathOf where the body names them
 */
export async function requireReferences(
  trx: Database,
  propertyId: number,
  references: References,
  pathOf: (kind: ReferenceKind) => string,
): Promise<void> {
  const present = await holdReferences(trx, propertyId, references);
  const missing = KINDS.filter((kind) => idsOf(references, kind).some((id) => !present[kind].has(id)));
  if (missing.length > 0) throw refuse.invalid(missing.map((kind) => ({ path: pathOf(kind), code: GONE[kind] })));
}

/** What of the references still exists, held in the same way; what was deleted is 0, or no longer in the list. */
export async function keptReferences(trx: Database, propertyId: number, references: Named): Promise<Named> {
  const { segment, pageSegment, tags } = references;
  const present = await holdReferences(trx, propertyId, references);
  return {
    segment: present.segment.has(segment) ? segment : 0,
    pageSegment: present.pageSegment.has(pageSegment) ? pageSegment : 0,
    tags: tags.filter((id) => present.tags.has(id)),
  };
}

/** One query for all of them; the tags in one order, so that two transactions never wait for each other. */
async function holdReferences(trx: Database, propertyId: number, references: References): Promise<Record<ReferenceKind, Set<number>>> {
  const present = { segment: new Set<number>(), pageSegment: new Set<number>(), tags: new Set<number>() };
  if (KINDS.every((kind) => idsOf(references, kind).length === 0)) return present;
  const held = (table: string, kind: ReferenceKind) => sql`
    select id from ${sql.table(table)} where property_id = ${propertyId} and id = any(${idsOf(references, kind)}::integer[])
    order by id for key share`;
  const { rows } = await sql<{ kind: ReferenceKind; id: number }>`
    with segment as materialized (${held("segments", "segment")}), page_segment as materialized (${held("page_segments", "pageSegment")}),
      tag as materialized (${held("tags", "tags")})
    select 'segment' as kind, id from segment union all select 'pageSegment', id from page_segment union all select 'tags', id from tag`.execute(
    trx,
  );
  for (const { kind, id } of rows) present[kind].add(id);
  return present;
}

function idsOf({ segment, pageSegment, tags = [] }: References, kind: ReferenceKind): number[] {
  if (kind === "tags") return [...tags];
  const id = kind === "segment" ? segment : pageSegment;
  return id ? [id] : [];
}
