import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { WireGuideRow } from "../../../../../../contracts/guides.ts";
import { ConfirmLink } from "../../../../../../features/confirm/confirm-link.tsx";
import { paths } from "../../../../../../paths.ts";
import { Button, ButtonLink } from "../../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../../ui/primitives/link/form.tsx";
import { Menu } from "../../../../../../ui/primitives/menu/menu.tsx";
import type { May, Place } from "./chapter-section.tsx";
import type { Position } from "./guide-row.tsx";
import styles from "./list.module.css";
import { OrderButtons } from "./order-buttons.tsx";

type Props = { property: number; guide: WireGuideRow; position: Position; places: Place[]; may: May };

/** What can be done with one guide. What a role may not do is left out; the upstream refuses it all the same. */
export function GuideMenu({ property, guide, position, places, may }: Props) {
  const { t } = useTranslation("manage");
  const { pathname, search } = useLocation();
  const mayEdit = may.create || (may.live && guide.visibility === "public");
  const archived = guide.visibility === "deleted";
  const live = guide.visibility === "public";
  const others = places.filter((place) => place.id !== guide.launcherId);
  return (
    <Menu label={t("guide_menu", guide)}>
      <ButtonLink to={paths.guideSteps(property, guide.id)} tone="quiet" size="block">
        {t("edit")}
      </ButtonLink>
      {mayEdit && !archived && (
        <Form method="post" action={paths.guidePublication(property, guide.id)}>
          <input type="hidden" name="return" value={pathname + search} />
          <Button name="publish" value={live ? "no" : "yes"} tone="quiet" size="block">
            {t(live ? "unpublish" : "publish")}
          </Button>
        </Form>
      )}
      {may.create && (
        <Form method="post" action={paths.guideCopy(property, guide.id)}>
          <Button tone="quiet" size="block">
            {t("duplicate")}
          </Button>
        </Form>
      )}
      {may.live && !position.fixed && (
        <OrderButtons
          property={property}
          kind="guides"
          chapter={guide.launcherId}
          id={guide.id}
          first={position.index === 0}
          last={position.last}
        />
      )}
      {mayEdit && !archived && (
        <ConfirmLink
          to={paths.archiveGuide(property, guide.id)}
          title={t("archive_guide_title", guide)}
          text={t("archive_guide_text")}
          confirm={t("archive")}
        />
      )}
      {mayEdit && others.length > 0 && (
        <Form method="post" action={paths.guidePlace(property, guide.id)} className={styles.move}>
          <label htmlFor={`move-${guide.id}`}>{t("move_to")}</label>
          <input type="hidden" name="from" value={guide.launcherId} />
          <input type="hidden" name="return" value={pathname + search} />
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
    </Menu>
  );
}
