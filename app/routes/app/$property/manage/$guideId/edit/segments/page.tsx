import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getGuide } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { AtOnceNotice } from "#app/features/audience/at-once-notice.tsx";
import { AudienceFields } from "#app/features/audience/audience-fields.tsx";
import { AudienceSummary } from "#app/features/audience/audience-summary.tsx";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues, showingValues } from "#app/features/audience/form-values.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import { reachOf } from "#app/features/audience/reach.server.ts";
import { ShowingFields } from "#app/features/audience/showing-fields.tsx";
import { useAudienceLabels, useShowingLabels } from "#app/features/audience/use-audience-labels.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { saveSegments } from "./save.server.ts";
import { guideSegmentsSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const [framed, choices, reach, { timeZone }] = await Promise.all([
    framedGuide(viewer, guide),
    audienceChoices(viewer),
    reachOf(viewer, guide.segment),
    getShellProperty(viewer),
  ]);
  const mayChoose = framed.may.edit && viewer.may("edit", "guides");
  return {
    title: viewer.text("audience:title"),
    framed,
    values: { ...audienceValues(guide), ...showingValues(guide.showing, (moment) => localTimeOf(moment, timeZone)) },
    choices,
    reach,
    timeZone,
    refusal: mayChoose ? null : refusalOf(viewer, guide),
    constraint: getZodConstraint(guideSegmentsSchema),
  };
}

/** For those who may see the segments to choose from: whoever may edit live guides alone may not. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { timeZone } = await getShellProperty(viewer);
  return saveSegments(args.request, viewer, args.params.guideId ?? "", timeZone);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuideSegmentsScreen() {
  const { framed, reach, refusal } = useLoaderData<typeof loader>();
  return (
    <GuideFrame of={framed} current="guideSegments">
      <div className={styles.panels}>
        {refusal === null && <AtOnceNotice live={framed.guide.visibility === "public"} reach={reach} />}
        <ByRevision of={framed.guide}>
          <SegmentsForm />
        </ByRevision>
      </div>
    </GuideFrame>
  );
}

function SegmentsForm() {
  const { framed, values, choices, timeZone, refusal, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = framed.guide;
  const labels = { ...useAudienceLabels(), ...useShowingLabels() };
  const form = useScreenForm({ id: `guide-segments-${revision}`, values, labels, constraint, revision });
  return (
    <EditorForm of={form} discardTo={paths.guideSegments(id)} refusal={refusal}>
      <FormCard actions={null}>
        {refusal === null ? (
          <>
            <AudienceFields field={form.field} choices={choices} />
            <ShowingFields field={form.field} timeZone={timeZone} />
          </>
        ) : (
          <AudienceSummary values={values} choices={choices} />
        )}
      </FormCard>
    </EditorForm>
  );
}
