import styles from "./drag.module.css";

type Props = { /** Why it cannot be dragged. */ refused?: string };

/** The dots before what can be dragged; scripts that make them work say so at them. For keyboards and without scripts, menus do what dragging does. */
export function DragHandle({ refused }: Props) {
  if (refused !== undefined) return <span className={`${styles.handle} ${styles.fixed}`} title={refused} />;
  return <span className={styles.handle} data-handle="" />;
}
