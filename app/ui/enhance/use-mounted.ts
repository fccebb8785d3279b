import { useEffect, useState } from "react";

/**
 * False in a component's first render, true from the next one on: by then its elements are in the document, with what a person did to them
 * meanwhile.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
