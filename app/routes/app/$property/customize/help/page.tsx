import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { editedStylings } from "#app/features/stylings/edited.server.ts";
import { HELP_FIELDS, HelpFields } from "#app/features/stylings/help-fields.tsx";
import { assistantLookIn } from "#app/features/stylings/look.ts";
import { saveStylings } from "#app/features/stylings/save.server.ts";
import { helpSchema } from "#app/features/stylings/schema.server.ts";
import { StylingsScreen } from "#app/features/stylings/stylings-screen.tsx";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

/** The help desk under the list of the assistant: its picture and its links (specification 1, section 3: Stylings). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return {
    ...(await editedStylings(args.request, viewer, HELP_FIELDS)),
    title: viewer.text("customize:help_title"),
    lead: viewer.text("customize:help_lead"),
    own: viewer.paths.helpDesk(),
    constraint: getZodConstraint(helpSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveStylings(args.request, viewer, {
    schema: helpSchema,
    names: HELP_FIELDS,
    to: viewer.paths.helpDesk(assistantLookIn(args.request.url)),
  });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function HelpScreen() {
  return (
    <StylingsScreen
      {...useLoaderData<typeof loader>()}
      labels={{ names: HELP_FIELDS, prefix: "help" }}
      renderFields={(of) => <HelpFields {...of} />}
    />
  );
}
