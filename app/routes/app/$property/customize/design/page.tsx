import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { DESIGN_FIELDS, DesignFields } from "#app/features/stylings/design-fields.tsx";
import { editedStylings } from "#app/features/stylings/edited.server.ts";
import { assistantLookIn } from "#app/features/stylings/look.ts";
import { saveStylings } from "#app/features/stylings/save.server.ts";
import { designSchema } from "#app/features/stylings/schema.server.ts";
import { StylingsScreen } from "#app/features/stylings/stylings-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

/** The colours and corners of the assistant and of what stands on pages (specification 1, section 3: Stylings). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return {
    ...(await editedStylings(args.request, viewer, DESIGN_FIELDS)),
    title: viewer.text("customize:design_title"),
    lead: viewer.text("customize:design_lead"),
    own: viewer.paths.design(),
    constraint: getZodConstraint(designSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveStylings(args.request, viewer, {
    schema: designSchema,
    names: DESIGN_FIELDS,
    to: viewer.paths.design(assistantLookIn(args.request.url)),
  });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function DesignScreen() {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <StylingsScreen
      {...useLoaderData<typeof loader>()}
      labels={{ names: DESIGN_FIELDS, prefix: "design" }}
      renderFields={(of) => <DesignFields {...of} />}
      actions={<ButtonLink to={paths.themes()}>{t("themes_title")}</ButtonLink>}
    />
  );
}
