import { useCallback, useEffect, useRef } from "react";

/** `later` runs the last of the functions it is given once none has come for `milliseconds`, unless it is told to `drop` it. */
export function useDelayed(milliseconds: number): { later(run: () => void): void; drop(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const drop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => drop, [drop]);
  const later = useCallback(
    (run: () => void) => {
      drop();
      timer.current = setTimeout(run, milliseconds);
    },
    [milliseconds, drop],
  );
  return { later, drop };
}
