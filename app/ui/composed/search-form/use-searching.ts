import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useDelayed } from "#app/ui/enhance/use-delayed.ts";

/** Sends a form 300 ms after the last letter, unless it was sent by hand or a link was followed before. */
export function useSearching() {
  const submit = useSubmit();
  const { later, drop } = useDelayed(300);
  const leadsTo = useNavigation().location?.key;
  // Letters typed while an earlier search is on its way are sent too.
  const isOwn = useRef(false);
  useEffect(() => {
    if (!leadsTo) return;
    if (!isOwn.current) drop();
    isOwn.current = false;
  }, [leadsTo, drop]);
  return {
    onSubmit: drop,
    onChange: ({ currentTarget: form }: FormEvent<HTMLFormElement>) =>
      later(() => {
        isOwn.current = true;
        submit(form, { replace: true, preventScrollReset: true });
      }),
  };
}
