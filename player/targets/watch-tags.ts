import type { EventKind, PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { BundleTag } from "#app/domain/player/bundle.ts";
import type { Page } from "#app/domain/targeting/page-facts.ts";
import { meetsUrlRule } from "#app/domain/urls/url-rule.ts";
import { guarded } from "#player/core/guard.ts";
import { openRoots } from "./open-roots.ts";
import { isVisible } from "./visible.ts";
import { watchPage } from "./watch-page.ts";

/** How long one look at the page may take, in milliseconds; what is left over is looked at next time. */
const LOOK = 4;
/** What one act sets off (a click and a change, a key and a click) is one use. */
const ONE_ACT = 500;
/** Of so many elements that a selector hits, one has to be visible. */
const MOST_HITS = 50;
const ACTS = ["click", "change", "keydown"];

type Ports = {
  /** The player's own element, which is never a tag. */
  own(): Element | null;
  report(kind: EventKind, more: Partial<PlayerEvent>): void;
  /** Other tags are on the page than before. */
  changed(): void;
};

/**
 * Follows which tags are on the page, and reports each as seen, once in a page view, when it is laid out and visible, and as used when
 * somebody clicks, changes or presses Enter within it. A tag without a selector is the page: seen with it, used with the first act on it.
 */
export function createTagWatch({ own, report, changed }: Ports) {
  let here: BundleTag[] = [];
  let present = new Set<number>();
  let seen = new Set<number>();
  /** When each was used last; the page, which counts once, is used for good. */
  let used = new Map<number, number>();
  let next = 0;
  let page = "";
  let watching: AbortController | null = null;

  const tell = (kind: "tag_seen" | "tag_used", id: number) => report(kind, { content: { type: "tag", id } });

  function find({ selector }: BundleTag, roots: () => (Document | ShadowRoot)[]): boolean {
    const isFound = (root: Document | ShadowRoot) =>
      Array.from(root.querySelectorAll(selector))
        .slice(0, MOST_HITS)
        .some((element) => element !== own() && isVisible(element));
    return selector === "" || isFound(document) || roots().some(isFound);
  }

  function check() {
    const until = performance.now() + LOOK;
    const before = [...present].join();
    let known: (Document | ShadowRoot)[] | null = null;
    const roots = () => {
      known ??= [...openRoots(own())];
      return known;
    };
    let count = 0;
    for (; count < here.length && performance.now() < until; count++) {
      const tag = here[next++ % here.length]!;
      if (find(tag, roots)) {
        present.add(tag.id);
        if (!seen.has(tag.id)) tell("tag_seen", tag.id);
        seen.add(tag.id);
      } else present.delete(tag.id);
    }
    if ([...present].join() !== before) changed();
    return count < here.length;
  }

  const act = guarded((event: Event) => {
    const path = event.composedPath() as Partial<Element>[];
    if ((event.type === "keydown" && (event as KeyboardEvent).key !== "Enter") || path.includes(own()!)) return;
    for (const { id, selector } of here) {
      const isPage = selector === "";
      if (event.timeStamp - (used.get(id) ?? -Infinity) <= ONE_ACT || !(isPage || path.some((node) => node.matches?.(selector)))) continue;
      used.set(id, isPage ? Infinity : event.timeStamp);
      tell("tag_used", id);
    }
  });

  function listen(isWanted: boolean) {
    if (isWanted === Boolean(watching)) return;
    watching?.abort();
    watching = isWanted ? new AbortController() : null;
    if (!watching) return;
    const { signal } = watching;
    signal.onabort = watchPage(check);
    for (const name of ACTS) document.addEventListener(name, act, { capture: true, passive: true, signal });
  }

  return {
    present: (): ReadonlySet<number> => present,
    /** Looks for these tags, on a page of which the page segments say this. Looks at once. */
    look(tags: readonly BundleTag[], answers: Page["answers"]) {
      if (page !== location.pathname) {
        page = location.pathname;
        seen = new Set();
        used = new Map();
      }
      here = tags.filter(
        ({ selector, urlRule, pageSegment }) =>
          isSelector(selector) &&
          (urlRule === "" || meetsUrlRule(urlRule, location.href)) &&
          (pageSegment === 0 || answers.get(pageSegment)?.shows),
      );
      present = new Set(here.map(({ id }) => id).filter((id) => present.has(id)));
      listen(here.length > 0);
      check();
    },
  };
}

/** Whatever was typed as one; none is one too. */
function isSelector(text: string): boolean {
  try {
    new DocumentFragment().querySelector(text || "*");
    return true;
  } catch {
    return false;
  }
}
