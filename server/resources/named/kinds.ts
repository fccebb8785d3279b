import { PAGE_SEGMENT_LIMITS } from "#app/domain/page-segments/page-segment.ts";
import type { LimitKind } from "#app/domain/plan-limits.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import { TAG_LIMITS } from "#app/domain/tags/tag.ts";
import { TOOLTIP_LIMITS } from "#app/domain/tooltips/tooltip.ts";
import { VALIDATOR_LIMITS } from "#app/domain/validators/validator.ts";
import type { Row } from "#server/database/tables.ts";

type Kind = {
  /** Why a name cannot be had (specification 2, section 5: Page segment). */
  taken: string;
  /** The limit of the plan, and how many there may be without one. */
  limit?: LimitKind;
  most: number;
  /** Why there is no room where the plan knows no limit. */
  full?: string;
};

/** What a property has by name and who sees what is decided with, by the name of its table. */
export const NAMED = {
  segments: { taken: "segment_error_name_taken", limit: "public_segment", most: SEGMENT_LIMITS.all },
  page_segments: { taken: "page_segment_name_exists", limit: "public_page_segment", most: PAGE_SEGMENT_LIMITS.all },
  tags: { taken: "tag_error_name_taken", most: TAG_LIMITS.all, full: "tag_error_too_many" },
  journeys: { taken: "journey_error_name_taken", most: TAG_LIMITS.journeys, full: "journey_error_too_many" },
  tooltips: { taken: "tooltip_error_name_taken", most: TOOLTIP_LIMITS.all, full: "tooltip_error_too_many" },
  validators: { taken: "validator_error_name_taken", most: VALIDATOR_LIMITS.all, full: "validator_error_too_many" },
} as const satisfies Record<string, Kind>;

export type NamedKind = keyof typeof NAMED;
export type NamedItem = { [K in NamedKind]: Row<K> };
