import { useFigureText } from "./figure-text.ts";
import styles from "./report.module.css";

/** A share, 0 to 1, as a bar beside its text. */
export function ShareBar({ share }: { share: number | null }) {
  const text = useFigureText();
  return (
    <span className={styles.share}>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" rx="2" />
        <rect width={Math.round((share ?? 0) * 100)} height="8" rx="2" />
      </svg>
      {text.share(share)}
    </span>
  );
}
