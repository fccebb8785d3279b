import { useTranslation } from "react-i18next";
import { addressToTest } from "#app/domain/targeting/address-to-test.ts";
import { judgeAddress } from "#app/domain/targeting/page-facts.ts";
import type { FormField } from "#app/ui/fields/field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./page-segments.module.css";
import type { TypedFacts } from "./use-typed-facts.ts";
import { Verdict } from "./verdict.tsx";

type Props = { field: FormField; facts: TypedFacts; onTest: (within: Element) => void };

/** Tries the rules as they are typed on an address: at once where scripts run, else with its button, which sends the form and keeps it. */
export function RuleTester({ field, facts: { rules, visibility, test }, onTest }: Props) {
  const { t } = useTranslation("page-segments");
  const address = addressToTest(test);
  return (
    <section className={styles.tester} aria-labelledby="tester-title">
      <h2 id="tester-title">{t("test_title")}</h2>
      <p className={styles.hint}>{t("test_hint")}</p>
      <div
        className={styles.ask}
        onKeyDownCapture={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onTest(event.currentTarget);
        }}
        onClickCapture={(event) => {
          if (!(event.target as Element).closest("button")) return;
          event.preventDefault();
          onTest(event.currentTarget);
        }}
      >
        <TextField field={field} label={t("test_address")} aside />
        <Button name="intent" value="test">
          {t("test")}
        </Button>
      </div>
      <p className={styles.result} role="status">
        {address === null ? t("not_tested") : <Verdict answer={judgeAddress({ rules, visibility }, address)} />}
      </p>
    </section>
  );
}
