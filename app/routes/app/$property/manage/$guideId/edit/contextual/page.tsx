import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { DraftAndLive } from "./+parts/draft-and-live.tsx";
import { LanguagesForm } from "./+parts/languages-form.tsx";
import { PopupPanel } from "./+parts/popup-panel.tsx";
import { StartPanel } from "./+parts/start-panel.tsx";
import { contextualView } from "./contextual.server.ts";
import { saveLanguages } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return contextualView(args.request, viewer, args.params.guideId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return saveLanguages(args.request, viewer, args.params.guideId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuideContextualScreen() {
  const view = useLoaderData<typeof loader>();
  return (
    <GuideFrame of={view.framed} current="guideContextual">
      <div className={styles.panels}>
        <PopupPanel of={view} />
        <StartPanel of={view} />
        <ByRevision of={view.framed.guide}>
          <LanguagesForm of={view} />
        </ByRevision>
        <DraftAndLive of={view} />
      </div>
    </GuideFrame>
  );
}
