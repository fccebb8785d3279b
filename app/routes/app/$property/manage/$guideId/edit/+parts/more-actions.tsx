import { useTranslation } from "react-i18next";
import type { Guide } from "#app/api/guides.server.ts";
import { isWaiting } from "#app/domain/versions/is-waiting.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { OpenInApplication, WITHOUT_UNSAVED } from "#app/features/preview/open-in-application.tsx";
import { PublicationButton } from "#app/features/publication/publication-button.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { useHasUnsaved } from "#app/ui/enhance/use-leave-guard.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Menu, MenuGroup } from "#app/ui/primitives/menu/menu.tsx";

type Props = {
  guide: Pick<Guide, "id" | "title" | "revision" | "visibility" | "hasUnpublishedChanges" | "startsIn30Days">;
  may: { edit: boolean; create: boolean; why: boolean };
  /** The address of what is shown of the guide. */
  here: string;
  /** What is shown leads to publishing by itself. */
  publishesItself: boolean;
};

/** Actions on the guide as a whole, beside its form. */
export function MoreActions({ guide, may, here, publishesItself }: Props) {
  const { t } = useTranslation(["editor", "common"]);
  const paths = usePaths();
  const concerns = useConcerns();
  const unsaved = useHasUnsaved();
  if (!may.edit && !may.create) return null;
  const archived = guide.visibility === "deleted";
  const isLive = guide.visibility === "public";
  return (
    <>
      {may.edit && isWaiting(guide) && !publishesItself && (
        // A link, so that what is typed here is asked about before it is left.
        <ButtonLink to={paths.guidePublishing(guide.id)} tone="primary">
          {t(isLive ? "common:publish_changes" : "common:publish")}
        </ButtonLink>
      )}
      {may.edit && <OpenInApplication to={paths.guideInApplication(guide.id)} />}
      {may.edit && !archived && (
        <ButtonLink to={paths.guideOnPage(guide.id)} newTab describedBy={unsaved ? WITHOUT_UNSAVED : undefined}>
          {t("edit_on_page")}
          <span className="visually-hidden"> {t("new_tab")}</span>
        </ButtonLink>
      )}
      <ButtonLink to={paths.playGuide(guide.id)} describedBy={unsaved ? WITHOUT_UNSAVED : undefined}>
        {t("play")}
      </ButtonLink>
      <Menu label={t("more")}>
        <MenuGroup>
          {may.create && (
            <Form method="post" action={paths.guideCopy(guide.id)}>
              <Button tone="quiet" size="block">
                {t("duplicate")}
              </Button>
            </Form>
          )}
          {!archived && (
            <ButtonLink to={paths.copyGuideTo(guide.id)} tone="quiet" size="block">
              {t("copy_to")}
            </ButtonLink>
          )}
          {may.create && !archived && (
            <ButtonLink to={paths.exportContent({ guide: [String(guide.id)] })} tone="quiet" size="block">
              {t("export")}
            </ButtonLink>
          )}
          {may.why && (
            <ButtonLink to={paths.why({ item: `guide.${guide.id}` })} tone="quiet" size="block">
              {t("why")}
            </ButtonLink>
          )}
          {may.edit && isLive && <PublicationButton to={paths.guidePublication(guide.id)} live revision={guide.revision} here={here} />}
        </MenuGroup>
        {may.edit && !archived && (
          <MenuGroup tone="danger">
            <ConfirmLink
              to={paths.archiveGuide(guide.id)}
              revision={guide.revision}
              title={t("manage:archive_guide_title", { title: guide.title })}
              text={`${t("manage:archive_guide_text")} ${concerns.guide(guide.startsIn30Days)}`}
              confirm={t("archive")}
            />
          </MenuGroup>
        )}
      </Menu>
    </>
  );
}
