import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { useQuestion } from "./use-question.ts";

type Props = {
  /** The address at which the form's screen asks. */
  address: string;
  title: string;
  text: string;
  label: string;
  keep: string;
  /** The form's `intent` that leads to the address, and the one that does it. */
  asks: string;
  does: string;
  /** Of this button alone, and where the focus goes when it is gone with what it removes. */
  id: string;
  focusAfter: string;
};

/**
 * A button of a form that asks for confirmation. Without scripts it saves the form and leads to the address that asks; scripts ask in a dialog,
 * and the form is sent only with the answer.
 */
export function ConfirmButton({ address, title, text, label, keep: keepLabel, asks, does, id, focusAfter }: Props) {
  const { isOpen, ask, keep } = useQuestion(address, title);
  return (
    <span data-focus-after={focusAfter}>
      <span onClickCapture={ask}>
        <Button id={id} name="intent" value={asks} size="small">
          {label}
        </Button>
      </span>
      {isOpen && (
        <Dialog
          title={title}
          onClose={keep}
          actions={
            <>
              <ActionButton onPress={keep}>{keepLabel}</ActionButton>
              <Button name="intent" value={does} tone="danger" replaces>
                {label}
              </Button>
            </>
          }
        >
          <p>{text}</p>
        </Dialog>
      )}
    </span>
  );
}
