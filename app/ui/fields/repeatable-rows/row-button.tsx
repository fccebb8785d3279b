import type { MouseEvent, ReactNode } from "react";
import buttonStyles from "#app/ui/primitives/button/button.module.css";

/** Name and value of a submit button, with the form that it belongs to. `onClick` does the same at once, where scripts run. */
export type RowIntent = {
  name: string;
  value: string;
  form: string;
  formNoValidate: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

type Props = {
  intent: RowIntent;
  act: "add" | "remove" | "up" | "down";
  label?: string;
  /** The row cannot move further. The button stays, so that it does not take the focus with it. */
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of one row, or of the list. A disabled one stays in the tab order and sends nothing. */
export function RowButton({ intent: { formNoValidate, ...intent }, act, label, disabled, onPress, children }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onPress();
    intent.onClick?.(event);
  };
  const look = act === "add" ? buttonStyles.secondary : buttonStyles.quiet;
  return (
    <button
      {...intent}
      type={disabled ? "button" : "submit"}
      formNoValidate={disabled ? undefined : formNoValidate}
      className={`${buttonStyles.button} ${buttonStyles.small} ${look}`}
      aria-label={label}
      aria-disabled={disabled}
      data-act={act}
      onClick={disabled ? undefined : press}
    >
      {children}
    </button>
  );
}
