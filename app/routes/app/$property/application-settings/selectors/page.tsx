import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getShellProperty } from "#app/api/properties.server.ts";
import { readStylings, updateStylings } from "#app/api/stylings.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { selectorsSchema, selectorValues } from "./schema.server.ts";
import { SelectorsForm } from "./selectors-form.tsx";

/** Which selectors the property wants (specification 1, section 2: application-settings/selectors). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "application-settings");
  await requirePlanned(viewer);
  const { stylings, revision } = await readStylings(viewer);
  return {
    title: viewer.text("selectors:title"),
    own: viewer.paths.selectors(),
    config: { id: "selectors", revision, values: selectorValues(stylings.selectorConfig) },
    refusal: viewer.may("edit", "application-settings") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(selectorsSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "application-settings");
  await requirePlanned(viewer);
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, selectorsSchema, viewer),
    schema: selectorsSchema,
    read: () => readStylings(viewer),
    theirs: ({ stylings }) => ({ values: selectorValues(stylings.selectorConfig), gone: false }),
    write: ({ intent: _intent, revision: _revision, ...selectorConfig }, { revision }) =>
      updateStylings(viewer, { values: { selectorConfig }, revision }),
    fieldOf: (path) => path.replace(/^values\.selectorConfig\.(\w+).*$/, "$1"),
  });
  return outcome.saved ? redirectWithToast(viewer.paths.selectors(), "changes_saved") : outcome.answer;
}

/** @throws Response 404 where the plan has no such screen (section 2: selectors needs the selector-config limit) */
async function requirePlanned(viewer: Viewer): Promise<void> {
  if (!(await getShellProperty(viewer)).limits.selectorConfig) throw new Response(null, { status: 404 });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SelectorsScreen() {
  const { config, own, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("selectors");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ByRevision of={config}>
        <SelectorsForm config={config} own={own} refusal={refusal} constraint={constraint} />
      </ByRevision>
    </>
  );
}
