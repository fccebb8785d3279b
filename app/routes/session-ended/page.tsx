import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readKeptForm } from "#app/features/kept-form/kept-form.server.ts";
import { KeptTexts } from "#app/features/kept-form/kept-texts.tsx";
import { SendAgain } from "#app/features/kept-form/send-again.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { PublicActions, PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const to = safeRedirect(new URL(request.url).searchParams.get("to"), paths.landing());
  return { title: await titleOf(request, "account", "session_ended_title"), to };
}

/** A form whose session had ended arrives here: its fields come back in the page, to be sent again once the person is signed in. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const kept = await readKeptForm(request);
  if (typeof kept === "string") return data({ kept: null, problem: kept }, { status: kept === "too-large" ? 413 : 415 });
  return data({ kept, problem: null }, { status: 401 });
}

export const meta = screenMeta;

export default function SessionEndedPage() {
  const { title, to } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  const { kept, problem } = useActionData<typeof action>() ?? { kept: null, problem: null };
  if (!kept) {
    return (
      <PublicPage title={title}>
        <p>{t(problem ? "session_ended_not_kept" : "session_ended_empty")}</p>
        <PublicActions>
          <ButtonLink to={to} tone="primary" reload>
            {t("go_on")}
          </ButtonLink>
        </PublicActions>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={title} wide>
      <p>{t("session_ended_text")}</p>
      {kept.files.length > 0 && <Notice status="warning">{t("kept_files", { files: kept.files.join(", ") })}</Notice>}
      <ol>
        <li>
          <a href={`${paths.login()}?return=/session-ended/done`} target="_blank" rel="noopener">
            {t("session_ended_sign_in")}
          </a>
        </li>
        <li>{t("session_ended_then")}</li>
      </ol>
      <PublicActions>
        <SendAgain kept={kept} to={to} />
      </PublicActions>
      <KeptTexts texts={kept.texts} />
    </PublicPage>
  );
}
