import type { ReactNode } from "react";
import styles from "./picture.module.css";

// 96 × 72 units each; `ground` is the sheet, `line` its strokes, `accent` the subject of the picture.
const DRAWINGS = {
  guide: (
    <>
      <rect className={styles.ground} x="8" y="10" width="80" height="52" rx="6" />
      <path className={styles.line} d="M8 22h80M16 16h.1M22 16h.1M18 34h22M18 42h16" />
      <rect className={styles.card} x="46" y="30" width="34" height="22" rx="4" />
      <path className={styles.line} d="M52 37h16" />
      <rect className={styles.accent} x="62" y="43" width="13" height="5" rx="2.5" />
    </>
  ),
  search: (
    <>
      <rect className={styles.ground} x="14" y="12" width="52" height="48" rx="6" />
      <path className={styles.line} d="M24 26h30M24 36h18M24 46h24" />
      <circle className={styles.card} cx="62" cy="42" r="14" />
      <path className={styles.accentLine} d="m72 52 12 12" />
    </>
  ),
  chart: (
    <>
      <rect className={styles.ground} x="8" y="10" width="80" height="52" rx="6" />
      <path className={styles.line} d="M18 52h60M24 52V40M36 52V34M48 52V42" />
      <path className={styles.accentLine} d="M60 52V28M72 52V22" />
    </>
  ),
  people: (
    <>
      <circle className={styles.ground} cx="30" cy="28" r="10" />
      <path className={styles.ground} d="M12 60c0-12 8-18 18-18s18 6 18 18z" />
      <circle className={styles.card} cx="62" cy="24" r="12" />
      <path className={styles.card} d="M40 62c0-14 10-21 22-21s22 7 22 21z" />
      <path className={styles.accentLine} d="m56 24 4 4 8-8" />
    </>
  ),
  message: (
    <>
      <path className={styles.ground} d="M14 12h68a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H44L28 66V54H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z" />
      <path className={styles.line} d="M22 28h40M22 38h26" />
      <circle className={styles.accent} cx="80" cy="16" r="8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof DRAWINGS;

/** A small drawing in the colours of the theme; decoration beside words that say the same. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
