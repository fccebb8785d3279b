import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "#app/features/form/form-problems.tsx";
import type { WhyQuery } from "#app/paths/why.ts";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
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
  /** From when on the past is kept, in words; null when nothing is. */
  keptSince: string | null;
};

/** Who, where, when and in which language: a GET form, so that every answer has an address. */
export function WhyForm({ query, problem, timeZone, languages, keptSince }: Props) {
  const { t } = useTranslation("why");
  const { pathname } = useLocation();
  const field = (name: keyof WhyQuery, errors?: string[]) => plainField(name, { initialValue: query[name], errors });
  const fields = { at: { label: t("at", { timeZone }), id: "at" } };
  return (
    <>
      <FormProblems errors={problem ? { at: [problem] } : {}} failure={null} fields={fields} answer={problem} />
      <Form key={JSON.stringify(query)} className={styles.form} action={pathname} aria-label={t("form")} preventScrollReset>
        {query.item && <input type="hidden" name="item" value={query.item} />}
        <TextField field={field("person")} label={t("person")} hint={t("person_hint")} />
        <TextField field={field("url")} label={t("url")} hint={t("url_hint")} />
        <SelectField
          field={field("lang")}
          label={t("language")}
          options={[{ value: "", label: t("default_language") }, ...languages.map((key) => ({ value: key, label: key }))]}
        />
        <DateTimeField
          field={field("at", problem ? [problem] : undefined)}
          label={t("at", { timeZone })}
          hint={keptSince ? t("at_hint", { at: keptSince }) : t("at_now")}
        />
        <div className={styles.button}>
          <Button tone="primary">{t("explain")}</Button>
        </div>
      </Form>
    </>
  );
}
