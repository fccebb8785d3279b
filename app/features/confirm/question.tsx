import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { closeMenuOf } from "#app/ui/primitives/menu/menu.tsx";
import { useQuestion } from "./use-question.ts";

type Props = {
  /** The address of the page that asks without scripts. */
  address: string;
  title: string;
  text: string;
  /** Where the focus goes when what asks is gone with what it removed. */
  focusAfter: string;
  /** What leads to the address. */
  children: ReactNode;
  /** The words of the button that closes the dialog, and what does it beside it. */
  keep: string;
  answer: ReactNode;
  /** Whether a menu may be around it: that closes, and the dialog stands outside of it, and of any form. */
  fromMenu?: boolean;
};

/** A question that scripts ask in a dialog instead of at its page. */
export function Question({ address, title, text, focusAfter, children, keep: keepLabel, answer, fromMenu = false }: Props) {
  const { isOpen, ask, keep } = useQuestion(address, title);
  const dialog = isOpen && (
    <Dialog
      title={title}
      onClose={keep}
      actions={
        <>
          <ActionButton onPress={keep}>{keepLabel}</ActionButton>
          {answer}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
  return (
    <span data-focus-after={focusAfter}>
      <span
        onClickCapture={(event) => {
          ask(event);
          if (event.defaultPrevented && fromMenu) closeMenuOf(event.currentTarget);
        }}
      >
        {children}
      </span>
      {dialog && fromMenu ? createPortal(dialog, document.body) : dialog}
    </span>
  );
}
