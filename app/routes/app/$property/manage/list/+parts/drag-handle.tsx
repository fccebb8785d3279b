import styles from "./drag.module.css";

type Props = { /** Why it cannot be dragged. */ refused?: string };

/** The handle of something draggable; scripts add the explanation. Menus offer the same moves for keyboards and without scripts. */
export function DragHandle({ refused }: Props) {
  if (refused !== undefined) return <span className={`${styles.handle} ${styles.fixed}`} title={refused} />;
  return <span className={styles.handle} data-handle="" />;
}
