/** @jsxImportSource preact */
import { render } from "preact";
import { guarded } from "#player/core/guard.ts";
import { layerAround } from "#player/targets/layer-around.ts";
import baseCss from "./base.css?inline";
import cardCss from "./card.css?inline";
import finishedCss from "./finished.css?inline";
import { Finished } from "./finished.tsx";
import { createFocus } from "./focus.ts";
import type { HostElement } from "./host-element.ts";
import { listenToKeys, listenToPageKeys } from "./keys.ts";
import type { Actions, Model } from "./model.ts";
import { placeBubble } from "./place-bubble.ts";
import { Promotion } from "./promotion.tsx";
import { Run } from "./run.tsx";
import { listenToTargetKeys } from "./target-keys.ts";
import { directionOf } from "./texts.ts";

/** What takes the person from the page. A message beside it does so only once they go there. */
const isActiveIn = ({ isOpen, run, promoted, message }: Model) => isOpen || Boolean(run || promoted || message?.form === "modal");

/** The language of what stands before the person. */
const languageOf = ({ promoted, run, message, bundle }: Model) =>
  (promoted?.promotion ?? run?.guide ?? message ?? bundle.property).language;

function Everything({ model, actions }: { model: Model; actions: Actions }) {
  const { message } = model;
  const promotion = model.promoted?.promotion ?? message?.promotion;
  const language = languageOf(model);
  return (
    <div class={model.staff ? "screen previewing" : "screen"} lang={language} dir={directionOf(language)}>
      {model.isOpen && model.panel?.draw(model, actions)}
      {model.run && <Run model={model} actions={actions} run={model.run} />}
      {(promotion || message?.form === "modal") && <div key="scrim" class="scrim" />}
      {promotion && <Promotion promotion={promotion} title={(model.promoted ?? message!).title} texts={model.texts} actions={actions} />}
      {message?.view}
      {model.finished !== null && <Finished model={model} />}
      {model.staff && <div data-part="staff" />}
    </div>
  );
}

/** Where the panel and the steps are drawn. `shown` is called when a step's card stands laid out. */
export function createStage({ shadow, addStyles, into }: HostElement, actions: Actions, shown: () => void) {
  const root = document.createElement("div");
  // What is said has to be put into a region that is there already.
  const voice = document.createElement("div");
  voice.className = "quiet";
  voice.setAttribute("aria-live", "polite");
  voice.setAttribute("role", "status");
  const focus = createFocus(shadow);
  let model: Model | null = null;
  /** The card that the person was led to; before it stood where it belongs, `awaited`. */
  let entered = "";
  let awaited = "";
  /** They went elsewhere since it began to be drawn. */
  let hasMoved = false;
  /** What had the focus is gone, and the card of what comes next takes it, in a task of its own. */
  let isOwed = false;
  let placement = { key: "", target: null as Element | null, stop: () => {} };
  const listening = new AbortController();
  const removeStyles = addStyles(baseCss + cardCss + finishedCss);
  shadow.append(root, voice);
  listenToKeys(shadow, () => model, actions, listening.signal);
  listenTo(document, listening.signal);

  function listenTo(page: Document, signal: AbortSignal) {
    listenToPageKeys(page, shadow, () => model, actions, signal);
    listenToTargetKeys(page, () => model, actions, signal);
    const move = guarded((event: Event) => {
      const isMove = "key" in event ? event.key === "Tab" : !event.composedPath().includes(shadow.host);
      hasMoved ||= isMove;
    });
    for (const name of ["keydown", "pointerdown"]) page.addEventListener(name, move, { capture: true, signal });
  }
  shadow.addEventListener(
    "focusin",
    guarded((event: Event) => {
      if (model && !isActiveIn(model)) focus.follow(part("card"), event as FocusEvent);
    }),
    { signal: listening.signal },
  );

  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

  function settleRun({ run, promoted, message }: Model) {
    const key = run ? `${run.entry} ${run.stand}` : promoted ? `${promoted.id}` : (message?.key ?? "");
    const target = run?.target ?? null;
    if (key === placement.key && target === placement.target) return;
    const isOther = key !== placement.key;
    if (isOther) hasMoved = false;
    placement.stop();
    placement = { key, target, stop: () => {} };
    const card = part("card");
    if (!card) {
      entered = "";
      return;
    }
    const enter = () => {
      const isNew = key !== entered && !(key === awaited && focus.isSomewhere());
      entered = key;
      // One along an edge leaves the page as usable as it is.
      const isBeside = message && message.form !== "modal";
      const isLed = run?.stand !== "bubble" || !hasMoved;
      if (isNew && !isBeside && isLed) focus.enter(card, run ?? { stand: "slide", target: null });
      if (run?.stand === "slide" || run?.stand === "bubble") shown();
    };
    if (run?.stand !== "bubble" || !run.target) {
      // By itself, so that a large page is not held up by both at once; before it is drawn, so that what stands there has the focus.
      const begin = () => {
        card.querySelector(".body")!.scrollTop = 0;
        enter();
      };
      const timer = setTimeout(guarded(begin));
      placement.stop = () => clearTimeout(timer);
      return;
    }
    const inFrame = new AbortController();
    if (run.target.ownerDocument !== document) listenTo(run.target.ownerDocument, inFrame.signal);
    // Of another step; one whose target was replaced stays where it is.
    if (isOther) card.classList.remove("placed");
    const stop = placeBubble(run.target, card, part("outline"), run.step.side, () => {
      card.classList.add("placed");
      enter();
    });
    placement.stop = () => {
      inFrame.abort();
      stop();
    };
  }

  const hasFocus = () => isOwed || shadow.activeElement !== null;

  /** While the next step is not there yet nothing of it can have the focus. */
  const keepFocus = guarded(() => {
    const card = part("card");
    isOwed = !card && Boolean(model?.run);
    // Whoever goes on from there, before the card stands where it belongs, is not led back to it.
    if (model && !isOwed && focus.keep(card)) awaited = placement.key;
  });

  function clear() {
    const hadFocus = hasFocus();
    into(0, null);
    placement.stop();
    placement = { key: "", target: null, stop: () => {} };
    entered = voice.textContent = "";
    isOwed = false;
    model = null;
    render(null, root);
    focus.end(hadFocus);
  }

  return {
    draw(now: Model) {
      const was = model;
      const wasActive = was !== null && isActiveIn(was);
      const isActive = isActiveIn(now);
      const isStanding = isActive || now.message !== null;
      const hadFocus = hasFocus();
      const hadPanel = root.querySelector(".panel");
      if (isActive && !wasActive) focus.begin();
      model = now;
      into(0, now.run?.target ? layerAround(now.run.target) : null);
      render(<Everything model={now} actions={actions} />, root);
      now.staff?.(part("staff")!);
      voice.lang = languageOf(now);
      // Said anew only when it is another one.
      if (voice.textContent !== now.announcement) voice.textContent = now.announcement;
      const before = placement.key;
      settleRun(now);
      if (!hadPanel && !now.isAgain && !focus.isTyping())
        (root.querySelector<HTMLElement>(".search") ?? root.querySelector<HTMLElement>(".panel"))?.focus();
      if (!isActive && (wasActive || (was?.message && !now.message))) focus.end(hadFocus);
      if (hadFocus && now.run?.state.asked && !was?.run?.state.asked) part("leave")?.focus();
      isOwed &&= isStanding;
      if (!hadFocus || !isStanding) return;
      if (placement.key === before) keepFocus();
      else {
        isOwed = true;
        setTimeout(keepFocus);
      }
    },
    clear,
    dispose() {
      clear();
      listening.abort();
      removeStyles();
      root.remove();
      voice.remove();
    },
  };
}
