import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const form = new URL(request.url).searchParams.get("error") === "unauthorized" ? "unauthorized" : "error";
  return data({ title: await titleOf(request, "public", `${form}_title`), form }, { status: form === "unauthorized" ? 403 : 404 });
}

export const meta = screenMeta;

export default function ErrorPage() {
  const { form } = useLoaderData<typeof loader>();
  const { t } = useTranslation("public");
  return (
    <PublicPage title={t(`${form}_title`)}>
      <p>{t(`${form}_text`)}</p>
      <ButtonLink to={paths.landing()} tone="primary">
        {t("to_app")}
      </ButtonLink>
    </PublicPage>
  );
}
