import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getCopilot, listQuestions, updateCopilot } from "#app/api/copilot-settings.server.ts";
import { getShellStylings } from "#app/api/properties.server.ts";
import { QUESTIONS_SHOWN } from "#app/domain/copilot/settings.ts";
import { segmentChoices } from "#app/features/audience/choices.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { askedIn, linksTo } from "./asked-in.server.ts";
import { CopilotForm } from "./copilot-form.tsx";
import { Questions } from "./questions.tsx";
import { chosenSources, copilotSchema, copilotValues } from "./schema.server.ts";
import { TryOut } from "./try-out.tsx";

/** The assistant's answers (specification 1, section 2: application-settings/copilot). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "application-settings");
  const asks = new URL(args.request.url).searchParams.get("show");
  const show = QUESTIONS_SHOWN.find((each) => each === asks) ?? "open";
  const [{ revision, privacyLevel, ...settings }, segments, questions, asked, { shownMoment }, searchOff, help] = await Promise.all([
    getCopilot(viewer),
    segmentChoices(viewer),
    listQuestions(viewer, show),
    askedIn(args.request, viewer),
    momentsOf(viewer),
    switchedOff(viewer, "searchEnabled"),
    getShellStylings(viewer),
  ]);
  return {
    title: viewer.text("copilot:title"),
    own: viewer.paths.copilot(),
    settings: { id: "copilot", revision, values: copilotValues(settings) },
    segments,
    searchOff,
    questions:
      privacyLevel > 0
        ? questions.map(({ lastAt, sources, ...each }) => ({ ...each, last: shownMoment(lastAt), sources: linksTo(viewer, sources) }))
        : null,
    show,
    tried: asked,
    /** Whether people are offered a link to somebody who can help: that of the copilot, else that of the help desk. */
    isLinked: Boolean(settings.contact || (help.helpDeskSupportLinkEnabled && help.helpDeskSupportLinkURL)),
    may: { document: viewer.may("edit", "customize"), guide: viewer.may("edit", "guides") },
    refusal: viewer.may("edit", "application-settings") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(copilotSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "application-settings");
  let before = 0;
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, copilotSchema, viewer),
    schema: copilotSchema,
    read: () => getCopilot(viewer),
    theirs: (stored) => ({ values: copilotValues(stored), gone: false }),
    fieldOf: (path) => (path.startsWith("sources") ? "guides" : path),
    write: async (values, stored) => {
      before = stored.userSegmentId;
      const { enabled, userSegmentId, tone, contact, byModel } = values;
      const change = { enabled, userSegmentId, tone, contact, byModel, sources: chosenSources(values) };
      return updateCopilot(viewer, { ...change, revision: stored.revision });
    },
  });
  if (!outcome.saved) return outcome.answer;
  const toast = outcome.saved.userSegmentId === before ? "changes_saved" : "copilot_segment_saved";
  return redirectWithToast(viewer.paths.copilot(), toast);
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function CopilotScreen() {
  const {
    settings,
    segments,
    own,
    refusal,
    constraint,
    questions,
    show,
    tried: asked,
    isLinked,
    searchOff,
    may,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation("copilot");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <SwitchedOff of={searchOff} text={t("search_off")} />
      <ByRevision of={settings}>
        <CopilotForm settings={settings} segments={segments} own={own} refusal={refusal} constraint={constraint} />
      </ByRevision>
      <TryOut tried={asked} isLinked={isLinked} />
      <Questions questions={questions} show={show} tried={asked} may={may} />
    </>
  );
}
