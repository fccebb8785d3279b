import { useTranslation } from "react-i18next";
import styles from "./tokens.module.css";

// Each name is a class in the style sheet of this screen: the content security policy forbids inline styles.
const COLOURS = [
  "page",
  "surface",
  "surface-sunk",
  "line",
  "line-strong",
  "ink",
  "ink-soft",
  "accent",
  "accent-strong",
  "accent-soft",
  "on-accent",
  "good",
  "good-soft",
  "warn",
  "warn-soft",
  "bad",
  "bad-soft",
];
const PAIRS = [
  ["ink", "page"],
  ["ink", "surface"],
  ["ink-soft", "page"],
  ["ink-soft", "surface"],
  ["ink-soft", "surface-sunk"],
  ["accent", "surface"],
  ["accent-strong", "accent-soft"],
  ["on-accent", "accent"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
  ["bad", "surface"],
];
const SPACES = ["05", "1", "2", "3", "4", "5", "6", "7"];
const TYPES = ["xs", "s", "m", "l", "xl", "xxl"];

/** The design tokens by their names in tokens.css. */
export function Tokens() {
  const { t } = useTranslation("sandbox");
  return (
    <section className={styles.tokens} aria-labelledby="tokens">
      <h2 id="tokens">{t("tokens")}</h2>
      <h3>{t("colours")}</h3>
      <ul className={styles.colours}>
        {COLOURS.map((name) => (
          <li key={name} className={styles.entry}>
            <span className={`${styles.swatch} ${styles[`on-${name}`]}`} />
            <code>--{name}</code>
          </li>
        ))}
      </ul>
      <h3>{t("pairs")}</h3>
      <ul className={styles.colours}>
        {PAIRS.map(([ink, ground]) => (
          <li key={`${ink} ${ground}`} className={`${styles.pair} ${styles[`ink-${ink}`]} ${styles[`on-${ground}`]}`}>
            {ink} / {ground}
          </li>
        ))}
      </ul>
      <h3>{t("spacing")}</h3>
      <ul className={styles.list}>
        {SPACES.map((name) => (
          <li key={name} className={styles.entry}>
            <span className={`${styles.bar} ${styles[`space-${name}`]}`} />
            <code>--space-{name}</code>
          </li>
        ))}
      </ul>
      <h3>{t("type")}</h3>
      <ul className={styles.list}>
        {TYPES.map((name) => (
          <li key={name} className={styles.entry}>
            <span className={styles[`text-${name}`]}>{t("sample")}</span>
            <code>--text-{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
