import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Dialog } from "./dialog.tsx";

type Limit = { kind: string; n: number };

/** A plan limit that was reached, in a dialog over the page, which says the same (specification 1, section 8). */
export function LimitsDialog({ limit }: { limit: Limit | undefined }) {
  const { t } = useTranslation(["errors", "common"]);
  const hydrated = useHydrated();
  const [closed, setClosed] = useState<Limit>();
  if (!hydrated || !limit || limit === closed) return null;
  const close = () => setClosed(limit);
  return (
    <Dialog title={t("screen_limit_title")} onClose={close} actions={<ActionButton onPress={close}>{t("common:close")}</ActionButton>}>
      <p>{t("limit_reached", { kind: t(`limit_${limit.kind}`), n: limit.n })}</p>
      <p>{t("limit_what_now")}</p>
    </Dialog>
  );
}
