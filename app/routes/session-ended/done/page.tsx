import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";

export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  return { title: await titleOf(request, "account", "signed_in_title") };
}

export const meta = screenMeta;

export default function SignedInAgainPage() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  return (
    <PublicPage title={title}>
      <p>{t("signed_in_again")}</p>
    </PublicPage>
  );
}
