import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getPersonalToken, resetPersonalToken } from "#app/api/personal.server.ts";
import { env } from "#app/env.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { HowToUse } from "#app/routes/app/$property/settings/personal/token/+parts/how-to-use.tsx";
import { newSeedHeader } from "#app/session/form-seed.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "personal-token");
  const replaces = (await getPersonalToken(viewer)) !== null;
  return { title: viewer.text("settings:token_title"), replaces };
}

/** Answers with the token instead of redirecting: it is stored nowhere, so this answer is the only place where it is ever shown. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "personal-token");
  await readForm(args.request, { fields: [] }, viewer);
  const made = await attempt(resetPersonalToken(viewer));
  if (!made.ok) return refusal(made.failure, {});
  return data({ token: made.answer, api: env().API_URL }, { headers: { "set-cookie": await newSeedHeader() } });
}

export const meta = screenMeta;

export default function ResetTokenScreen() {
  const { replaces } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation("settings");
  const paths = usePaths();
  const back = { label: t("token_title"), to: paths.personalToken() };
  if (!result || "code" in result) {
    return (
      <ConfirmPage
        title={t(replaces ? "replace_token_title" : "create_token_title")}
        text={t(replaces ? "replace_token_text" : "create_token_text")}
        confirm={t(replaces ? "replace_token" : "create_token")}
        tone={replaces ? "danger" : "primary"}
        back={back}
        failure={result}
      />
    );
  }
  return (
    <>
      <PageHeader title={t("token_made_title")} crumbs={[back]} />
      <FormCard actions={<ButtonLink to={back.to}>{t("token_kept")}</ButtonLink>}>
        <Notice status="warning" title={t("token_once_title")}>
          <p>{t("token_once_text")}</p>
        </Notice>
        <CopyField label={t("token_new")} text={result.token} />
        <HowToUse token={result.token} api={result.api} />
      </FormCard>
    </>
  );
}
