import { useTranslation } from "react-i18next";
import { STANDINGS } from "#app/domain/messages/nps.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Answers } from "./answers.server.ts";
import { FOLLOW_UP_FILTERS } from "./answers.ts";
import { RoundField, VersionField } from "./round-fields.tsx";
import { SegmentField } from "./segment-field.tsx";

/** What answers are filtered by besides the range. */
export function AnswerFields({ of: { filters, limits, report, page } }: { of: Answers }) {
  const { t } = useTranslation("results");
  const choice = (name: "standing" | "followUp" | "tag" | "commented", label: string, options: { value: string; label: string }[]) => (
    <SelectField
      field={plainField(name, { initialValue: filters[name] })}
      label={label}
      options={[{ value: "", label: t("all") }, ...options]}
    />
  );
  const tags = filters.tag === undefined || report.tags.includes(filters.tag) ? report.tags : [filters.tag, ...report.tags];
  return (
    <>
      <SegmentField segments={report.segments} segment={limits.segment} />
      <VersionField versions={report.versions} version={limits.version} />
      <RoundField rounds={[]} round={limits.round} />
      {report.isNps &&
        choice(
          "standing",
          t("standing"),
          STANDINGS.map((value) => ({ value, label: t(`standing_${value}`) })),
        )}
      {choice("commented", t("comment"), [{ value: "yes", label: t("with_comment") }])}
      {tags.length > 0 &&
        choice(
          "tag",
          t("tag"),
          tags.map((tag) => ({ value: tag, label: tag })),
        )}
      {choice(
        "followUp",
        t("follow_up"),
        FOLLOW_UP_FILTERS.map((value) => ({ value, label: t(`follow_up_${value}`) })),
      )}
      <TextField field={plainField("search", { initialValue: filters.search })} label={t("search_answers")} type="search" />
      <input type="hidden" name="limit" value={page.limit} />
    </>
  );
}
