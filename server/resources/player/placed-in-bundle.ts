import { shownLanguage } from "#app/domain/languages/language-status.ts";
import type { Bundle, BundleTooltip } from "#app/domain/player/bundle.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { capturedTarget, POINTING, type Pointing } from "#app/domain/targets/target.ts";
import type { Row } from "#server/database/tables.ts";

type PlacedColumns = "id" | "target_version" | "pointing" | "url" | "segment_id" | "page_segment_id" | "texts";
type PlacedRow = Pick<Row<"tooltips">, PlacedColumns>;

/** The tooltips and validators of a property that are on. */
export type PlacedRows = {
  tooltips: (PlacedRow & Pick<Row<"tooltips">, "show">)[];
  validators: (PlacedRow & Pick<Row<"validators">, "rule">)[];
};

/** Those of them that say something in a language, or in the property's default one; none of a kind is no key. */
export function placedIn(rows: PlacedRows, language: string, standard: string): Pick<Bundle, "tooltips" | "validators"> {
  const within = <R extends PlacedRow>(all: R[]) =>
    all.flatMap((row) => {
      const told = inLanguage(row, language, standard);
      return told ? [{ row, told }] : [];
    });
  const tooltips = within(rows.tooltips).map(({ row: { show }, told }) => ({ ...told, show }));
  const validators = within(rows.validators).map(({ row: { rule }, told }) => ({ ...told, rule }));
  return { ...(tooltips.length > 0 && { tooltips }), ...(validators.length > 0 && { validators }) };
}

function inLanguage(row: PlacedRow, wanted: string, standard: string): Omit<BundleTooltip, "show"> | null {
  const isWritten = (key: string) => !isBlank(row.texts[key] ?? "");
  const language = shownLanguage(wanted, standard, isWritten, {}, "fallback_default");
  if (language === null) return null;
  return {
    id: row.id,
    ...(row.target_version > 1 && { version: row.target_version }),
    language,
    url: row.url,
    ...saidOf({ ...POINTING, ...row.pointing }),
    ...(row.segment_id > 0 && { segment: row.segment_id }),
    ...(row.page_segment_id > 0 && { pageSegment: row.page_segment_id }),
    text: row.texts[language] ?? "",
  };
}

/** Where it points, without what says nothing. */
function saidOf(pointing: Pointing): Pick<Pointing, "identifier"> & Partial<Pointing> {
  const { identifier, selectors, targetText, precision, wait } = pointing;
  const target = capturedTarget(pointing);
  return {
    identifier,
    ...(selectors.length > 0 && { selectors }),
    ...(targetText && { targetText }),
    ...(target && { target }),
    ...(precision !== POINTING.precision && { precision }),
    ...(wait !== POINTING.wait && { wait }),
  };
}
