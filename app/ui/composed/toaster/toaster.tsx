import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { X } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./toaster.module.css";

const SHOWN_MILLISECONDS = 3000;

type Action = { label?: string; action: string; fields?: Record<string, string>; concerns?: string };
type Toast = { status: "success" | "error"; key?: string; values?: Record<string, string | number>; action?: Action };

/**
 * The toast of the last action. Scripts remove a success after 3 s; errors stay, and so does anything with an action: nobody has to be
 * quick.
 */
export function Toaster({ toast }: { toast: Toast | null }) {
  const { t } = useTranslation(["toasts", "common"]);
  const hydrated = useHydrated();
  const [gone, setGone] = useState<Toast | null>(null);
  useEffect(() => {
    if (toast?.status !== "success" || toast.action) return;
    const timer = setTimeout(() => setGone(toast), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [toast]);
  const shown = toast !== gone ? toast : null;
  const stays = shown?.status === "error" || shown?.action !== undefined;
  // The text of a toast without a key (specification 1, section 8: Toasts).
  const standard = shown?.status === "error" ? t("error_saving") : t("changes_saved");
  return (
    <div className={styles.region} role="status">
      {shown && (
        <div className={stays ? `${styles.toast} ${styles.stays}` : styles.toast}>
          <Notice status={shown.status} title={shown.key ? t(shown.key, options(shown)) : standard}>
            {stays && (
              <div className={styles.actions}>
                {shown.action && <ActionForm action={shown.action} />}
                {hydrated && (
                  <ActionButton tone="quiet" label={t("common:close")} onPress={() => setGone(shown)}>
                    <X size={16} />
                  </ActionButton>
                )}
              </div>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The values fill the text's gaps and are never options of the translation themselves: anybody may have planted the cookie. */
function options({ values = {} }: Toast) {
  return { replace: values, count: typeof values.count === "number" ? values.count : undefined };
}

/** It goes with its toast, and leaves the focus to the menu of what it concerned. */
function ActionForm({ action: { label, action, fields = {}, concerns } }: { action: Action }) {
  const { t } = useTranslation("toasts");
  return (
    <Form method="post" action={action} data-focus-after={concerns && menusOf(concerns)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small">{t(label ?? "undo")}</Button>
    </Form>
  );
}

/** Where a list shows it: the menu in its row or, for what holds rows itself, in its header. */
function menusOf(concerns: string): string {
  const [kind, id] = concerns.split("-");
  const shown = `[data-${kind}="${id}"]`;
  return [`${shown}>header summary`, `${shown}>header [role=button]`, `li${shown} summary`, `li${shown} [role=button]`].join(",");
}
