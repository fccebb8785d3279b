import { useTranslation } from "react-i18next";
import toaster from "#app/ui/composed/toaster/toaster.module.css";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** The text of a refused move; anything else is a lost connection or a fault. */
const TEXTS: Record<string, string> = {
  guide_not_placed: "move_not_placed",
  order_changed_meanwhile: "move_overtaken",
  guide_moved_meanwhile: "move_overtaken",
  not_found: "move_overtaken",
  invalid_fields: "move_overtaken",
  not_allowed_for_role: "move_refused",
};

/** Explains why a drop failed, until the next drag. Only scripts drag, and a live region must exist before it speaks. */
export function MoveFailure({ code }: { code: string | null }) {
  const { t } = useTranslation("manage");
  if (!useHydrated()) return null;
  return (
    <div className={toaster.region} role="status">
      {code !== null && (
        <div className={toaster.toast}>
          <Notice status="error" title={t(TEXTS[code] ?? "move_failed")} />
        </div>
      )}
    </div>
  );
}
