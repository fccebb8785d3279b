import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "../../../../../../api/failure.ts";
import { getGuide, publishGuide, unpublishGuide } from "../../../../../../api/guides.server.ts";
import { ConfirmPage } from "../../../../../../features/confirm/confirm-page.tsx";
import { screenMeta } from "../../../../../../features/screen-meta.ts";
import { paths } from "../../../../../../paths.ts";
import { choiceIn, readForm } from "../../../../../../session/read-form.server.ts";
import { safeRedirect } from "../../../../../../session/safe-redirect.ts";
import { refusal } from "../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../session/toast.server.ts";
import { requireEditItem } from "../../../../../../session/viewer.server.ts";
import { ButtonLink } from "../../../../../../ui/primitives/button/button.tsx";

export const handle = { i18n: ["manage"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const { title, visibility, id } = await getGuide(viewer, args.params.guideId ?? "");
  return { title, id, live: visibility === "public", property: viewer.propertyId };
}

/** Publishes the draft as a new version, or takes the guide offline. A refusal (plan limit, unfinished steps) shows on this page. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const form = await readForm(args.request, { fields: ["publish", "return"] }, viewer);
  const publish = choiceIn(form, "publish", ["yes", "no"]) === "yes";
  const guide = args.params.guideId ?? "";
  const done = await attempt(publish ? publishGuide(viewer, guide) : unpublishGuide(viewer, guide));
  if (!done.ok) return refusal(done.failure);
  return redirectWithToast(
    safeRedirect(form.get("return"), paths.guides(viewer.propertyId)),
    publish ? "guide_published" : "guide_unpublished",
  );
}

export const meta = screenMeta;

export default function GuidePublicationScreen() {
  const { title, id, live, property } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  return (
    <ConfirmPage
      title={t(live ? "unpublish_title" : "publish_title", { title })}
      text={t(live ? "unpublish_text" : "publish_text")}
      confirm={t(live ? "unpublish" : "publish")}
      tone="primary"
      back={{ label: t("guides"), to: paths.guides(property) }}
      failure={failure}
    >
      <input type="hidden" name="publish" value={live ? "no" : "yes"} />
      {failure?.code === "invalid_fields" && (
        <p>
          <ButtonLink to={paths.guideSteps(property, id)}>{t("to_guide")}</ButtonLink>
        </p>
      )}
    </ConfirmPage>
  );
}
