import { useTranslation } from "react-i18next";
import type { ImageStyling } from "#app/domain/player/stylings.ts";
import { asText, type FieldProps } from "#app/ui/fields/field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./stylings.module.css";

type Props = Pick<FieldProps, "field" | "label" | "readOnly"> & { name: ImageStyling; hint: string };

/** A picture by its address. Its buttons save what was typed, and lead to an upload or to the pictures that were used before. */
export function PictureField({ name, hint, ...field }: Props) {
  const { t } = useTranslation("customize");
  const stored = asText(field.field.initialValue);
  return (
    <div className={styles.picture}>
      <TextField {...field} type="url" hint={hint} />
      {stored !== "" && <img className={styles.thumbnail} src={stored} alt={t("picture_now")} />}
      {!field.readOnly && (
        <ButtonRow>
          <Button name="intent" value={`upload ${name}`} size="small">
            {t("picture_upload")}
          </Button>
          <Button name="intent" value={`library ${name}`} size="small">
            {t("picture_library")}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}
