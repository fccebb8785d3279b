import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "../../../../../../api/failure.ts";
import { getMe, updateMe } from "../../../../../../api/managers.server.ts";
import { updatePassword } from "../../../../../../api/personal.server.ts";
import { env } from "../../../../../../env.server.ts";
import { screenMeta } from "../../../../../../features/screen-meta.ts";
import { titleOf } from "../../../../../../i18n/title.server.ts";
import { paths } from "../../../../../../paths.ts";
import { preferencesHeader } from "../../../../../../session/preferences.server.ts";
import { readForm } from "../../../../../../session/read-form.server.ts";
import { refused } from "../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../session/toast.server.ts";
import { requireEdit, requireView, type Viewer } from "../../../../../../session/viewer.server.ts";
import { PageHeader } from "../../../../../../ui/composed/page-header/page-header.tsx";
import { PasswordForm } from "./+parts/password-form.tsx";
import { ProfileForm } from "./+parts/profile-form.tsx";
import { useRound } from "./+parts/use-round.ts";
import { PASSWORD_FIELDS, passwordSchema, profileSchema } from "./schema.server.ts";

export const handle = { i18n: ["settings"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-login");
  const { name, email, language } = await getMe(viewer.accessToken);
  return {
    title: await titleOf(args.request, "settings", "login_title"),
    profile: { name, email, language: language ?? ("automatic" as const) },
    /** Another identity provider keeps the password then. */
    hasPassword: env().OIDC_ISSUER === undefined,
    constraints: { profile: getZodConstraint(profileSchema), password: getZodConstraint(passwordSchema) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "personal-login");
  const form = await readForm(args.request);
  return form.get("intent") === "password" ? changePassword(viewer, form) : changeProfile(args.request, viewer, form);
}

async function changePassword(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: passwordSchema });
  const refuse = refused.bind(null, submission);
  if (submission.status !== "success") return refuse(null, undefined, PASSWORD_FIELDS);
  const changed = await attempt(updatePassword(viewer, submission.value));
  if (!changed.ok) return refuse(changed.failure, undefined, PASSWORD_FIELDS);
  return redirectWithToast(paths.personalLogin(viewer.propertyId), "password_updated");
}

async function changeProfile(request: Request, viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== "success") return refused(submission);
  const { name, language } = submission.value;
  const chosen = language === "automatic" ? null : language;
  const saved = await attempt(updateMe(viewer.accessToken, { name: name.trim(), language: chosen }));
  if (!saved.ok) return refused(submission, saved.failure);
  const answer = await redirectWithToast(paths.personalLogin(viewer.propertyId), "user_updated");
  answer.headers.append("set-cookie", await preferencesHeader(request, { language: chosen ?? undefined }));
  return answer;
}

export const meta = screenMeta;

export default function PersonalLoginScreen() {
  const { profile, hasPassword, constraints } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation("settings");
  const round = useRound("password");
  const isPassword = result?.submission.initialValue?.intent === "password";
  return (
    <>
      <PageHeader title={t("login_title")} lead={t("login_lead")} />
      <ProfileForm
        key={`${profile.name} ${profile.language}`}
        profile={profile}
        constraint={constraints.profile}
        result={isPassword ? undefined : result}
      />
      {hasPassword ? (
        <PasswordForm key={round} constraint={constraints.password} result={isPassword ? result : undefined} />
      ) : (
        <p>{t("password_elsewhere")}</p>
      )}
    </>
  );
}
