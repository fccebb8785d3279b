import { useTranslation } from "react-i18next";
import type { ComparedView } from "./compared.server.ts";
import { fieldLabel, valueText } from "./field-words.ts";
import type { Kind } from "./history-paths.ts";
import { messageLabel, messageValue } from "./message-words.ts";

type Step = NonNullable<ComparedView["groups"][number]["step"]>;
type Value = ComparedView["groups"][number]["rows"][number]["from"];

/** How what differs is called: in the words of the kind's own editor. The further questions of a survey begin with its second. */
export function useWords(kind: Kind) {
  const { t } = useTranslation(["history", "editor"]);
  const { t: ofGuide } = useTranslation(["editor", "contextual", "chapters"]);
  const { t: ofMessage } = useTranslation("messages");
  const isMessage = kind === "message";
  const positionOf = (place: number | null) => (place ?? 0) + (isMessage ? 2 : 1);
  return {
    title(step: Step | null): string {
      if (!step) return isMessage ? ofMessage("message") : t("own_texts");
      const position = positionOf(step.to ?? step.from);
      return isMessage ? t("question", { position }) : t("step_of", { position, title: step.title || t("editor:untitled") });
    },
    moved: (from: number | null) => t("moved", { from: positionOf(from) }),
    label: (field: string, ofStep: boolean) => (isMessage ? messageLabel(ofMessage, field) : fieldLabel(ofGuide, field, ofStep)),
    value: (field: string, value: Value) => (isMessage ? messageValue(ofMessage, field, value) : valueText(ofGuide, field, value)),
  };
}
