import type { ReactNode } from "react";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./button.module.css";

type Look = { tone?: "primary" | "secondary" | "quiet" | "danger"; size?: "medium" | "small" | "block" };

function classOf({ tone = "secondary", size = "medium" }: Look): string {
  return [styles.button, styles[tone], styles[size]].filter(Boolean).join(" ");
}

type ButtonProps = Look & {
  children: ReactNode;
  id?: string;
  /** Name and value that the form is sent with. */
  name?: string;
  value?: string;
  label?: string;
  disabled?: boolean;
  describedBy?: string;
  form?: string;
  /** What it leads to takes the place of this page in the history. */
  replaces?: boolean;
};

/** A submit button. A disabled one stays in the tab order, so that its reason can be read. */
export function Button({ children, id, name, value, label, disabled, describedBy, form, replaces, ...look }: ButtonProps) {
  return (
    <button
      id={id}
      type={disabled ? "button" : "submit"}
      name={name}
      value={value}
      form={form}
      data-replaces={replaces || undefined}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-describedby={describedBy}
      className={classOf(look)}
    >
      {children}
    </button>
  );
}

/** Buttons side by side, wrapping where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type LinkProps = Look & {
  to: string;
  children: ReactNode;
  label?: string;
  reload?: boolean;
  download?: boolean;
  newTab?: boolean;
  describedBy?: string;
  replace?: boolean;
};

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ to, children, label, reload, download, newTab, describedBy, replace, ...look }: LinkProps) {
  return (
    <Link
      to={to}
      className={classOf(look)}
      aria-label={label}
      aria-describedby={describedBy}
      reloadDocument={reload || download}
      download={download}
      replace={replace}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
    </Link>
  );
}
