import { copilotCalls as calls } from "#app/contracts/copilot.ts";
import type { CommentSummarizer } from "#server/ai/comment-summarizer.ts";
import { summarizeByRules } from "#server/ai/rules/summarize-comments.ts";
import { writeSegmentByRules } from "#server/ai/rules/write-segment.ts";
import type { SegmentWriter } from "#server/ai/segment-writer.ts";
import type { Database } from "#server/database/tables.ts";
import { callerFor, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { storedAttributes } from "#server/resources/attributes/definitions.ts";
import { guideTitles } from "#server/resources/guides/rows.ts";

/** Filters from a sentence, and summaries of comments. What reads them is behind ports: rules, unless others are given. */
export function copilotRoutes(api: Api, write: SegmentWriter = writeSegmentByRules, summarize: CommentSummarizer = summarizeByRules): void {
  const { db } = api.parts;

  on(api, calls.describeSegment, async ({ body: { description, attributes, propertyId, companyId }, caller: { claims } }) => {
    const caller = await callerFor(db, claims, { property: String(propertyId) });
    if (companyId !== undefined && companyId !== caller.companyId) throw refuse.notFound();
    requireMay(caller, "edit", "users");
    const known = await knownAttributes(db, caller.companyId, propertyId);
    const asked = attributes && new Set(attributes.map(({ key }) => key));
    return write(description, {
      attributes: asked ? known.filter(({ key }) => asked.has(key)) : known,
      guides: await guideTitles(db, propertyId),
    });
  });

  on(api, calls.summarizeComments, async ({ query, body: { question, language_code: language, comments }, caller: { claims } }) => {
    const caller = await callerFor(db, claims, { property: String(query.property_id) });
    if (query.company_id !== undefined && query.company_id !== caller.companyId) throw refuse.notFound();
    requireMay(caller, "view", "analytics");
    return summarize({ question, language, comments });
  });
}

/** The attributes that a property sees and that are not archived. */
async function knownAttributes(db: Database, companyId: number, propertyId: number) {
  const stored = await storedAttributes(db, { companyId, propertyId });
  return stored.map(({ key, display_name, data_type }) => ({ key, name: display_name, type: data_type }));
}
