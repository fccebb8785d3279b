import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { Part } from "./examples.ts";
import styles from "./sandbox.module.css";

/** One part by itself, as on a screen. */
export function Alone({ part }: { part: Part }) {
  const { t } = useTranslation("sandbox");
  const examples = Object.entries(part.examples).map(([name, example]) => <Fragment key={name}>{example}</Fragment>);
  if (part.alone === "as-page") return examples;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      {part.alone !== "with-title" && <h1>{part.name}</h1>}
      {examples}
      <p className={styles.end}>
        <ButtonLink to={paths.sandbox()}>{t("all_parts")}</ButtonLink>
      </p>
    </main>
  );
}
