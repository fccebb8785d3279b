import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import menu from "#app/ui/primitives/menu/menu.module.css";
import { Menu } from "#app/ui/primitives/menu/menu.tsx";

/** The form that the menu buttons of all rows belong to. */
const MENU_FORM = "row-menus";

type Props = {
  /** Its name in the address: `menu=…`. */
  id: string;
  label: string;
  /** The address opens it. */
  opened: boolean;
  /** The menu's entries. Called only when the menu opens: fifty menus would be most of the page. */
  actions: () => ReactNode;
};

/** The menu of one row of a list; without scripts its button asks for the list with that menu open. Needs a `RowMenuForm` on the page. */
export function RowMenu({ id, label, opened: openedByAddress, actions }: Props) {
  const [opened, setOpened] = useState(openedByAddress);
  if (opened) {
    return (
      <Menu label={label} opened>
        {actions()}
      </Menu>
    );
  }
  return (
    <button
      type="submit"
      form={MENU_FORM}
      name="menu"
      value={id}
      className={menu.summary}
      aria-label={label}
      aria-expanded={false}
      onClick={(event) => {
        event.preventDefault();
        setOpened(true);
      }}
    >
      ⋯
    </button>
  );
}

/** Keeps the rest of the list's address when a menu is opened without scripts. */
export function RowMenuForm() {
  const kept = [...new URLSearchParams(useLocation().search)].filter(([name]) => name !== "menu");
  return (
    <form id={MENU_FORM} method="get">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
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
