import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in server HTML and while it is taken over, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
