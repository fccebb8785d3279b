import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { MessageTabs } from "#app/features/messages/message-tabs.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import targeting from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { LiveToday } from "./+parts/live-today.tsx";
import { Meetings } from "./+parts/meetings.tsx";
import { MonthNavigation } from "./+parts/month-navigation.tsx";
import { MonthTable } from "./+parts/month-table.tsx";
import { shownMonth } from "./shown-month.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const shown = await shownMonth(args.request, viewer);
  return data(shown, { status: shown.problems.length > 0 ? 400 : 200 });
}

export const meta = screenMeta;

export default function CalendarScreen() {
  const { title, problems, month, days, messages, meetings, hasUncompared, left } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("lead_calendar")} crumbs={[{ label: t("title_messages"), to: paths.messages() }]} />
      <MessageTabs current="calendar" />
      <UnknownParts problems={problems} />
      <div className={targeting.panels}>
        <MonthNavigation month={month} />
        <Meetings of={meetings} />
        {meetings.length === 0 && hasUncompared && <p className={targeting.soft}>{t("uncompared")}</p>}
        <LiveToday days={days} messages={messages} />
        {messages.length === 0 ? (
          <EmptyState title={t("nothing_live")} text={t("nothing_live_text")} />
        ) : (
          <MonthTable month={month} days={days} messages={messages} />
        )}
        {left !== null && <p className={targeting.soft}>{t("too_many_live", { count: left })}</p>}
      </div>
    </>
  );
}
