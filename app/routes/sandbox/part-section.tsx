import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { Part } from "./examples.ts";
import styles from "./sandbox.module.css";

/** One part under its name; one that cannot stand beside others is a link to its own page. */
export function PartSection({ part }: { part: Part }) {
  const { t } = useTranslation("sandbox");
  return (
    <section className={styles.part} aria-labelledby={part.id}>
      <h3 id={part.id}>{part.name}</h3>
      {part.alone ? (
        <p>
          <Link to={`?example=${part.id}`}>{t("show_alone", { name: part.name })}</Link>
        </p>
      ) : (
        Object.entries(part.examples).map(([name, example]) => (
          <div key={name} className={styles.example}>
            <p className={styles.name}>
              <code>{name}</code>
            </p>
            <div className={styles.stage}>{example}</div>
          </div>
        ))
      )}
    </section>
  );
}
