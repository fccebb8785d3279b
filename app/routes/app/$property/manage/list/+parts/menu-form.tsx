import { MENU_FORM } from "./list-facts.ts";

/** Keeps what the address says of the list when a menu is asked for without scripts. */
export function MenuForm({ search }: { search: string }) {
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "menu");
  return (
    <form id={MENU_FORM} method="get">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
