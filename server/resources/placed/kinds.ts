import type { Pointing } from "#app/domain/targets/target.ts";
import type { Row } from "#server/database/tables.ts";

/** What stands at an element of a host page, by the name of its table. */
export type PlacedKind = "tooltips" | "validators";
export type PlacedRow = Row<"tooltips"> | Row<"validators">;

/** What a call says of one, besides what only its kind has. */
export type SaidPlaced = Pointing & {
  name: string;
  enabled: boolean;
  url: string;
  segment: number;
  pageSegment: number;
  texts: Record<string, string>;
};
export type PlacedChange = { [Key in keyof SaidPlaced]?: SaidPlaced[Key] | undefined } & { revision?: number | undefined };
