import { useTranslation } from "react-i18next";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./history.module.css";

type Props = { versions: { number: number; at: string }[]; from: string; to: string };

/** Chooses the two states to compare; its address says which. */
export function SidesForm({ versions, from, to }: Props) {
  const { t } = useTranslation("history");
  const options = [
    { value: "draft", label: t("draft") },
    ...versions.map(({ number, at }) => ({ value: String(number), label: t("version_at", { number, at }) })),
  ];
  return (
    <Form method="get" className={styles.sides} key={`${from} ${to}`}>
      <SelectField field={plainField("from", { initialValue: from })} label={t("before")} options={options} />
      <SelectField field={plainField("to", { initialValue: to })} label={t("after")} options={options} />
      <Button>{t("compare")}</Button>
    </Form>
  );
}
