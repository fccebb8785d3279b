import { Button } from "#app/ui/primitives/button/button.tsx";
import { Question } from "./question.tsx";

type Props = Omit<Parameters<typeof Question>[0], "children" | "answer"> & {
  label: string;
  /** The form's `intent` that leads to the address, and the one that does it. */
  asks: string;
  does: string;
  /** Of this button alone. */
  id: string;
};

/**
 * A button of a form that asks for confirmation. Without scripts it saves the form and leads to the address that asks; scripts ask in a dialog,
 * and the form is sent only with the answer.
 */
export function ConfirmButton({ label, asks, does, id, ...question }: Props) {
  return (
    <Question
      {...question}
      answer={
        <Button name="intent" value={does} tone="danger" replaces>
          {label}
        </Button>
      }
    >
      <Button id={id} name="intent" value={asks} size="small">
        {label}
      </Button>
    </Question>
  );
}
