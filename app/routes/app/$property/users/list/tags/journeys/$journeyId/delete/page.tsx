import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getJourney, removeJourney } from "#app/api/journeys.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const journey = await getJourney(viewer, args.params.journeyId ?? "");
  const title = viewer.text("tags:delete_title", { name: journey.name });
  return removalAskedAbout(args.request, viewer, journey, title, viewer.paths.journeys());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const id = args.params.journeyId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => removeJourney(viewer, id, revision),
    read: async () => mergeable(await getJourney(viewer, id)),
    list: viewer.paths.journeys(),
    toast: "journey_deleted",
  });
}

export const meta = screenMeta;

export default function DeleteJourneyScreen() {
  const { title, id, revision, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["tags", "common"]);
  const paths = usePaths();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={title}
      text={t("delete_journey_text")}
      about={{ revision, open: { label: t("open_journey"), to: paths.journey(id) } }}
      confirm={t(failure?.overtaken ? "common:delete_anyway" : "common:delete")}
      tone="danger"
      back={{ label: t("journeys"), to: back }}
      failure={failure}
    />
  );
}
