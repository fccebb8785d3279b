import { useEffect, useState } from "react";
import { whenLoaded } from "./when-loaded.ts";

/**
 * A part that only scripts need, fetched once the page stands: undefined in a component's first render and until it has come, and for good
 * where it isn't wanted or cannot be had.
 */
export function useLoaded<M extends object>(load: () => Promise<M>, isWanted: boolean): M | undefined {
  const [loaded, setLoaded] = useState<M>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is never changes
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenLoaded(load, (module) => {
      setLoaded(module);
      return () => setLoaded(undefined);
    });
  }, [isWanted]);
  return loaded;
}
