import { useTranslation } from "react-i18next";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./page-segments.module.css";
import { RuleFields } from "./rule-fields.tsx";
import { RuleTester } from "./rule-tester.tsx";
import type { usePageSegmentForm } from "./use-page-segment-form.ts";
import { useTypedFacts } from "./use-typed-facts.ts";

type Props = { of: ReturnType<typeof usePageSegmentForm>; isNew?: boolean };

/** The fields of a page segment, new or stored, and the tester of its rules. */
export function PageSegmentFields({ of: { form, rows, values }, isNew }: Props) {
  const { t } = useTranslation("page-segments");
  const { facts, typedIn } = useTypedFacts(form.element, form.answer, values, rows.rows);
  return (
    <div className={styles.fields} onInput={({ currentTarget }) => typedIn(currentTarget)}>
      <TextField {...(isNew ? form.firstField("name") : form.field("name"))} />
      <RadioGroup
        {...form.field("visibility")}
        choices={[
          { value: "show", label: t("show") },
          { value: "hide", label: t("hide") },
        ]}
      />
      <RuleFields field={form.fields.rules} form={form.form.id} of={rows} />
      <RuleTester field={form.fields.test} facts={facts} onTest={typedIn} />
    </div>
  );
}
