import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { ASSISTANT_FIELDS, ASSISTANT_NAMES, AssistantFields } from "#app/features/stylings/assistant-fields.tsx";
import { assistantPages, pagesToChoose, savePages } from "#app/features/stylings/assistant-pages.server.ts";
import { editedStylings } from "#app/features/stylings/edited.server.ts";
import { assistantLookIn } from "#app/features/stylings/look.ts";
import { saveStylings } from "#app/features/stylings/save.server.ts";
import { assistantSchema } from "#app/features/stylings/schema.server.ts";
import { StylingsScreen } from "#app/features/stylings/stylings-screen.tsx";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** Where the assistant stands and how it behaves (specification 1, section 3: Stylings). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [{ stylings, ...edited }, own, pages] = await Promise.all([
    editedStylings(args.request, viewer, ASSISTANT_FIELDS),
    assistantPages(viewer),
    pagesToChoose(viewer),
  ]);
  return {
    ...edited,
    stylings: { ...stylings, values: { ...stylings.values, ...own } },
    pages,
    // The screen of the search has led here.
    searchIsOff: new URL(args.request.url).searchParams.get("off") === "search" && stylings.values.searchEnabled !== "on",
    title: viewer.text("customize:assistant_title"),
    lead: viewer.text("customize:assistant_lead"),
    own: viewer.paths.assistant(),
    constraint: getZodConstraint(assistantSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveStylings(args.request, viewer, {
    schema: assistantSchema,
    names: ASSISTANT_FIELDS,
    beside: savePages(viewer),
    to: viewer.paths.assistant(assistantLookIn(args.request.url)),
  });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function AssistantScreen() {
  const { t } = useTranslation("customize");
  const { pages, searchIsOff, ...edited } = useLoaderData<typeof loader>();
  return (
    <StylingsScreen
      {...edited}
      labels={{ names: ASSISTANT_NAMES, prefix: "assistant" }}
      notice={
        searchIsOff && (
          <Notice status="info">
            <p>{t("search_is_off")}</p>
          </Notice>
        )
      }
      renderFields={(of) => <AssistantFields {...of} pages={pages} />}
    />
  );
}
