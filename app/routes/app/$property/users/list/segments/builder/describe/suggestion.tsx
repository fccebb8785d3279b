import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { Suggested } from "./suggested.server.ts";

const TONES = {
  OK: "success",
  DESCRIPTION_CORRECTED: "warning",
  ERROR: "error",
  GUIDE_TITLE_ERROR: "error",
  UNKNOWN_ATTRIBUTE_ERROR: "error",
  FAILED: "error",
} as const;

/** What a sentence was read as. It becomes part of the segment only in the builder, and only once that is saved. */
export function Suggestion({ suggestion: { status, message, byRules, connection, groups, to } }: { suggestion: Suggested }) {
  const { t } = useTranslation("segments");
  return (
    <section aria-labelledby="suggestion" role="status">
      <h2 id="suggestion">{t("suggestion")}</h2>
      <Notice status={TONES[status]} title={t(`ai_${status}`)}>
        {message && <p dir="auto">{t("ai_about", { words: message })}</p>}
        {byRules && <p>{t("ai_by_rules")}</p>}
      </Notice>
      {to && (
        <FormCard
          actions={
            <ButtonLink to={to} tone="primary">
              {t("use_suggestion")}
            </ButtonLink>
          }
        >
          {groups.map((group, index) => (
            <Fragment key={group.filters.map(({ key, value }) => `${key} ${value}`).join()}>
              {index > 0 && <p>{t(connection)}</p>}
              <ul>
                {group.filters.map(({ key, condition, value }, at) => (
                  <li key={`${key} ${condition} ${value}`}>
                    {at > 0 && `${t(group.connection)} `}
                    <bdi>{key}</bdi> {condition} <bdi>{value}</bdi>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </FormCard>
      )}
    </section>
  );
}
