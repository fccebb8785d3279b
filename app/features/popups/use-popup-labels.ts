import { useTranslation } from "react-i18next";
import type { PopupField } from "./form-values.server.ts";

/** The labels of a promotion's fields. */
export function usePopupLabels(): Record<PopupField, string> {
  const { t } = useTranslation(["contextual", "chapters"]);
  return {
    enabled: t("enabled"),
    startButton: t("startButton"),
    laterButton: t("laterButton"),
    leaveIcon: t("leaveIcon"),
    info: t("info"),
    link: t("link"),
    headline: t("headline"),
    content: t("content"),
    startLabel: t("startLabel"),
    laterLabel: t("laterLabel"),
    leaveLabel: t("leaveLabel"),
    infoText: t("infoText"),
    linkUrl: t("linkUrl"),
    linkTitle: t("linkTitle"),
    pictureType: t("pictureType"),
    pictureUrl: t("pictureUrl"),
    pictureTitle: t("pictureTitle"),
    used: t("used"),
    everywhere: t("everywhere"),
    status: t("chapters:status"),
    languageBehaviour: t("popup_behaviour"),
  };
}
