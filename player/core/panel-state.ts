import type { Bundle } from "#app/domain/player/bundle.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Whether the panel is open, what is looked for in it, and what the copilot answered. The next page of this tab opens it again, unless a draft
 * is tried. What was typed and answered is its person's alone: it goes when somebody else is here, and of the nameless nothing is kept.
 */
export function createPanelState(property: number, isTrying: () => boolean, visitor: Pick<Visitor, "key" | "isNameless">) {
  const kept = place("sessionStorage", property, "panel", isRecord);
  const nothing = { query: "", kind: "", answer: null as unknown };
  const panel = { isOpen: false, isAgain: false, ...nothing, choose, remember };
  let of = "";
  /** What the page before left, until it is known who is here. */
  let before: Record<string, unknown> | null = null;

  function keep() {
    const { isOpen, query, kind, answer } = panel;
    kept.write(!isOpen || isTrying() ? null : visitor.isNameless() ? {} : { of, query, kind, answer });
  }

  function choose(kind: string) {
    panel.kind = kind;
    keep();
  }

  /** An answer that comes once the panel is closed is nobody's. */
  function remember(answer: unknown) {
    if (!panel.isOpen) return;
    panel.answer = answer;
    keep();
  }

  function look() {
    const key = visitor.key();
    const [isNameless, isOther, left] = [visitor.isNameless(), of !== key, before];
    const isBack = !isNameless && left?.of === key;
    if (of && isOther) Object.assign(panel, nothing);
    of = key;
    if (key || isNameless || isBack) before = null;
    if (isBack && !panel.query) {
      const { query, kind, answer } = left;
      Object.assign(panel, { query: isText(query) ? query : "", kind, answer });
    }
    if ((isOther || isNameless) && !before) keep();
  }

  return {
    panel,
    /** Follows who is here, whom the page may tell of later. */
    look,
    open(isOpen: boolean) {
      before = null;
      Object.assign(panel, nothing, { isOpen, isAgain: false });
      keep();
    },
    search(query: string) {
      panel.query = query;
      keep();
    },
    /** As the page before left it, without taking the focus, on a page that has its button. */
    openAgain(now: Bundle | null) {
      before = kept.read();
      if (!before || !now || now.isAway || innerWidth < now.style.minViewWidth) return;
      Object.assign(panel, { isOpen: true, isAgain: true });
      look();
    },
  };
}
