import { useEffect, useState } from "react";

/** False in a part's first render, true from the next one on: then what it drew is in the document, with what a person did to it meanwhile. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
