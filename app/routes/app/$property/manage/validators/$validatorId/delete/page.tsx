import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getValidator } from "#app/api/validators.server.ts";
import { removePlaced } from "#app/features/placed/save.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { removalAskedAbout } from "#app/features/targeting/removal.server.ts";
import { RemovalPage } from "#app/features/targeting/removal-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const validator = await getValidator(viewer, args.params.validatorId ?? "");
  return removalAskedAbout(
    args.request,
    viewer,
    validator,
    viewer.text("hints:delete_title", { name: validator.name }),
    viewer.paths.validators(),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return removePlaced(args.request, viewer, "validator", args.params.validatorId ?? "");
}

export const meta = screenMeta;

export default function DeleteValidatorScreen() {
  const { back, id, ...asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation("hints");
  const paths = usePaths();
  return (
    <RemovalPage
      {...asked}
      text={t("delete_text")}
      inUse=""
      open={{ label: t("open_validator"), to: paths.validator(id) }}
      back={{ label: t("title_validator"), to: back }}
      failure={useActionData<typeof action>()}
    />
  );
}
