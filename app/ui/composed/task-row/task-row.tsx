import type { ReactNode } from "react";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import styles from "./task-row.module.css";

const TONES = { waiting: "neutral", running: "neutral", done: "good", failed: "bad" } as const;

type Props = {
  title: string;
  state: keyof typeof TONES;
  /** The state in words. */
  stateText: string;
  /** Percent of a task that runs; null while it is not known. */
  percent?: number | null;
  /** When it began, what came of it, or why it failed. */
  detail?: string;
  /** What can be done: stop it, fetch its result. */
  children?: ReactNode;
};

/** A task that the server works on by itself, such as an export: its state is that of the page, which is asked for anew. */
export function TaskRow({ title, state, stateText, percent = null, detail, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <Badge tone={TONES[state]} dot={state === "running"}>
          {stateText}
        </Badge>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children && <ButtonRow>{children}</ButtonRow>}
      {state === "running" && (
        <div className={styles.progress}>
          <Progress label={title} value={percent} />
        </div>
      )}
    </div>
  );
}
