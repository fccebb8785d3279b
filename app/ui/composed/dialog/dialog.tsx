import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

type Props = { title: string; children: ReactNode; actions: ReactNode; onClose: () => void };

/** A modal question that scripts ask. Whatever it asks has a page or a field of its own for browsers without scripts. */
export function Dialog({ title, children, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
