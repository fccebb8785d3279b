import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { StylingsScreen } from "#app/features/stylings/stylings-screen.tsx";
import { editedTexts, saveTexts, textsSchema } from "#app/features/stylings/texts.server.ts";
import { TextsFields } from "#app/features/stylings/texts-fields.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

/** What the assistant says, in one language at a time (specification 1, section 3: Property texts). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const edited = await editedTexts(args.request, viewer);
  return {
    ...edited,
    languages: [edited.language],
    title: viewer.text("customize:texts_title"),
    lead: viewer.text("customize:texts_lead"),
    own: viewer.paths.assistantTexts(),
    constraint: getZodConstraint(textsSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveTexts(args.request, viewer);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function TextsScreen() {
  const { usual, all, ...edited } = useLoaderData<typeof loader>();
  const paths = usePaths();
  return (
    <StylingsScreen
      {...edited}
      tabs={
        <LanguageTabs
          of={{ key: edited.language, all }}
          written={all.map(({ key }) => ({ key, status: "on" }))}
          addressOf={(lang) => paths.assistantTexts({ lang })}
        />
      }
      labels={{ names: SHOWN_TEXTS, prefix: `texts-${edited.language}` }}
      fields={({ field }) => <TextsFields field={field} usual={usual} />}
    />
  );
}
