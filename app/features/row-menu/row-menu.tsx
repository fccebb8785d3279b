import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Menu } from "#app/ui/primitives/menu/menu.tsx";

const OPENED = "menu";

type Props = {
  /** Its name in the address: `menu=…`. */
  id: string;
  label: string;
  /** The address opens it. */
  opened: boolean;
  /** The address of the list, as `useListAddress` gives it. */
  here: string;
  /** What can be done with the row. Called when the menu is opened: fifty of them would be most of the page. */
  actions: () => ReactNode;
};

/** The menu of one row of a list; without scripts its link asks for the list with that menu open. */
export function RowMenu({ id, label, opened: openedByAddress, here, actions }: Props) {
  const [opened, setOpened] = useState(openedByAddress);
  if (opened) {
    return (
      <Menu id={OPENED} label={label} opened>
        {actions()}
      </Menu>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it is a link, and fifty buttons of a form would be far longer
    <a
      href={`${here.includes("?") ? `${here.slice(here.indexOf("?"))}&` : "?"}menu=${id}#${OPENED}`}
      role="button"
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setOpened(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        setOpened(true);
      }}
    >
      ⋯
    </a>
  );
}

/** The list's address without the open menu: where its forms return to. */
export function useListAddress(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("menu");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
