import { useTranslation } from "react-i18next";
import { AtOnceNotice } from "#app/features/audience/at-once-notice.tsx";
import { AudienceFields } from "#app/features/audience/audience-fields.tsx";
import { AudienceSummary } from "#app/features/audience/audience-summary.tsx";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";

type Props = { of: EditedChapter; field: Parameters<typeof AudienceFields>[0]["field"] };

/** Whom a chapter is for: fields for who may choose, a summary for everybody else. */
export function AudiencePart({ of, field }: Props) {
  const { chapter, audience, targets, choices, reach } = of;
  const { t } = useTranslation("audience");
  return (
    <FormCard actions={null}>
      <h2>{t("title")}</h2>
      {targets && <AtOnceNotice live={chapter.live} reach={reach} />}
      {targets ? <AudienceFields field={field} choices={choices} /> : <AudienceSummary values={audience} choices={choices} />}
    </FormCard>
  );
}
