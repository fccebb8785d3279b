import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export const handle = { scripts: false };

/** Where people have no access; and where every address leads that does not exist, which is told as inside of a property. */
export async function loader({ request }: LoaderFunctionArgs) {
  const form = new URL(request.url).searchParams.get("error") === "unauthorized" ? "unauthorized" : "not_found";
  const isRefused = form === "unauthorized";
  const title = await (isRefused ? titleOf(request, "public", "unauthorized_title") : titleOf(request, "errors", "screen_not_found_title"));
  return data({ title, form }, { status: isRefused ? 403 : 404 });
}

export const meta = screenMeta;

export default function ErrorPage() {
  const { title, form } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <PublicPage title={title}>
      <p>{form === "unauthorized" ? t("public:unauthorized_text") : t("errors:screen_not_found_text")}</p>
      <ButtonLink to={paths.landing()} tone="primary">
        {t("to_start")}
      </ButtonLink>
    </PublicPage>
  );
}
