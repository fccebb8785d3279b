import { useTranslation } from "react-i18next";
import type { Guide } from "#app/api/guides.server.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { PublicationButton } from "#app/features/publication/publication-button.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Menu } from "#app/ui/primitives/menu/menu.tsx";

type Props = { guide: Pick<Guide, "id" | "title" | "visibility">; may: { edit: boolean; create: boolean } };

/** What is done with the guide as a whole, beside its form. */
export function MoreActions({ guide, may }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  if (!may.edit && !may.create) return null;
  const archived = guide.visibility === "deleted";
  return (
    <Menu label={t("more")}>
      {may.edit && guide.visibility === "public" && (
        <PublicationButton to={paths.guidePublication(guide.id)} live here={paths.guideSteps(guide.id)} />
      )}
      {may.create && (
        <Form method="post" action={paths.guideCopy(guide.id)}>
          <Button tone="quiet" size="block">
            {t("duplicate")}
          </Button>
        </Form>
      )}
      {may.edit && !archived && (
        <ConfirmLink
          to={paths.archiveGuide(guide.id)}
          title={t("manage:archive_guide_title", { title: guide.title })}
          text={t("manage:archive_guide_text")}
          confirm={t("archive")}
        />
      )}
    </Menu>
  );
}
