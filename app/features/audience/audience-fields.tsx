import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { asText, type FormField } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { MultiSelect } from "#app/ui/fields/multi-select/multi-select.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./audience.module.css";
import type { AudienceChoices, Named } from "./choices.server.ts";
import { type AudienceField, tagsInText } from "./form-values.ts";
import { useOptions } from "./use-options.ts";

type Props = { field: (name: AudienceField) => { field: FormField; label: string }; choices: AudienceChoices };

/** Whom an item of content is for: a user segment, a page segment, and tags. */
export function AudienceFields({ field, choices }: Props) {
  const { t } = useTranslation("audience");
  const paths = usePaths();
  const segment = field("segment");
  const pageSegment = field("pageSegment");
  return (
    <>
      <div className={styles.choice}>
        <Combobox
          {...segment}
          hint={t("segment_hint")}
          options={useOptions([{ value: "", label: t("everybody") }], choices.segments, segment.field)}
        />
        <NewLink to={paths.createSegment()} label={t("new_segment")} />
      </div>
      <div className={styles.choice}>
        <Combobox
          {...pageSegment}
          hint={t("page_segment_hint")}
          options={useOptions([{ value: "", label: t("every_page") }], choices.pageSegments, pageSegment.field)}
        />
        <NewLink to={paths.createPageSegment()} label={t("new_page_segment")} />
      </div>
      <TagFields field={field} tags={choices.tags} />
    </>
  );
}

type TagProps = { field: (name: "tagMode" | "tags") => ReturnType<Props["field"]>; tags: Named[]; keep?: { value: string; label: string } };

/** On pages with which tags it shows. `keep` is a choice for several items at once, which leaves each with its own. */
export function TagFields({ field, tags, keep }: TagProps) {
  const { t } = useTranslation("audience");
  const paths = usePaths();
  const { field: stored, label } = field("tags");
  const chosen = tagsInText(asText(stored.initialValue));
  const options = [
    ...tags.map(({ id, name }) => ({ value: String(id), label: name })),
    ...chosen.filter((id) => !tags.some((tag) => String(tag.id) === id)).map((id) => ({ value: id, label: t("gone") })),
  ];
  const own = plainField(stored.id, { name: "tags", initialValue: chosen, errors: stored.errors });
  return (
    <FieldGroup label={label}>
      <RadioGroup
        {...field("tagMode")}
        choices={[...(keep ? [keep] : []), { value: "show", label: t("tag_show") }, { value: "hide", label: t("tag_hide") }]}
      />
      <div className={styles.choice}>
        {options.length > 0 ? (
          <MultiSelect field={own} label={label} hint={t("tags_hint")} options={options} />
        ) : (
          <p id={stored.id}>{t("no_tags")}</p>
        )}
        <NewLink to={paths.createTag()} label={t("new_tag")} />
      </div>
    </FieldGroup>
  );
}

/** Opens beside the form, which may hold unsaved changes. */
function NewLink({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation(["audience", "editor"]);
  return (
    <p>
      <Link to={to} target="_blank" rel="noopener">
        {label}
        <span className="visually-hidden"> {t("editor:new_tab")}</span>
      </Link>
    </p>
  );
}
