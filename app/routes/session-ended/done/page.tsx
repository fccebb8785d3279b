import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";

export const handle = { i18n: ["account"], scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  return { title: await titleOf(request, "account", "signed_in_title") };
}

export const meta = screenMeta;

export default function SignedInAgainPage() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  return (
    <AccountPage title={title}>
      <p>{t("signed_in_again")}</p>
    </AccountPage>
  );
}
