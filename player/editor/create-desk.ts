import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import { aimAt } from "./aim.ts";
import { checkOn, settled } from "./all-pages.ts";
import type { Calls } from "./calls.ts";
import { type Check, type Checked, createChecking, withPage } from "./checking.ts";
import { createController, type Session } from "./controller.ts";
import type { CheckView, Desk } from "./desk.ts";
import { asShown } from "./hint.ts";
import type { HintPreview } from "./hint-preview.ts";
import { createHintsRoom } from "./hints-room.ts";
import { createJudging } from "./judging.ts";
import { createLeaveGuard } from "./leave-guard.ts";
import { pointing } from "./pointing.ts";

/** Looking at every element that the pointer crosses would be too much. */
const REST = 60;

type Ports = {
  property: number;
  calls: Calls;
  session: Session;
  own: Element;
  /** Shows the tooltip or validator that is open as people will see it. */
  preview: HintPreview;
  isFirst: boolean;
  changed(): void;
  run: { start(guide: BundleGuide, step: string): void; exit(): void; isHeld(): boolean };
  end(): void;
};

export function createDesk({ property, calls, session, own, preview, isFirst, changed, run, end }: Ports): Desk {
  const checking = createChecking(property);
  const guard = createLeaveGuard();
  const controller = createController({ property, calls, session, guard, changed: refresh, play: run.start });
  const { state } = controller;
  const hints = createHintsRoom({ property, calls, session, controller, guard });
  const judging = createJudging(own, refresh);
  let pointed: Desk["pointed"] = null;
  let check: CheckView | null = null;
  let [isOtherSide, isPlaying, isOver] = [false, false, false];
  let stopPointing = () => {};
  let checkNo = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isInHints = () => state.room === "hints";
  const steps = () => (isInHints() ? hints.steps() : controller.steps());
  const selected = () => (isInHints() ? steps().find(({ id }) => id === state.selected) : controller.selected()) ?? null;
  const isUnsaved = () => (isInHints() ? hints.isUnsaved() : controller.isUnsaved());
  const viewOfOne = () => (isInHints() ? "hint" : "step");

  function refresh() {
    if (isOver) return;
    judging.take(steps());
    showPreview();
    changed();
  }
  function showPreview() {
    const hint = state.room === "hints" && state.view === "hint" ? hints.selected() : null;
    const shown = hint && asShown(hint, state.language, session.defaultLanguage);
    const step = hint && selected();
    const stand = step && judging.standOf(step);
    preview.show(shown, stand && stand.state !== "missing" ? stand.element : null);
  }
  const stopWatching = watchPage(() => {
    if (state.view !== "pointing" && judging.look()) refresh();
  });

  function cancelPointing() {
    clearTimeout(timer);
    stopPointing();
    stopPointing = () => {};
    pointed = null;
    if (state.view === "pointing") controller.set({ view: viewOfOne() });
  }
  function aim(element: Element | null) {
    clearTimeout(timer);
    const step = selected();
    if (!element || !step) return;
    timer = setTimeout(() => {
      if (state.view !== "pointing") return;
      pointed = { element, aim: aimAt(element, step, session.selectorConfig, own) };
      changed();
    }, REST);
  }

  function running(isAll: boolean) {
    const mine = ++checkNo;
    check = { isAll, isRunning: true, results: [] };
    controller.set({ view: "check", message: null });
    return () => mine !== checkNo || isOver;
  }
  function done(results: Checked[]) {
    check = { isAll: check?.isAll ?? true, isRunning: false, results };
    judging.look();
    refresh();
  }
  const goOn = (begun: Check) => void checkOn(begun, { own, checking, steps, isStopped: running(true), done });
  /** What a check is of: a guide, or 0 for tooltips and validators. */
  const checked = () => (isInHints() ? 0 : (state.draft?.id ?? -1));

  return {
    controller,
    hints,
    texts: session.texts,
    languages: session.languages,
    mayEdit: session.mayEdit,
    standOf: judging.standOf,
    selected,
    isUnsaved,
    save: () => (isInHints() ? hints.save() : controller.save()),
    get pointed() {
      return pointed;
    },
    get check() {
      return check;
    },
    get isOtherSide() {
      return isOtherSide;
    },
    get isPlaying() {
      return isPlaying;
    },
    retry() {
      if (isUnsaved()) return this.save();
      if (isInHints()) return hints.list();
      return state.draft ? controller.open(state.draft.id) : this.begin();
    },
    back() {
      if (isInHints()) hints.back();
      else controller.set({ view: "steps", selected: null });
    },
    async writeIn(language, isSaving = false) {
      const { draft } = state;
      if (isInHints() || !draft) return controller.set({ language });
      if (language === draft.language || state.isBusy) return;
      if (isSaving) await controller.save();
      else if (isUnsaved()) return controller.set({ ask: { about: "language", language } });
      controller.set({ ask: null });
      if (!isUnsaved()) await controller.open(draft.id, language);
    },
    point() {
      controller.set({ view: "pointing", message: null });
      stopPointing = pointing({
        own,
        changed: aim,
        chosen(element) {
          cancelPointing();
          if (isInHints()) hints.capture(element);
          else controller.capture(element);
        },
        cancelled: cancelPointing,
      });
    },
    cancelPointing,
    async checkPage() {
      const isStopped = running(false);
      const found = await settled(steps(), own, isStopped);
      const nothing = { guide: 0, language: "", results: [], pages: [], from: "", isBack: false };
      if (!isStopped()) done(withPage(nothing, found).results);
    },
    checkAll() {
      goOn(checking.begin(checked(), state.language, steps()));
    },
    stopCheck() {
      checkNo++;
      const results = checking.read()?.results ?? check?.results ?? [];
      checking.end();
      done(results);
    },
    play(step) {
      isPlaying = true;
      controller.play(step);
    },
    stopPlaying: run.exit,
    lookAtRun() {
      if (isPlaying && !run.isHeld()) {
        isPlaying = false;
        controller.set({ isFolded: false });
      } else if (!isPlaying && run.isHeld()) {
        isPlaying = true;
        controller.set({ isFolded: true });
      }
    },
    turnSide() {
      isOtherSide = !isOtherSide;
      changed();
    },
    close(isSure) {
      const isAny = controller.isUnsaved() || hints.isUnsaved();
      if (!isSure && isAny && state.view !== "expired") return controller.set({ ask: { about: "close" } });
      cancelPointing();
      checking.end();
      controller.forget();
      hints.forget();
      end();
    },
    async begin() {
      const opened = isFirst ? session.hint : null;
      const isOfHints = opened !== null || (hints.wasShown() && !isFirst);
      if (!isOfHints) hints.leave();
      await (isOfHints ? hints.begin(opened) : controller.begin(isFirst));
      const begun = checking.read();
      if (begun && begun.guide === checked()) goOn(begun);
    },
    dispose() {
      isOver = true;
      guard.dispose();
      cancelPointing();
      stopWatching();
      judging.dispose();
      preview.show(null, null);
    },
  };
}
