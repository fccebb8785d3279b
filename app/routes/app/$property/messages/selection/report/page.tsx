import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { MessageType } from "#app/domain/messages/message.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { reportedMessages } from "#app/routes/app/$property/messages/selection/report/reported.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** What was done with several messages and what not, each with its reason. All of it stands in the address, so that it can be read again. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const reported = await reportedMessages(viewer, new URL(args.request.url).searchParams);
  if (!reported) throw redirect(viewer.paths.messages());
  return reported;
}

export const meta = screenMeta;

export default function MessageReportScreen() {
  const { title, done, already, alreadySo, failed, back, again } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t("title_messages"), to: back }]} />
      <FormCard
        actions={
          <>
            <ButtonLink to={back} tone="primary">
              {t("to_list")}
            </ButtonLink>
            {again && <ButtonLink to={again}>{t("try_again")}</ButtonLink>}
          </>
        }
      >
        {failed.length > 0 && (
          <section aria-labelledby="failed">
            <Notice status="error" title={t("not_done", { count: failed.length })} />
            <h2 id="failed">{t("not_done_messages")}</h2>
            <ul>
              {failed.map(({ id, message, reason }) => (
                <li key={id}>
                  {message ? (
                    <Link to={paths.message(message.type, id)} dir="auto">
                      {message.title}
                    </Link>
                  ) : (
                    t("message_gone")
                  )}
                  {": "}
                  {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        {done.length > 0 && <Messages of={done} id="done" title={t("done_messages")} />}
        {already.length > 0 && <Messages of={already} id="already" title={alreadySo} />}
      </FormCard>
    </>
  );
}

type MessagesProps = { of: { id: number; type: MessageType; title: string }[]; id: string; title: string };

function Messages({ of, id: section, title }: MessagesProps) {
  const paths = usePaths();
  return (
    <section aria-labelledby={section}>
      <h2 id={section}>{title}</h2>
      <ul>
        {of.map(({ id, type, title: named }) => (
          <li key={id}>
            <Link to={paths.message(type, id)} dir="auto">
              {named}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
