import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { closeMenuOf } from "#app/ui/primitives/menu/menu.tsx";
import { useQuestion } from "./use-question.ts";

type Props = {
  to: string;
  /** Of what the question is about: the revision that was read, if it has one. */
  revision?: number;
  title: string;
  text: string;
  confirm: string;
  /** Whether what is confirmed takes something away. */
  tone?: "danger" | "primary";
  /** How the link looks; that of a menu when left out. */
  look?: Pick<Parameters<typeof ButtonLink>[0], "tone" | "size">;
};

/** A link to a page that asks for confirmation, which scripts ask in a dialog. */
export function ConfirmLink({ to, revision, title, text, confirm, tone = "danger", look = { tone: "quiet", size: "block" } }: Props) {
  const { t } = useTranslation();
  const { isOpen, ask, keep } = useQuestion(to, title);
  return (
    <span data-focus-after="#main h1">
      <span
        onClickCapture={(event) => {
          ask(event);
          if (event.defaultPrevented) closeMenuOf(event.currentTarget);
        }}
      >
        <ButtonLink to={to} {...look}>
          {confirm}
        </ButtonLink>
      </span>
      {isOpen &&
        // Outside of the menu, which is closed by then.
        createPortal(
          <Dialog
            title={title}
            onClose={keep}
            actions={
              <>
                <ActionButton onPress={keep}>{t("cancel")}</ActionButton>
                <Form method="post" action={to} replace>
                  {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
                  <Button tone={tone}>{confirm}</Button>
                </Form>
              </>
            }
          >
            <p>{text}</p>
          </Dialog>,
          document.body,
        )}
    </span>
  );
}
