import { useTranslation } from "react-i18next";
import styles from "./audience.module.css";
import type { AudienceChoices, Named } from "./choices.server.ts";
import { type AudienceField, type ShowingField, tagsInText } from "./form-values.ts";
import { useAudienceLabels, useShowingLabels } from "./use-audience-labels.ts";

type Props = { values: Record<AudienceField, string> & Partial<Record<ShowingField, string>>; choices: AudienceChoices };

/** Whom an item is for and when it shows, for who cannot change it; segments by name where the viewer may know them. */
export function AudienceSummary({ values, choices }: Props) {
  const { t } = useTranslation("audience");
  const labels = { ...useAudienceLabels(), ...useShowingLabels() };
  const named = (among: readonly Named[], id: string, none: string, unnamed: string) =>
    id === "" ? none : (among.find((each) => String(each.id) === id)?.name ?? unnamed);
  const tags = tagsInText(values.tags).map((id) => named(choices.tags, id, "", t("gone")));
  const rows: [string, string][] = [
    [labels.segment, named(choices.segments, values.segment, t("everybody"), t("for_some"))],
    [labels.pageSegment, named(choices.pageSegments, values.pageSegment, t("every_page"), t("on_some"))],
    [tags.length === 0 ? labels.tags : t(values.tagMode === "hide" ? "tag_hide" : "tag_show"), tags.join(", ") || t("no_tags_chosen")],
  ];
  if (values.from) rows.push([labels.from, values.from.replace("T", " ")]);
  if (values.to) rows.push([labels.to, values.to.replace("T", " ")]);
  if (values.when) rows.push([labels.when, t(values.when === "auto" ? "when_auto" : "when_opened")]);
  if (values.when === "auto") {
    rows.push([labels.recurrence, t("after_days", { count: Number(values.recurrence) })]);
    rows.push([labels.reminder, t("after_days", { count: Number(values.reminder) })]);
    rows.push([labels.priority, values.priority ?? ""]);
  }
  return (
    <dl className={styles.summary}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
