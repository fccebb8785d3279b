import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { endSession } from "#app/session/sign-out.server.ts";
import { PublicActions, PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";

export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    title: await titleOf(request, "common", "leave_title"),
    back: safeRedirect(query.get("return"), paths.landing()),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  return endSession(request);
}

export const meta = screenMeta;

export default function LogoutPage() {
  const { title, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["common", "account"]);
  return (
    <PublicPage title={title}>
      <p>{t("account:sign_out_text")}</p>
      <PublicActions>
        <form method="post" action={paths.logout()}>
          {/* lynx sends a form without fields as a GET. */}
          <Button name="sign-out" value="yes" tone="primary">
            {t("leave_confirm")}
          </Button>
        </form>
        <ButtonLink to={back}>{t("cancel")}</ButtonLink>
      </PublicActions>
    </PublicPage>
  );
}
