import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { UNKNOWN_TITLE } from "#app/domain/messages/unknown-title.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { ReportScreen } from "#app/features/selection/report-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { reportedMessages } from "#app/routes/app/$property/messages/selection/report/reported.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** What was done with several messages and what not, each with its reason. All of it stands in the address, so that it can be read again. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const reported = await reportedMessages(viewer, new URL(args.request.url).searchParams);
  if (!reported) throw redirect(viewer.paths.messages());
  return reported;
}

export const meta = screenMeta;

export default function MessageReportScreen() {
  const { title, done, already, alreadySo, failed, notDone, left, back, again } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const item = ({ id, type, title: named }: (typeof done)[number]) => ({ id, title: named, to: paths.message(type, id) });
  return (
    <ReportScreen
      title={title}
      done={done.map(item)}
      already={{ title: alreadySo, items: already.map(item) }}
      failed={failed.map(({ id, message, reason }) => ({ id, reason, item: message && item(message) }))}
      left={left > 0 && t("report_too_many", { count: left })}
      back={back}
      again={again}
      words={{
        ...{
          list: t("title_messages"),
          toList: t("to_list"),
          tryAgain: t("try_again"),
          gone: `${UNKNOWN_TITLE} (${t("unknown_message")})`,
        },
        ...{ notDone: t("not_done", { count: notDone }), notDoneTitle: t("not_done_messages"), doneTitle: t("done_messages") },
      }}
    />
  );
}
