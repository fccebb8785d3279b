import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "#server/database/tables.ts";

const REASONS = ["guides", "versions", "steps", "languages", "tags", "clocks"] as const;

/** How many of today's events, over all instances, name something their property does not have; read from the database with each scrape. */
export function unknownGauge(db: Database, registry: Registry): void {
  new Gauge({
    name: "handrail_unknown_events",
    help: "Player events of this day (UTC) that named an unknown guide, version, step, language or tag, or a clock that cannot be right",
    labelNames: ["reason"],
    registers: [registry],
    async collect() {
      const { rows } = await sql<Record<(typeof REASONS)[number], number>>`
        select coalesce(sum(unknown_guides), 0)::float8 as guides, coalesce(sum(unknown_versions), 0)::float8 as versions,
          coalesce(sum(unknown_steps), 0)::float8 as steps, coalesce(sum(unknown_languages), 0)::float8 as languages,
          coalesce(sum(unknown_tags), 0)::float8 as tags, coalesce(sum(wrong_clocks), 0)::float8 as clocks
        from event_days where day = (now() at time zone 'UTC')::date`
        .execute(db)
        // Other metrics report that the database is down, so they must not fail with it.
        .catch(() => ({ rows: [] }));
      for (const reason of REASONS) this.set({ reason }, rows[0]?.[reason] ?? 0);
    },
  });
}
