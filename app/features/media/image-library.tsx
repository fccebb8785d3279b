import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asText, type FieldProps } from "#app/ui/fields/field.ts";
import styles from "./image-library.module.css";

export type LibraryImage = { id: string; imageUrl: string; name: string };

type Props = {
  of: Pick<FieldProps, "field" | "label">;
  images: LibraryImage[];
  /** What is said of choosing none of them. */
  none: string;
  /** What leads to the rest of them. */
  children?: ReactNode;
};

/** Images that were used before, one of which can be chosen in the same form. */
export function ImageLibrary({ of: { field, label }, images, none, children }: Props) {
  const { t } = useTranslation("media");
  const chosen = asText(field.initialValue);
  return (
    <details className={styles.library} open={chosen !== ""}>
      <summary>{label}</summary>
      <div role="radiogroup" aria-label={label} className={styles.images}>
        <label className={styles.image}>
          <input id={field.id} type="radio" name={field.name} value="" defaultChecked={chosen === ""} />
          {none}
        </label>
        {images.map(({ id, imageUrl, name }) => (
          <label key={id} className={styles.image}>
            <input type="radio" name={field.name} value={imageUrl} defaultChecked={chosen === imageUrl} />
            <img className={styles.thumbnail} src={imageUrl} alt="" loading="lazy" />
            <bdi>{name || t("unnamed")}</bdi>
          </label>
        ))}
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </details>
  );
}
