import { guarded } from "#player/core/guard.ts";
import { boxOf } from "#player/targets/box-of.ts";
import { openCard } from "./card.ts";
import type { Hint, Tell } from "./hint.ts";
import type { Layer } from "./layer.ts";
import { seenPart } from "./seen-part.ts";

/** How long the pointer rests on an element before its tooltip opens, and how long it may be on the way to the card, in milliseconds. */
const RESTS = 300;
const ON_THE_WAY = 200;

/** Opens a tooltip while the pointer or the keyboard's focus is on an element, or once a finger tapped on it. @returns what takes it away */
export function openOnHover(hint: Hint, element: Element, layer: Layer, tell: Tell): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger came while it was closed. */
  let isTap = false;

  function open(isSaid: boolean) {
    clearTimeout(timer);
    if (close || !seenPart(element, layer.own)) return;
    tell("tooltip_shown", hint, true);
    tell("tooltip_used", hint);
    if (isSaid) layer.say(hint.text, hint.language);
    close = openCard(hint, layer, { box: () => boxOf(element), opener: null, name: "" }, () => {
      close = null;
      layer.say("", "");
    });
    const card = layer.root.lastElementChild!;
    card.addEventListener("pointerenter", enter);
    card.addEventListener("pointerleave", leave);
  }

  const plan = (work: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(guarded(work), milliseconds);
  };
  const isFocused = () => element.matches(":focus-visible,:has(:focus-visible)");
  const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";
  const enter = guarded((event: Event) => {
    if (isTouch(event)) isTap = !close;
    else plan(() => open(false), RESTS);
  });
  const tap = guarded(() => {
    if (isTap) open(false);
    isTap = false;
  });
  // What the keyboard is on keeps its tooltip, wherever the pointer goes. A finger leaves at once; its next press closes.
  const leave = guarded((event: Event) => isTouch(event) || plan(() => isFocused() || close?.(), ON_THE_WAY));
  const focus = guarded(({ target }: FocusEvent) => (target as Element).matches(":focus-visible") && open(true));
  element.addEventListener("pointerenter", enter, { signal });
  element.addEventListener("pointerleave", leave, { signal });
  element.addEventListener("click", tap, { capture: true, signal });
  element.addEventListener("focusin", focus as EventListener, { signal });
  element.addEventListener("focusout", leave, { signal });
  const stop = layer.follow(() => {
    if (close && !seenPart(element, layer.own)) close();
  });
  if (isFocused()) open(true);
  return () => {
    listening.abort();
    clearTimeout(timer);
    stop();
    close?.();
  };
}
