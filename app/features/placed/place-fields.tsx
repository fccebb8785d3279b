import { useTranslation } from "react-i18next";
import { POINTING } from "#app/domain/targets/target.ts";
import { SegmentPair } from "#app/features/audience/segment-pair.tsx";
import { asText } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { FoldedGroup } from "#app/ui/fields/folded-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { PlacedForm } from "./use-placed-form.ts";

type Named = { id: number; name: string };
export type PlaceChoices = { segments: readonly Named[]; pageSegments: readonly Named[] };
type Props = { form: PlacedForm; choices: PlaceChoices | null; captured?: boolean; readOnly: boolean };

const FURTHER = ["selectors", "targetText", "precision", "wait"] as const;
const USUAL = { selectors: "", targetText: "", precision: String(POINTING.precision), wait: String(POINTING.wait) };

/** Which element it stands at, on which pages, and for whom. */
export function PlaceFields({ form, choices, captured, readOnly }: Props) {
  const { t } = useTranslation("hints");
  const of = (name: Parameters<PlacedForm["field"]>[0], hint?: string) => ({ ...form.field(name), hint, readOnly });
  const isOpen = FURTHER.some((name) => {
    const { initialValue, errors } = form.fields[name];
    return Boolean(errors?.length) || asText(initialValue) !== USUAL[name];
  });
  return (
    <>
      <FieldGroup label={t("place")}>
        <TextField {...of("identifier", t(captured ? "element_captured_hint" : "element_hint"))} placeholder="#save" />
        <FoldedGroup label={t("more_ways")} open={isOpen}>
          <TextArea {...of("selectors", t("selectors_hint"))} rows={3} />
          <TextField {...of("targetText", t("target_text_hint"))} />
          <NumberField {...of("precision", t("precision_hint"))} />
          <NumberField {...of("wait", t("wait_hint"))} unit={t("seconds")} />
        </FoldedGroup>
        <TextField {...of("url", t("page_hint"))} />
      </FieldGroup>
      {choices && (
        <FieldGroup label={t("audience")}>
          <SegmentPair segment={form.field("segment")} pageSegment={form.field("pageSegment")} choices={choices} readOnly={readOnly} />
        </FieldGroup>
      )}
    </>
  );
}
