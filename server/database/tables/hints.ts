import type { ColumnType, Generated } from "kysely";
import type { Pointing } from "#app/domain/targets/target.ts";
import type { Alarm } from "#app/domain/targets/target-alarm.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import type { JsonDefault, StampOrNull } from "#server/database/column-kinds.ts";
import type { Named } from "./targeting.ts";

/** What stands at an element of a host page: which one, on which pages, to whom, and what it says by language. */
type Placed = Named & {
  enabled: Generated<boolean>;
  pointing: ColumnType<Pointing, string, string>;
  url: Generated<string>;
  segment_id: Generated<number>;
  page_segment_id: Generated<number>;
  texts: JsonDefault<Record<string, string>>;
  alarm: ColumnType<Alarm | null, string | null | undefined, string | null>;
  /** Which of the targets that it has had; see migration 0035. */
  target_version: Generated<number>;
  /** When somebody last saw it or used it, to the hour. */
  seen_at: StampOrNull;
};

/** Tooltips and validators (migrations 0032 and 0035). */
export type HintTables = {
  tooltips: Placed & { show: ColumnType<TooltipShow, TooltipShow | undefined, TooltipShow> };
  validators: Placed & { rule: JsonDefault<ValidatorRule> };
};
