import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./media.module.css";
import type { ImagesAsked } from "./stored-images.server.ts";

type Image = ImagesAsked["images"][number];
type Props = {
  of: ImagesAsked;
  /** The rest of the address, and what it is with another page. */
  keep: Record<string, string | undefined>;
  addressOf: (change: { search?: string; page: number; limit: number }) => string;
  /** Where a part of an image is chosen, for those that have parts; left out where there is no such place. */
  cropAddress?: (image: Image) => string;
  /** What helps where there are no images at all. */
  none?: ReactNode;
  /** The form around the list; its button `image` says which one is used. */
  form: (list: ReactNode) => ReactNode;
};

/** The images that the property used before, newest use first, to be searched and paged through, one of which can be used. */
export function StoredImages({ of: { images, total, page, limit, search }, keep, addressOf, cropAddress, none, form }: Props) {
  const { t } = useTranslation("media");
  const isSearch = search.trim() !== "";
  return (
    <>
      {(isSearch || total > 0) && (
        <SearchForm label={t("search")} value={search} keep={{ ...keep, limit: limit === 20 ? undefined : String(limit) }} />
      )}
      {total > 0 ? (
        form(
          <ul className={styles.library}>
            {images.map((image) => (
              <Entry key={image.id} image={image} cropAddress={cropAddress} />
            ))}
          </ul>,
        )
      ) : isSearch ? (
        <EmptyState title={t("not_found_title")} text={t("not_found_text")} />
      ) : (
        <EmptyState title={t("none_title")} text={t("none_text")}>
          {none}
        </EmptyState>
      )}
      <Pager page={page} size={limit} total={total} addressOf={(change) => addressOf({ ...(isSearch && { search }), ...change })} />
    </>
  );
}

function Entry({ image, cropAddress }: { image: Image } & Pick<Props, "cropAddress">) {
  const { t } = useTranslation("media");
  const { id, imageUrl, width, height, frames } = image;
  const name = image.name || t("unnamed");
  return (
    <li className={styles.entry}>
      <img className={styles.thumbnail} src={imageUrl} alt="" loading="lazy" />
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.hint}>
        {[width === null ? "" : `${width} × ${height}`, frames > 1 ? t("animation") : ""].filter(Boolean).join(" · ")}
      </p>
      <ButtonRow>
        <Button name="image" value={id} size="small" label={t("use_named", { name })}>
          {t("use")}
        </Button>
        {cropAddress && frames === 1 && width !== null && (
          <ButtonLink to={cropAddress(image)} size="small" label={t("crop_named", { name })}>
            {t("crop")}
          </ButtonLink>
        )}
      </ButtonRow>
    </li>
  );
}
