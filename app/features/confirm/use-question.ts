import { type MouseEvent, useEffect, useState } from "react";

/**
 * A question that scripts ask in a dialog over the screen instead of at a page, at that page's own address: Back closes it, and the address,
 * copied or reloaded, is the page.
 */
export function useQuestion(address: string, title: string) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const before = document.title;
    document.title = `${title} · Handrail`;
    addEventListener("popstate", close);
    // The form that answers it, once it has been sent; what it leads to replaces the question in the history.
    addEventListener("submit", close);
    return () => {
      removeEventListener("popstate", close);
      removeEventListener("submit", close);
      document.title = before;
    };
  }, [isOpen, title]);
  return {
    isOpen,
    /** For a press on what leads to the page, before its own handler, which would open it. */
    ask: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // The screen's own entry stays below it in the history, for Back.
      history.pushState(history.state, "", address);
      setOpen(true);
    },
    keep: () => history.back(),
  };
}
