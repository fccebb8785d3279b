import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import type { StoredPicture } from "./crop-form.tsx";
import styles from "./media.module.css";
import { StoredImages } from "./stored-images.tsx";

type Props = Pick<Parameters<typeof StoredImages>[0], "keep" | "addressOf" | "cropAddress"> & {
  of: StoredPicture;
  library: Parameters<typeof StoredImages>[0]["of"];
  cancelTo: string;
  /** Hidden inputs of the form. */
  children?: ReactNode;
};

/** The images that the property used before, one of which something shows from now on. */
export function LibraryForm({ of: { id, values, labels, revision }, library, cancelTo, children, ...addresses }: Props) {
  const { t } = useTranslation();
  const form = useScreenForm({ id: `${id}-${revision}`, values, labels, constraint: {}, revision });
  return (
    <div className={styles.screen}>
      <StoredImages
        of={library}
        {...addresses}
        form={(list) => (
          <ScreenForm of={form}>
            {children}
            {list}
          </ScreenForm>
        )}
      />
      <ButtonRow>
        <ButtonLink to={cancelTo}>{t("cancel")}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
