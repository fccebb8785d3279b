import { useTranslation } from "react-i18next";
import styles from "#app/features/page-segments/page-segments.module.css";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { inAddress, type PageSegmentListData } from "./page-segment-list.ts";

type Props = { list: Pick<PageSegmentListData, "query" | "tested">; clear: string; here: string };

/** Tries an address on all page segments; the table then has what each says of it. */
export function AddressTest({ list: { query, tested }, clear, here }: Props) {
  const { t } = useTranslation("page-segments");
  const { test, ...keep } = inAddress(query);
  return (
    <section className={styles.tester} aria-labelledby="tester-title">
      <h2 id="tester-title">{t("test_title")}</h2>
      <p className={styles.hint}>{t("test_hint")}</p>
      {/* Made anew for another address, so that it shows what the page says. */}
      <Form key={query.test} className={styles.ask} action={here} preventScrollReset>
        {Object.entries(keep).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <TextField field={plainField("test", { initialValue: query.test })} label={t("test_address")} />
        <Button>{t("test")}</Button>
        {tested && <ButtonLink to={clear}>{t("clear_test")}</ButtonLink>}
      </Form>
      <p className={styles.result} role="status">
        {tested && t("tested", { count: tested.shows, all: tested.all, address: tested.address })}
      </p>
    </section>
  );
}
