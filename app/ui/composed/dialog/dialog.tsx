import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

type Props = { title: string; children: ReactNode; actions: ReactNode; onClose: () => void };

/** A modal question asked by scripts. Without scripts, a page or a field asks it. */
export function Dialog({ title, children, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // It has left the document by now, so the browser does not return the focus.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus({ preventScroll: true });
    };
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
