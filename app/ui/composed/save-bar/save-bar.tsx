import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Undo2 } from "#app/ui/primitives/icon/icons.ts";
import styles from "./save-bar.module.css";

const STICKS_AT_PIXELS = 84;

type Choice = { intent: string; label: string };

type Props = {
  /** How many fields differ from what is stored; only scripts know, so without them Save and Discard always show. */
  unsaved: number;
  discardTo: string;
  /** Why nothing can be saved, if so. */
  refusal?: string;
  /** Shown while nothing is unsaved, such as since when it is live. */
  state?: string;
  /** For content that is published. `waiting`: what is saved differs from what is live. */
  publish?: { label: string; waiting: boolean };
  /** For content that is saved by other words: what the first button says and sends, and a second one that is always there. */
  save?: Choice;
  second?: Choice | undefined;
};

/** Save, Discard and Publish of an editor, first in its form, so that Enter saves. The primary button is the next thing to do. */
export function SaveBar({ unsaved, discardTo, refusal, state = "", publish, save, second }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const stuck = useScrolled(STICKS_AT_PIXELS);
  const idle = hydrated && unsaved === 0;
  const next = publish?.waiting && idle ? "publish" : "save";
  const told = state || (hydrated ? t("unsaved", { count: 0 }) : "");
  const stateId = `state-${useId().replace(/\W/g, "")}`;
  const reason = refusal ? { disabled: true, describedBy: stateId } : {};
  return (
    <div
      className={[styles.bar, hydrated && styles.brief, stuck && styles.stuck].filter(Boolean).join(" ")}
      data-focus-after="[data-saved-state]"
    >
      <p className={styles.count} id={stateId} role="status" tabIndex={-1} data-saved-state="">
        {refusal ?? (hydrated && unsaved > 0 ? t("unsaved", { count: unsaved }) : told)}
      </p>
      <ButtonRow>
        <span className={idle ? styles.idle : undefined} data-discards>
          <ButtonLink to={discardTo} reload>
            <span className={styles.sign}>
              <Undo2 size={16} />
            </span>
            <span className={styles.word}>{t("discard")}</span>
          </ButtonLink>
        </span>
        <span className={next === "save" ? undefined : styles.later}>
          <Button
            tone={next === "save" && !(idle && publish) ? "primary" : "secondary"}
            name="intent"
            value={save?.intent ?? "save"}
            {...reason}
          >
            {save?.label ?? t("save_changes")}
          </Button>
        </span>
        {publish && (publish.waiting || unsaved > 0) && (
          <span className={next === "publish" ? undefined : styles.later}>
            <Button tone={next === "publish" ? "primary" : "secondary"} name="intent" value="publish" {...reason}>
              {hydrated && unsaved > 0 ? t("save_and_publish") : publish.label}
            </Button>
          </span>
        )}
        {second && (
          <Button name="intent" value={second.intent} {...reason}>
            {second.label}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

/** Whether the page is scrolled by at least `pixels`; false without scripts. */
function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY >= pixels);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [pixels]);
  return scrolled;
}
