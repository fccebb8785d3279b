import styles from "./report.module.css";

/** A figure in words; `comparison` is with the period before. */
export type Figure = [label: string, value: string, comparison?: string];

export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, comparison]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {comparison && <dd className={styles.comparison}>{comparison}</dd>}
        </div>
      ))}
    </dl>
  );
}
