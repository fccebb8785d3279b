import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "#app/ui/enhance/use-leave-guard.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks before a page with unsaved changes is left (specification 1, section 2: Unsaved changes). Rendered once per document. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const waiting = useLeaveGuard();
  if (!waiting) return null;
  return (
    <Dialog
      title={t("leave_title")}
      onClose={waiting.stay}
      actions={
        <>
          <ActionButton onPress={waiting.stay}>{t("cancel")}</ActionButton>
          <ActionButton tone="danger" onPress={waiting.leave}>
            {t("leave_confirm")}
          </ActionButton>
        </>
      }
    >
      <p>{t("leave_text")}</p>
    </Dialog>
  );
}
