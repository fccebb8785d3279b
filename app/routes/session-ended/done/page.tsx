import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { accountTitle } from "../../../features/account/account-title.server.ts";
import { screenMeta } from "../../../features/screen-meta.ts";

export const handle = { i18n: ["account"], scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  return { title: await accountTitle(request, "signed_in_title") };
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
