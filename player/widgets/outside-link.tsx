/** @jsxImportSource preact */
import { Icon } from "./icon.tsx";

type Props = { address: string; label: string; newTab: string; hasIcon?: boolean };

/** A link to an address that is safe, in a new tab, which it says; a mail address opens the program for mail instead. */
export function OutsideLink({ address, label, newTab, hasIcon }: Props) {
  if (address.startsWith("mailto:")) {
    return (
      <a class="link" href={address}>
        {label}
      </a>
    );
  }
  return (
    <a class="link" href={address} target="_blank" rel="noreferrer">
      {label}
      {hasIcon && <Icon name="link" size={16} />}
      <span class="quiet"> ({newTab})</span>
    </a>
  );
}
