import type { ReactNode } from "react";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
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
};

/** A question that scripts ask in a dialog instead of at its page. */
export function Question({ address, title, text, focusAfter, children, keep: keepLabel, answer }: Props) {
  const { isOpen, ask, keep } = useQuestion(address, title);
  return (
    <span data-focus-after={focusAfter}>
      <span onClickCapture={ask}>{children}</span>
      {isOpen && (
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
      )}
    </span>
  );
}
