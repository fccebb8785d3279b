import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ScreenForm, type ScreenFormState } from "./screen-form.tsx";

type Props = { of: ScreenFormState; submit: string; cancelTo: string; children: ReactNode; encType?: "multipart/form-data" };

/** Shape "create": a short form on a card, with a button that submits it and a way back. */
export function CreateCard({ of, submit, cancelTo, children, encType }: Props) {
  const { t } = useTranslation();
  return (
    <ScreenForm of={of} encType={encType}>
      <FormCard
        actions={
          <>
            <Button tone="primary">{submit}</Button>
            <ButtonLink to={cancelTo}>{t("cancel")}</ButtonLink>
          </>
        }
      >
        {children}
      </FormCard>
    </ScreenForm>
  );
}
