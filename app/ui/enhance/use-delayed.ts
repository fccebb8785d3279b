import { useCallback, useEffect, useRef } from "react";

/** Runs the last of the functions it is given once none has come for `milliseconds`. */
export function useDelayed(milliseconds: number): (run: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (run) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, milliseconds);
    },
    [milliseconds],
  );
}
