import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getGuide, publishGuide, unpublishGuide } from "#app/api/guides.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export const handle = { i18n: ["manage"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, visibility, id } = await getGuide(viewer, args.params.guideId ?? "");
  return { title, id, live: visibility === "public" };
}

/** Publishes the draft as a new version, or takes the guide offline. A refusal (plan limit, unfinished steps) shows on this page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["publish", "return"] }, viewer);
  const publish = choiceIn(form, "publish", ["yes", "no"]) === "yes";
  const guide = args.params.guideId ?? "";
  const done = await attempt(publish ? publishGuide(viewer, guide) : unpublishGuide(viewer, guide));
  if (!done.ok) return refusal(done.failure);
  return redirectWithToast(safeRedirect(form.get("return"), viewer.paths.guides()), publish ? "guide_published" : "guide_unpublished");
}

export const meta = screenMeta;

export default function GuidePublicationScreen() {
  const { title, id, live } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={t(live ? "unpublish_title" : "publish_title", { title })}
      text={t(live ? "unpublish_text" : "publish_text")}
      confirm={t(live ? "unpublish" : "publish")}
      tone="primary"
      back={{ label: t("guides"), to: paths.guides() }}
      failure={failure}
    >
      <input type="hidden" name="publish" value={live ? "no" : "yes"} />
      {failure?.code === "invalid_fields" && (
        <p>
          <ButtonLink to={paths.guideSteps(id)}>{t("to_guide")}</ButtonLink>
        </p>
      )}
    </ConfirmPage>
  );
}
