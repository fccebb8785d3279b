import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getPersonalToken } from "#app/api/personal.server.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { HowToUse } from "./+parts/how-to-use.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-token");
  const held = await getPersonalToken(viewer);
  // A token is of a person, for all their properties.
  const { shownMoment } = momentsIn(viewer.language, "UTC");
  return {
    title: viewer.text("settings:token_title"),
    held: held && {
      created: shownMoment(held.createdAt),
      used: held.lastUsedAt && shownMoment(held.lastUsedAt),
    },
  };
}

export const meta = screenMeta;

export default function PersonalTokenScreen() {
  const { held } = useLoaderData<typeof loader>();
  const { t } = useTranslation("settings");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={t("token_title")} lead={t("token_lead")} />
      <FormCard
        actions={
          <ConfirmLink
            to={paths.resetPersonalToken()}
            title={t(held ? "replace_token_title" : "create_token_title")}
            text={t(held ? "replace_token_text" : "create_token_text")}
            confirm={t(held ? "replace_token" : "create_token")}
            tone={held ? "danger" : "primary"}
            look={{ tone: held ? "secondary" : "primary" }}
          />
        }
      >
        <p>{held ? t("token_created", { moment: held.created }) : t("token_none")}</p>
        {held && <p>{held.used ? t("token_used", { moment: held.used }) : t("token_unused")}</p>}
        <HowToUse />
      </FormCard>
    </>
  );
}
