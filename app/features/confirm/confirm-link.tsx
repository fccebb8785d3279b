import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Props = { to: string; title: string; text: string; confirm: string };

/** Leads to the page that confirms something; scripts ask the same question in a dialog, and send the same form. */
export function ConfirmLink({ to, title, text, confirm }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed; this only takes over its default
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the link arrives as a click
    <span
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a") && !event.metaKey && !event.ctrlKey) {
          event.preventDefault();
          setOpen(true);
        }
      }}
    >
      <ButtonLink to={to} tone="quiet" size="block">
        {confirm}
      </ButtonLink>
      {open && (
        <Dialog
          title={title}
          onClose={() => setOpen(false)}
          actions={
            <>
              <ActionButton onPress={() => setOpen(false)}>{t("cancel")}</ActionButton>
              <Form method="post" action={to} onSubmit={() => setOpen(false)}>
                <Button tone="danger">{confirm}</Button>
              </Form>
            </>
          }
        >
          <p>{text}</p>
        </Dialog>
      )}
    </span>
  );
}
