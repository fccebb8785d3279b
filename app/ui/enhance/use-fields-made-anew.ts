import { useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";

/**
 * For the fields of a filter form: a key by which they are made anew where the address says something else about them (`made`), as after
 * Back or "Clear filters". What is typed while an answer is on its way, to this form or to a link, stays.
 */
export function useFieldsMadeAnew(made: string) {
  const { key: at } = useLocation();
  const isOnItsWay = useNavigation().state !== "idle";
  const [last, setLast] = useState({ at, made, key: 0, typed: false, sent: false });
  // A number, as Back may lead to an address that the fields were made from before something else was typed.
  if (last.at !== at) setLast({ at, made, key: last.typed || last.made === made ? last.key : last.key + 1, typed: false, sent: false });
  return {
    key: last.key,
    watch: {
      onSubmit: () => setLast((before) => ({ ...before, sent: true, typed: false })),
      onChange: () => setLast((before) => ((before.sent || isOnItsWay) && !before.typed ? { ...before, typed: true } : before)),
    },
  };
}
