import { sql } from "kysely";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Range } from "./guide-figures.ts";

const MOST_GONE = 50;

/**
 * How many runs reached, finished and failed each step: first the live version's steps in order, then removed steps,
 * most shown first. `moreGone` is how many removed steps are left out.
 */
export async function dropOff(db: Database, guide: Row<"guides">, range: Range, language: string) {
  const content = (await liveContent(db, guide)) ?? guide.draft;
  const counts = await sql<{ step_id: string; shown: number; done: number; failed: number }>`
    select step_id, sum(shown)::float8 as shown, sum(done)::float8 as done, sum(failed)::float8 as failed
    from guide_step_days where property_id = ${guide.property_id} and guide_id = ${guide.id}
      and day between ${range.from}::date and ${range.to}::date and (${range.lang ?? null}::text is null or language = ${range.lang ?? null})
    group by step_id order by shown desc, step_id`.execute(db);
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
  const others = counts.rows.filter((row) => !known.has(row.step_id));
  const gone = others
    .slice(0, MOST_GONE)
    .map(({ step_id, shown, done, failed }) => ({ step: step_id, position: null, title: "", type: "", shown, done, failed }));
  return { steps: [...present, ...gone], moreGone: others.length - gone.length };
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
