import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readStylings } from "#app/api/stylings.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { editedStylings } from "#app/features/stylings/edited.server.ts";
import { assistantLookIn } from "#app/features/stylings/look.ts";
import { saveStylings } from "#app/features/stylings/save.server.ts";
import { searchSchema } from "#app/features/stylings/schema.server.ts";
import { SEARCH_FIELDS, SearchFields } from "#app/features/stylings/search-fields.tsx";
import { StylingsScreen } from "#app/features/stylings/stylings-screen.tsx";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

/** Where the assistant leads to once its search finds nothing (specification 1, section 3: Stylings). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const { searchEnabled } = (await readStylings(viewer)).stylings;
  if (!searchEnabled) throw redirect(viewer.paths.customize({ off: "search" }));
  const edited = await editedStylings(args.request, viewer, SEARCH_FIELDS);
  return {
    ...edited,
    look: { ...edited.look, part: edited.look.part ?? "nothing" },
    title: viewer.text("customize:search_title"),
    lead: viewer.text("customize:search_lead"),
    own: viewer.paths.assistantSearch(),
    constraint: getZodConstraint(searchSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveStylings(args.request, viewer, {
    schema: searchSchema,
    names: SEARCH_FIELDS,
    to: viewer.paths.assistantSearch(assistantLookIn(args.request.url)),
  });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function SearchScreen() {
  return (
    <StylingsScreen
      {...useLoaderData<typeof loader>()}
      labels={{ names: SEARCH_FIELDS, prefix: "search" }}
      renderFields={(of) => <SearchFields {...of} />}
    />
  );
}
