import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { PublicationButton } from "#app/features/publication/publication-button.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./list.module.css";
import { type ListContext, type ListedGuide, mayEditItem, type Position } from "./list-context.ts";
import { OrderButtons } from "./order-buttons.tsx";

type Props = { list: ListContext; chapter: number; guide: ListedGuide; position: Position };

/** What can be done with one guide. What a role may not do is left out; the upstream refuses it all the same. */
export function GuideActions({ list: { places, may, fixed, here }, chapter, guide, position }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const mayEdit = mayEditItem(may, guide.visibility);
  const archived = guide.visibility === "deleted";
  const others = places.filter((place) => place.id !== chapter);
  return (
    <>
      <ButtonLink to={paths.guideSteps(guide.id)} tone="quiet" size="block">
        {t("edit")}
      </ButtonLink>
      {mayEdit && !archived && <PublicationButton to={paths.guidePublication(guide.id)} live={guide.visibility === "public"} here={here} />}
      {may.create && (
        <Form method="post" action={paths.guideCopy(guide.id)}>
          <Button tone="quiet" size="block">
            {t("duplicate")}
          </Button>
        </Form>
      )}
      {may.live && !fixed && (
        <OrderButtons kind="guides" chapter={chapter} id={guide.id} here={here} first={position.index === 0} last={position.last} />
      )}
      {mayEdit && !archived && (
        <ConfirmLink
          to={paths.archiveGuide(guide.id, here)}
          title={t("archive_guide_title", guide)}
          text={t("archive_guide_text")}
          confirm={t("archive")}
        />
      )}
      {mayEdit && others.length > 0 && (
        <Form method="post" action={paths.guidePlace(guide.id)} className={styles.move}>
          <label htmlFor={`move-${guide.id}`}>{t("move_to")}</label>
          <input type="hidden" name="from" value={chapter} />
          <input type="hidden" name="return" value={here} />
          <select id={`move-${guide.id}`} name="to">
            {others.map((place) => (
              <option key={place.id} value={place.id}>
                {place.id === 0 ? t("unsorted") : place.title}
              </option>
            ))}
          </select>
          <Button size="small">{t("move")}</Button>
        </Form>
      )}
    </>
  );
}
