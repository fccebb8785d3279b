import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { useScrolled } from "#app/ui/enhance/use-scrolled.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./save-bar.module.css";

const STICKS_AT_PIXELS = 84;

type Props = {
  /** How many fields differ from what is stored; only scripts know, so without them both buttons always show. */
  unsaved: number;
  discardTo: string;
  /** Why nothing can be saved, if so. */
  refusal?: string;
  children?: ReactNode;
};

/** Save and Discard of an editor, first in its form, so that Enter saves. */
export function SaveBar({ unsaved, discardTo, refusal, children }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const stuck = useScrolled(STICKS_AT_PIXELS);
  const idle = hydrated && unsaved === 0;
  return (
    <div className={stuck ? `${styles.bar} ${styles.stuck}` : styles.bar}>
      <p className={styles.count} id="save-state" role="status">
        {refusal ?? (hydrated ? t("unsaved", { count: unsaved }) : "")}
      </p>
      <div className={styles.actions}>
        <span className={idle ? styles.idle : undefined} data-discards>
          <ButtonLink to={discardTo} reload>
            {t("discard")}
          </ButtonLink>
        </span>
        <Button tone="primary" name="intent" value="save" disabled={Boolean(refusal)} describedBy={refusal ? "save-state" : undefined}>
          {t("save_changes")}
        </Button>
        {children}
      </div>
    </div>
  );
}
