import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./toaster.module.css";

const SHOWN_MILLISECONDS = 3000;

type Toast = { status: "success" | "error"; key?: string; values?: Record<string, string | number> };

/** The message that the last action left. Scripts take a success away after 3 s; an error stays. */
export function Toaster({ toast }: { toast: Toast | null }) {
  const { t } = useTranslation("toasts");
  const [gone, setGone] = useState<Toast | null>(null);
  useEffect(() => {
    if (toast?.status !== "success") return;
    const timer = setTimeout(() => setGone(toast), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [toast]);
  const shown = toast !== gone ? toast : null;
  // What a message says that names nothing more exact (specification 1, section 8: Toasts).
  const standard = shown?.status === "error" ? t("error_saving") : t("changes_saved");
  return (
    <div className={styles.region} role="status">
      {shown && (
        <div className={styles.toast}>
          <Notice status={shown.status} title={shown.key ? t(shown.key, shown.values) : standard} />
        </div>
      )}
    </div>
  );
}
