import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FINAL, failureName } from "#app/failure-screen.tsx";
import { failureText } from "#app/features/form/failure-text.ts";
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
  const query = new URL(request.url).searchParams;
  const { status, code } = refusalIn(query);
  const name = failureName(status, code);
  return {
    title: await titleOf(request, "errors", `screen_${name}_title`),
    to: safeRedirect(query.get("to"), paths.landing()),
    name,
    code,
  };
}

/** A form whose page could not be shown arrives here: its fields come back in the page, to be sent again. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const { status } = refusalIn(new URL(request.url).searchParams);
  const kept = await readKeptForm(request);
  if (typeof kept === "string") return data({ kept: null }, { status: kept === "too-large" ? 413 : 415 });
  return data({ kept }, { status });
}

/** The status of the refusal; anything else in the address counts as a fault. */
function refusalIn(query: URLSearchParams): { status: number; code: string } {
  const status = Number(query.get("status"));
  const code = query.get("code") ?? "";
  return { status: status >= 401 && status <= 504 ? Math.floor(status) : 500, code: /^[a-z_]{1,60}$/.test(code) ? code : "" };
}

export const meta = screenMeta;

export default function NotSentPage() {
  const { title, to, name, code } = useLoaderData<typeof loader>();
  const kept = useActionData<typeof action>()?.kept;
  const { t } = useTranslation(["account", "errors"]);
  /** It would be refused again, so all that is left is to copy the text before going back. */
  const isFinal = FINAL.has(name);
  return (
    <PublicPage title={title} wide>
      <p>{failureText((key) => t(key, { ns: "errors" }), { code })}</p>
      {kept && <p>{t(isFinal ? "not_sent_final" : "not_sent_text")}</p>}
      {kept && kept.files.length > 0 && <Notice status="warning">{t("kept_files", { files: kept.files.join(", ") })}</Notice>}
      {kept && isFinal && <KeptTexts texts={kept.texts} open />}
      <PublicActions>
        {kept && !isFinal && <SendAgain kept={kept} to={to} />}
        <ButtonLink to={to} tone={kept ? "secondary" : "primary"} reload>
          {t("not_sent_back")}
        </ButtonLink>
      </PublicActions>
      {kept && !isFinal && <KeptTexts texts={kept.texts} />}
    </PublicPage>
  );
}
