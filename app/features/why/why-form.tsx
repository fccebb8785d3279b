import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "#app/features/form/form-problems.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import type { WhyQuery } from "#app/paths/why.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./why.module.css";

type Props = {
  query: WhyQuery;
  problem: string | null;
  timeZone: string;
  languages: string[];
  /** Those that decide about something. */
  tags: { id: number; name: string }[];
  /** From when on the past is kept, in words; null when nothing is. */
  keptSince: string | null;
};

/** Who, where, when and in which language: a GET form, so that every answer has an address. */
export function WhyForm({ query, problem, timeZone, languages, tags, keptSince }: Props) {
  const { t, i18n } = useTranslation("why");
  const { pathname } = useLocation();
  const field = (name: keyof WhyQuery, errors?: string[]) => plainField(name, { initialValue: query[name], errors });
  const said = new Set(query.tags?.split(","));
  const fields = { at: { label: t("at", { timeZone }), id: "at" } };
  return (
    <>
      <FormProblems errors={problem ? { at: [problem] } : {}} failure={null} fields={fields} answer={problem} />
      <Form key={JSON.stringify(query)} className={styles.form} action={pathname} aria-label={t("form")} preventScrollReset>
        {(["item", "search", "show"] as const).map(
          (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
        )}
        <TextField field={field("person")} label={t("person")} hint={t("person_hint")} />
        <TextField field={field("url")} label={t("url")} hint={t("url_hint")} />
        <SelectField
          field={field("lang")}
          label={t("language")}
          options={[
            { value: "", label: t("default_language") },
            ...languages.map((key) => ({ value: key, label: languageName(key, i18n.language) })),
          ]}
        />
        <DateTimeField
          field={field("at", problem ? [problem] : undefined)}
          label={t("at", { timeZone })}
          hint={keptSince ? t("at_hint", { at: keptSince }) : t("at_now")}
        />
        {tags.length > 0 && (
          <div className={styles.button}>
            <FieldGroup label={t("tags_on_page")}>
              <p className={styles.hint}>{t("tags_hint")}</p>
              {tags.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  field={{ ...plainField("tags", { initialValue: said.has(String(id)) ? String(id) : undefined }), id: `tag-${id}` }}
                  label={name}
                  value={String(id)}
                />
              ))}
            </FieldGroup>
          </div>
        )}
        <div className={styles.button}>
          <Button tone="primary">{t("explain")}</Button>
        </div>
      </Form>
    </>
  );
}
