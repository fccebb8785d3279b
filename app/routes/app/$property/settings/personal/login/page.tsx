import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getMe, updateMe } from "#app/api/managers.server.ts";
import { updatePassword } from "#app/api/personal.server.ts";
import { env } from "#app/env.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { preferencesHeader } from "#app/preferences.server.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { PasswordForm } from "./+parts/password-form.tsx";
import { ProfileForm } from "./+parts/profile-form.tsx";
import { useTimesSent } from "./+parts/use-times-sent.ts";
import { LOGIN_FIELDS, PASSWORD_FIELDS, passwordSchema, profileSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-login");
  const { name, email, language } = await getMe(viewer);
  return {
    title: viewer.text("settings:login_title"),
    profile: { name, email, language: language ?? ("automatic" as const) },
    /** Otherwise another identity provider keeps the password. */
    hasPassword: env().OIDC_ISSUER === undefined,
    constraints: { profile: getZodConstraint(profileSchema), password: getZodConstraint(passwordSchema) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "personal-login");
  const form = await readForm(args.request, { fields: LOGIN_FIELDS }, viewer);
  const isPassword = form.has("intent") && choiceIn(form, "intent", ["profile", "password"]) === "password";
  return isPassword ? changePassword(viewer, form) : changeProfile(args.request, viewer, form);
}

async function changePassword(viewer: Viewer, form: FormData) {
  const submission = parsed(form, passwordSchema);
  const hidden = { hideFields: PASSWORD_FIELDS };
  if (submission.status !== "success") return refused(submission, null, hidden);
  const changed = await attempt(updatePassword(viewer, submission.value));
  if (!changed.ok) return refused(submission, changed.failure, hidden);
  return redirectWithToast(viewer.paths.personalLogin(), "password_updated");
}

async function changeProfile(request: Request, viewer: Viewer, form: FormData) {
  const submission = parsed(form, profileSchema);
  if (submission.status !== "success") return refused(submission);
  const { name, language } = submission.value;
  const chosen = language === "automatic" ? null : language;
  const saved = await attempt(updateMe(viewer, { name: name.trim(), language: chosen }));
  if (!saved.ok) return refused(submission, saved.failure);
  const answer = await redirectWithToast(viewer.paths.personalLogin(), "user_updated");
  answer.headers.append("set-cookie", await preferencesHeader(request, { language: chosen ?? undefined, copied: undefined }));
  return answer;
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function PersonalLoginScreen() {
  const { profile, hasPassword, constraints } = useLoaderData<typeof loader>();
  const answer = useFormAnswer();
  const { t } = useTranslation("settings");
  const isPassword = sentValues(answer).intent === "password";
  const isUnsettled = isPassword && answer?.failure != null && answer.failure.code !== "invalid_fields";
  const times = useTimesSent("password", isUnsettled);
  return (
    <>
      <PageHeader title={t("login_title")} lead={t("login_lead")} />
      <ProfileForm
        key={`${profile.name} ${profile.language}`}
        profile={profile}
        constraint={constraints.profile}
        answer={isPassword ? null : answer}
      />
      {hasPassword ? (
        <PasswordForm key={times} constraint={constraints.password} answer={isPassword ? answer : null} />
      ) : (
        <p>{t("password_elsewhere")}</p>
      )}
    </>
  );
}
