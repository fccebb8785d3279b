import { useEffect, useState } from "react";

/** Whether the page is scrolled by at least `pixels`; false without scripts. */
export function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY >= pixels);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [pixels]);
  return scrolled;
}
