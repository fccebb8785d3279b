import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { useDelayed } from "#app/ui/enhance/use-delayed.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { OWN_RANGE } from "#app/ui/fields/date-range-field/date-range-field.tsx";

/**
 * Scripts apply a filter as soon as it is changed. Days chosen by hand wait for the button: each digit of a year makes another valid day.
 * @param range the choice that was reported on
 */
export function useApplying(range: string): { byButton: boolean; onChange: (event: FormEvent<HTMLFormElement>) => void } {
  const submit = useSubmit();
  const later = useDelayed(300);
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(range);
  useEffect(() => setChosen(range), [range]);
  return {
    byButton: !hydrated || chosen === OWN_RANGE,
    onChange: ({ target, currentTarget: form }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.name === "range") setChosen(target.value);
      if (target.type === "date" || target.value === OWN_RANGE) return later(() => {});
      // While somebody types, Back must not lead through every letter.
      later(() => submit(form, { replace: target.type === "search", preventScrollReset: true }));
    },
  };
}
