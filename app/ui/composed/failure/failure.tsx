import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./failure.module.css";

export type FailureName =
  | "bad_request"
  | "signed_out"
  | "not_found"
  | "not_allowed"
  | "other_site"
  | "limit"
  | "conflict"
  | "no_connection"
  | "unreachable"
  | "timeout"
  | "nonsense"
  | "too_large"
  | "busy"
  | "fault";

type Props = { name: FailureName; requestId?: string; children?: ReactNode };

/** A whole screen that says what went wrong and what to do. */
export function Failure({ name, requestId, children }: Props) {
  const { t } = useTranslation("errors");
  return (
    <div className={styles.failure}>
      <h1>{t(`screen_${name}_title`)}</h1>
      <p className={styles.text}>{t(`screen_${name}_text`)}</p>
      {requestId && <p className={styles.detail}>{t("request_id", { id: requestId })}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
