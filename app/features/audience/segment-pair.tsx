import { useTranslation } from "react-i18next";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import type { FormField } from "#app/ui/fields/field.ts";
import type { Named } from "./choices.server.ts";
import { useOptions } from "./use-options.ts";

type Of = { field: FormField; label: string };
type Props = {
  segment: Of;
  pageSegment: Of;
  choices: { segments: readonly Named[]; pageSegments: readonly Named[] };
  readOnly: boolean;
};

/** For whom something is, and on which pages. */
export function SegmentPair({ segment, pageSegment, choices, readOnly }: Props) {
  const { t } = useTranslation("audience");
  return (
    <>
      <Combobox
        {...segment}
        readOnly={readOnly}
        options={useOptions([{ value: "", label: t("everybody") }], choices.segments, segment.field)}
      />
      <Combobox
        {...pageSegment}
        readOnly={readOnly}
        options={useOptions([{ value: "", label: t("every_page") }], choices.pageSegments, pageSegment.field)}
      />
    </>
  );
}
