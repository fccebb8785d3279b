import { type Around, capturedTarget } from "#app/domain/targets/target.ts";
import { findTarget, type Roots, rootsOf, type Wanted } from "./find-target.ts";
import { roleOf } from "./words.ts";

/** How many times a list is scrolled on, each time by most of its height. */
const MOST_LOOKS = 200;
/** How long a list may take to make its rows, in milliseconds. */
const MAKES = 60;

/**
 * Scrolls through the list that a target was in when it was captured, for lists that only make the rows in view, until the target is there;
 * else leaves it as it was. The page itself is scrolled only for a list that was made with it. `isWanted` is asked before each move. Nothing happens where no such list is on the page.
 */
export async function scrollToFind(wanted: Wanted, own: Element, isWanted: () => boolean): Promise<void> {
  const place = capturedTarget(wanted)?.recipes.find((recipe) => recipe.kind === "place");
  if (!place) return;
  const roots = rootsOf(own);
  const list = place.around
    .filter(({ scrolls, isOnWindow }) => scrolls || isOnWindow)
    .map((one) => scrollerLike(one, roots))
    .find(Boolean);
  if (!list) return;
  // Not as the page would have it, which may be slowly.
  const to = (top: number) => list.scrollTo({ top, behavior: "instant" });
  const before = list.scrollTop;
  to(0);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await new Promise((done) => setTimeout(done, MAKES));
    if (findTarget(wanted, own).element) return;
    const from = list.scrollTop;
    if (isWanted()) to(from + list.clientHeight * 0.8);
    if (list.scrollTop <= from) break;
  }
  to(before);
}

/** What scrolls the one list of the page that is like another one; null where there are several, or none. The page is the same for all of them. */
function scrollerLike({ tag, role, keys, isOnWindow }: Around, roots: Roots): Element | null {
  const page = (one: Element) => (isOnWindow ? one.ownerDocument.scrollingElement! : one);
  const scrolls = (one: Element) =>
    one.scrollHeight > page(one).clientHeight * 1.2 && (isOnWindow || /auto|scroll/.test(getComputedStyle(one).overflowY));
  const like = roots.flatMap((root) => Array.from(root.querySelectorAll(tag))).filter((one) => roleOf(one) === role && scrolls(one));
  const [first, more] = like;
  const list = like.find((one) => keys.some(({ name, value }) => one.getAttribute(name) === value)) ?? (more && !isOnWindow ? null : first);
  return list ? page(list) : null;
}
