import type { Bundle } from "#app/domain/player/bundle.ts";
import { isRecord, isText, place } from "./storage.ts";

/**
 * Whether the panel is open, what is looked for in it, and what the copilot answered. The next page of this tab opens it again, unless a draft
 * is tried; what a nameless person typed, and was answered, is not kept for it.
 */
export function createPanelState(property: number, isTrying: () => boolean, isNameless: () => boolean) {
  const kept = place("sessionStorage", property, "panel", isRecord);
  const closed = { isAgain: false, query: "", kind: "", answer: null as unknown };
  const panel = { isOpen: false, ...closed, remember };
  const typed = () => (isNameless() ? closed : panel);
  const keep = () => kept.write(panel.isOpen && !isTrying() ? { query: typed().query, answer: typed().answer } : null);
  function remember(answer: unknown) {
    panel.answer = answer;
    keep();
  }
  return {
    panel,
    keep,
    open(isOpen: boolean) {
      Object.assign(panel, closed, { isOpen });
      keep();
    },
    search(query: string) {
      panel.query = query;
      keep();
    },
    /** As the page before left it, without taking the focus, on a page that has its button. */
    openAgain(now: Bundle | null) {
      const was = kept.read();
      if (!was || !now || now.isAway || innerWidth < now.style.minViewWidth) return;
      Object.assign(panel, { isOpen: true, isAgain: true, query: isText(was.query) ? was.query : "", answer: was.answer });
    },
  };
}
