import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { askSupport } from "#app/api/personal.server.ts";
import { personalCalls } from "#app/contracts/personal.ts";
import { env } from "#app/env.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";

export const handle = { i18n: ["support", "errors"] };

/** The support form if requests are mailed, else a redirect to where the installation sends people (design section 4). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal");
  const { SUPPORT_MAIL, SUPPORT_URL } = env();
  if (!SUPPORT_MAIL) throw SUPPORT_URL ? redirect(SUPPORT_URL) : new Response(null, { status: 404 });
  return {
    title: viewer.text("support:title"),
    email: viewer.email,
    constraint: getZodConstraint(personalCalls.askSupport.body),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "personal");
  const submission = await submitted(args.request, personalCalls.askSupport.body, viewer);
  if (submission.status !== "success") return refused(submission);
  const sent = await attempt(askSupport(viewer, submission.value));
  if (!sent.ok) return refused(submission, sent.failure);
  return redirectWithToast(viewer.paths.property(), "support_asked");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SupportScreen() {
  const { email, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("support");
  const paths = usePaths();
  const form = useScreenForm({
    id: "support",
    values: { request: "" },
    labels: { request: t("request") },
    constraint,
  });
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead", { email })} />
      <CreateCard of={form} submit={t("send")} cancelTo={paths.property()}>
        <TextArea {...form.field("request")} rows={8} />
      </CreateCard>
    </>
  );
}
