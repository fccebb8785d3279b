import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GUIDE_TEXTS } from "#app/domain/player/property-texts.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { editedTexts, guideTextsSchema, saveTexts } from "#app/features/stylings/texts.server.ts";
import { TextsScreen } from "#app/features/stylings/texts-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

/** What guides say where a step is not found and at their end, in one language at a time (specification 1, sections 1 and 2: customize/guides). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return {
    ...(await editedTexts(args.request, viewer, GUIDE_TEXTS, "missing")),
    title: viewer.text("customize:guides_title"),
    lead: viewer.text("customize:guides_lead"),
    own: viewer.paths.guideTexts(),
    constraint: getZodConstraint(guideTextsSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveTexts(args.request, viewer, { schema: guideTextsSchema, names: GUIDE_TEXTS, to: viewer.paths.guideTexts });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuideTextsScreen() {
  return <TextsScreen {...useLoaderData<typeof loader>()} names={GUIDE_TEXTS} prefix="guides" addressOf={usePaths().guideTexts} />;
}
