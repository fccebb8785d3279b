import { useTranslation } from "react-i18next";
import { NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import { RANKING_TYPES } from "#app/domain/messages/message-content.ts";
import targeting from "#app/features/targeting/targeting.module.css";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import type { EditedMessage } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; of: EditedMessage["message"]; readOnly: boolean };

/** What the first question of a survey is answered with: a rating of one look or another, or a score that counts as an NPS. */
export function AskedFields({ form, of: { category, isAskedForGood, asksScore, hasWays }, readOnly }: Props) {
  const { t } = useTranslation("messages");
  const ranking = (hint?: string) => (
    <RadioGroup
      {...form.field("rankingType")}
      hint={hint}
      readOnly={readOnly}
      choices={RANKING_TYPES.map((value) => ({ value, label: t(`ranking_${value}`) }))}
    />
  );
  if (isAskedForGood) {
    return (
      <>
        <input type="hidden" name="category" value={category} />
        {asksScore ? <p className={targeting.soft}>{t("asks_score_stays")}</p> : ranking(t("asks_rating_stays"))}
      </>
    );
  }
  return (
    <RadioGroup
      {...form.field("category")}
      label={t("asks")}
      hint={hasWays ? t("asks_ways") : undefined}
      readOnly={readOnly}
      choices={[
        { value: String(SURVEY_CATEGORY), label: t("asks_8"), dependents: ranking() },
        { value: String(NPS_CATEGORY), label: t("asks_7"), hint: t("asks_7_hint") },
      ]}
    />
  );
}
