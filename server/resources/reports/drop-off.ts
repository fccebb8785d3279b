import { sql } from "kysely";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { Database, Row } from "../../database/tables.ts";
import type { Range } from "./guide-figures.ts";

/** How many runs came to each step, finished it and failed at it: the live version's steps in order, then steps that are gone. */
export async function dropOff(db: Database, guide: Row<"guides">, range: Range, language: string) {
  const content = (await liveContent(db, guide)) ?? guide.draft;
  const counts = await sql<{ step_id: string; shown: number; done: number; failed: number }>`
    select step_id, sum(shown)::integer as shown, sum(done)::integer as done, sum(failed)::integer as failed
    from guide_step_days where property_id = ${guide.property_id} and guide_id = ${guide.id}
      and day between ${range.from}::date and ${range.to}::date and (${range.lang ?? null}::text is null or language = ${range.lang ?? null})
    group by step_id order by step_id`.execute(db);
  const counted = new Map(counts.rows.map((row) => [row.step_id, row]));
  const nothing = { shown: 0, done: 0, failed: 0 };
  const present = content.steps.map((step, index) => {
    const { shown, done, failed } = counted.get(step.id) ?? nothing;
    const texts = content.texts[language]?.steps[step.id];
    return {
      step: step.id,
      position: index + 1,
      title: texts?.title || texts?.content.slice(0, 80) || "",
      type: step.type,
      shown,
      done,
      failed,
    };
  });
  const known = new Set(content.steps.map((step) => step.id));
  const gone = counts.rows
    .filter((row) => !known.has(row.step_id))
    .map(({ step_id, shown, done, failed }) => ({ step: step_id, position: null, title: "", type: "", shown, done, failed }));
  return [...present, ...gone];
}

async function liveContent(db: Database, guide: Row<"guides">): Promise<GuideContent | undefined> {
  if (guide.published_version === null) return undefined;
  const version = await db
    .selectFrom("guide_versions")
    .select("content")
    .where("property_id", "=", guide.property_id)
    .where("guide_id", "=", guide.id)
    .where("number", "=", guide.published_version)
    .executeTakeFirst();
  return version?.content;
}
