import styles from "./progress.module.css";

type Props = {
  /** What is in progress, or what is used up. */
  label: string;
  /** How much is done, from 0 to `most`; null while unknown. */
  value: number | null;
  most?: number;
  tone?: "accent" | "good" | "warn" | "bad";
};

/** The browser's own progress bar; the text beside it says the same. */
export function Progress({ label, value, most = 100, tone = "accent" }: Props) {
  const amount = value === null ? undefined : Math.min(Math.max(value, 0), most);
  return <progress className={`${styles.progress} ${styles[tone]}`} aria-label={label} value={amount} max={most} />;
}
