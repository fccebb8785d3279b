import styles from "./answer.module.css";

/** The property's main colour. The security policy has no inline styles, so that a drawing carries it. */
export function Band({ color }: { color: string }) {
  return (
    <svg className={styles.band} viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="10" height="1" fill={color} />
    </svg>
  );
}
