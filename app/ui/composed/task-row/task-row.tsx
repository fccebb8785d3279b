import type { ReactNode } from "react";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import styles from "./task-row.module.css";

const TONES = { waiting: "neutral", running: "neutral", done: "good", failed: "bad" } as const;

type Props = {
  title: string;
  /** The page about the task. */
  to?: string | undefined;
  state: keyof typeof TONES;
  /** The state in words. */
  stateText: string;
  /** Percent done of a running task; null while unknown. */
  percent?: number | null;
  /** When it began, its result, or why it failed. */
  detail?: string;
  /** Actions: stop it, fetch its result. */
  children?: ReactNode;
};

/** A background task of the server, such as an export. It shows the state at which the page was loaded. */
export function TaskRow({ title, to, state, stateText, percent = null, detail, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {to ? <Link to={to}>{title}</Link> : title}
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
