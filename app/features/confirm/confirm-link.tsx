import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Props = {
  to: string;
  /** Of what the question is about: the revision that was read. */
  revision: number;
  title: string;
  text: string;
  confirm: string;
};

/**
 * A link to a page that asks for confirmation. Scripts ask in a dialog over the screen instead, at the page's own address: Back closes it,
 * and the address, copied or reloaded, is the page.
 */
export function ConfirmLink({ to, revision, title, text, confirm }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const before = document.title;
    document.title = `${title} · Handrail`;
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
      document.title = before;
    };
  }, [open, title]);
  const ask = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest("a") || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The screen's own entry stays below it in the history, for Back.
    history.pushState(history.state, "", to);
    setOpen(true);
  };
  const keep = () => history.back();
  return (
    // Before the link's own handler, which would open the page.
    <span onClickCapture={ask} data-focus-after="#main h1">
      <ButtonLink to={to} tone="quiet" size="block">
        {confirm}
      </ButtonLink>
      {open && (
        <Dialog
          title={title}
          onClose={keep}
          actions={
            <>
              <ActionButton onPress={keep}>{t("cancel")}</ActionButton>
              <Form method="post" action={to} replace onSubmit={() => setOpen(false)}>
                <input type="hidden" name="revision" value={revision} />
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
