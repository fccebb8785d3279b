import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ScreenForm, type ScreenFormProps } from "./screen-form.tsx";

type Props = Pick<ScreenFormProps, "of" | "summary" | "encType"> & { submit: string; cancelTo: string; children: ReactNode };

/** Shape "create": a short form on a card, with a button that submits it and a way back. */
export function CreateCard({ of, summary, submit, cancelTo, children, encType }: Props) {
  const { t } = useTranslation();
  return (
    <ScreenForm of={of} summary={summary} encType={encType}>
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
