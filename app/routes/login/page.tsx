import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { NOTICE_STATUS, noticeOf, silentCheckDue } from "#app/session/login-notices.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { recheckedState, sessionState } from "#app/session/session.server.ts";
import { noSessionHeader } from "#app/session/session-cookie.server.ts";
import { beginSignIn } from "#app/session/sign-in.server.ts";
import { PublicActions, PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

export const handle = { scripts: false };

const REFRESH_ERROR_SECONDS = 3;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const returnTo = safeRedirect(query.get("return"), paths.landing());
  const state = await recheckedState(request);
  if (state.session) throw redirect(returnTo);
  const shown = { title: await titleOf(request, "account", "sign_in_title"), returnTo, sendOn: false };
  if (state.absence === "ended") {
    return data({ ...shown, notice: "refresh_error" as const, sendOn: true }, { headers: { "set-cookie": noSessionHeader() } });
  }
  if (state.absence === "unreachable") return data({ ...shown, notice: "unreachable" as const }, { status: 503 });
  if (state.absence === "idle") return data({ ...shown, notice: noticeOf(query) ?? ("idle" as const) });
  if (silentCheckDue(query)) await beginSignIn(request, returnTo, "none");
  return data({ ...shown, notice: noticeOf(query) });
}

/** Everything it needs is in its address, so the form's body is never read. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const returnTo = safeRedirect(new URL(request.url).searchParams.get("return"), paths.landing());
  const state = await sessionState(request);
  const isIdle = state.session === null && state.absence === "idle";
  return beginSignIn(request, returnTo, isIdle ? "login" : null);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? ""} · Handrail` },
  ...(data?.sendOn ? [{ httpEquiv: "refresh", content: `${REFRESH_ERROR_SECONDS};url=${paths.login(data.returnTo)}` }] : []),
];

export default function LoginPage() {
  const { title, notice, returnTo, sendOn } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  return (
    <PublicPage title={title}>
      {notice && <Notice status={NOTICE_STATUS[notice]}>{t(`notice_${notice}`)}</Notice>}
      {!notice && returnTo !== paths.landing() && <p>{t("sign_in_to_go_on")}</p>}
      <PublicActions>
        {sendOn ? (
          <ButtonLink to={paths.login(returnTo)} tone="primary">
            {t("go_on")}
          </ButtonLink>
        ) : (
          <form method="post" action={paths.login(returnTo)}>
            {/* lynx sends a form without fields as a GET. */}
            <Button name="sign-in" value="yes" tone="primary">
              {t("sign_in")}
            </Button>
          </form>
        )}
        {notice === "unreachable" && <ButtonLink to={returnTo}>{t("try_again")}</ButtonLink>}
      </PublicActions>
    </PublicPage>
  );
}
