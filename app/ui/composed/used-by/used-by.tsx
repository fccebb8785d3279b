import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./used-by.module.css";

/** What can use something, in the order of its groups (specification 1, section 3: Usage panel item types; `validator` and the last two are ours). */
export const KINDS_OF_USE = [
  ...(["chapter", "guide", "message", "welcome_slide", "suite", "tooltip", "validator", "tag", "user_segment"] as const),
  ...(["journey", "assistant"] as const),
] as const;

export type Use = {
  kind: (typeof KINDS_OF_USE)[number];
  id: number;
  title: string;
  /** Where it is edited; none for who may not see it. */
  to?: string;
};

/** `nowhereText`: what it means for this kind of thing that nothing uses it. */
type Props = { uses: Use[]; nowhereText?: string };

/** How many of a kind stand open; the rest is folded away. */
const OPEN = 5;

/** What uses a tag, a segment, an image and so on, by kind: what somebody wants to know before changing or removing it. */
export function UsedBy({ uses, nowhereText }: Props) {
  const { t } = useTranslation();
  const groups = KINDS_OF_USE.map((kind) => ({ kind, items: uses.filter((use) => use.kind === kind) })).filter(
    ({ items }) => items.length > 0,
  );
  return (
    <div className={styles.panel}>
      <h2>{t("usage")}</h2>
      {groups.length === 0 && (
        <p className={styles.none}>
          <strong>{t("used_nowhere")}</strong> {nowhereText ?? t("used_nowhere_text")}
        </p>
      )}
      {groups.map(({ kind, items }) => (
        <section key={kind} className={styles.group}>
          <h3 className={styles.kind}>{t(`used_by_${kind}`, { count: items.length })}</h3>
          <Items uses={items.slice(0, OPEN)} />
          {items.length > OPEN && (
            <details>
              <summary className={styles.more}>{t("used_by_more", { count: items.length - OPEN })}</summary>
              <Items uses={items.slice(OPEN)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function Items({ uses }: { uses: Use[] }) {
  return (
    <ul className={styles.items}>
      {uses.map(({ id, title, to }) => (
        <li key={id} className={styles.item} dir="auto">
          {to ? <Link to={to}>{title}</Link> : title}
        </li>
      ))}
    </ul>
  );
}
