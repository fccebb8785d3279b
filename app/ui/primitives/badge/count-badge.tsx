import styles from "./badge.module.css";

const MOST_SHOWN = 99;

type Props = {
  count: number;
  /** The count in words, such as "3 new answers", for screen readers. */
  label: string;
};

/** How many items wait behind a link or a tab; nothing if there are none. */
export function CountBadge({ count, label }: Props) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.badge} ${styles.count}`}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
