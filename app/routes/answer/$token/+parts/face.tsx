import styles from "./answer.module.css";

/** A face from sad (0) to glad (4), drawn as the player draws it (`player/messages/field.tsx`): not every device has a font with them all. */
export function Face({ n }: { n: number }) {
  const [corner, middle] = [17 - 0.75 * n, 12 + 1.75 * n];
  return (
    <svg className={styles.face} viewBox="0 0 24 24" width={32} height={32} aria-hidden="true" focusable="false">
      <circle cx={12} cy={12} r={10} />
      <path d={`M8.5 9v.5M15.5 9v.5M8 ${corner}Q12 ${middle} 16 ${corner}`} />
    </svg>
  );
}
