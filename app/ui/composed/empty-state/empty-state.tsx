import type { ReactNode } from "react";
import { Picture, type PictureName } from "#app/ui/primitives/picture/picture.tsx";
import styles from "./empty-state.module.css";

type Props = {
  title: string;
  text: string;
  picture?: PictureName;
  /** The one action that helps. */
  children?: ReactNode;
};

/** For a list with nothing to show: what is missing, and what to do about it. */
export function EmptyState({ title, text, picture = "search", children }: Props) {
  return (
    <div className={styles.empty}>
      <Picture name={picture} />
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
