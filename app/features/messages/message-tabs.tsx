import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { addressOfList, MESSAGE_LISTS, type MessageList } from "./message-list.ts";

/** The lists of messages and their calendar, with the present one marked. */
export function MessageTabs({ current }: { current: MessageList | "calendar" }) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const tabs = MESSAGE_LISTS.map((list) => ({ label: t(`tab_${list}`), to: addressOfList(paths, list) }));
  const calendar = { label: t("title_calendar"), to: paths.messageCalendar() };
  const shown = current === "calendar" ? calendar.to : addressOfList(paths, current);
  return <Tabs label={t("lists")} tabs={[...tabs, calendar]} current={shown} />;
}
