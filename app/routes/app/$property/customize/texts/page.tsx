import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { editedTexts, saveTexts, textsSchema } from "#app/features/stylings/texts.server.ts";
import { TextsScreen } from "#app/features/stylings/texts-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

/** What the assistant says, in one language at a time (specification 1, section 3: Property texts). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [texts, search, link, announcements] = await Promise.all([
    editedTexts(args.request, viewer, SHOWN_TEXTS, "nothing"),
    switchedOff(viewer, "searchEnabled"),
    switchedOff(viewer, "externalLinkEnabled"),
    switchedOff(viewer, "enableAnnouncements"),
  ]);
  return {
    ...texts,
    // Without the search, nothing of it is to be seen anyway.
    off: search ? { search, link: null, announcements: null } : { search, link, announcements },
    title: viewer.text("customize:texts_title"),
    lead: viewer.text("customize:texts_lead"),
    own: viewer.paths.assistantTexts(),
    constraint: getZodConstraint(textsSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveTexts(args.request, viewer, { schema: textsSchema, names: SHOWN_TEXTS, to: viewer.paths.assistantTexts });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function AssistantTextsScreen() {
  const { t } = useTranslation("customize");
  const { off, ...edited } = useLoaderData<typeof loader>();
  const notice = (
    <>
      <SwitchedOff of={off.search} text={t("search_texts_off")} />
      <SwitchedOff of={off.link} text={t("link_texts_off")} under="search" />
      <SwitchedOff of={off.announcements} text={t("announcements_filter_off")} />
    </>
  );
  return <TextsScreen {...edited} notice={notice} names={SHOWN_TEXTS} prefix="texts" addressOf={usePaths().assistantTexts} />;
}
