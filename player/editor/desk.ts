import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import { type Aim, aimAt } from "./aim.ts";
import { checkOn, settled } from "./all-pages.ts";
import type { Calls } from "./calls.ts";
import { type Check, type Checked, createChecking, withPage } from "./checking.ts";
import { type Controller, createController, type Session } from "./controller.ts";
import type { DraftStep } from "./draft.ts";
import { pointing } from "./pointing.ts";
import { type Stand, standOf } from "./stand.ts";

/** Looking at every element that the pointer crosses would be too much. */
const REST = 60;

/** A check as it stands before the person: `isAll` of all pages, `isRunning` while it still looks. */
export type CheckView = { isAll: boolean; isRunning: boolean; results: Checked[] };

/** All that the panel shows and does. */
export type Desk = {
  controller: Controller;
  texts: EditorTexts;
  /** Of a step, as it was when the page last changed. */
  standOf(step: DraftStep): Stand;
  /** What is pointed at now, and what it would be as a target. */
  readonly pointed: { element: Element; aim: Aim } | null;
  readonly check: CheckView | null;
  readonly isOtherSide: boolean;
  readonly isPlaying: boolean;
  point(): void;
  cancelPointing(): void;
  checkPage(): void;
  checkAll(): void;
  stopCheck(): void;
  play(step: string): void;
  stopPlaying(): void;
  /** Something of the run changed. */
  lookAtRun(): void;
  turnSide(): void;
  /** Asks first if something is unsaved. */
  close(isSure: boolean): void;
  begin(): Promise<void>;
  dispose(): void;
};

type Ports = {
  property: number;
  calls: Calls;
  session: Session;
  own: Element;
  changed(): void;
  run: { start(guide: BundleGuide, step: string): void; exit(): void; isHeld(): boolean };
  end(): void;
};

export function createDesk({ property, calls, session, own, changed, run, end }: Ports): Desk {
  const checking = createChecking(property);
  const controller = createController({ property, calls, session, changed: refresh, play: run.start });
  const { state } = controller;
  let stands = new Map<string, Stand>();
  let signature = "";
  let judged: DraftStep[] | null = null;
  let pointed: Desk["pointed"] = null;
  let check: CheckView | null = null;
  let [isOtherSide, isPlaying, isOver] = [false, false, false];
  let stopPointing = () => {};
  let checkNo = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): boolean {
    judged = state.draft?.steps ?? [];
    stands = new Map(judged.map((step) => [step.id, standOf(step, own)]));
    const now = [...stands.values()].map(({ element: _, ...said }) => JSON.stringify(said)).join();
    const isNew = now !== signature || [...stands.values()].some(({ element }) => element && !element.isConnected);
    signature = now;
    return isNew;
  }
  function refresh() {
    if (isOver) return;
    if (judged !== (state.draft?.steps ?? null)) look();
    changed();
  }
  const stopWatching = watchPage(() => {
    if (state.view !== "pointing" && look()) changed();
  });

  function cancelPointing() {
    clearTimeout(timer);
    stopPointing();
    stopPointing = () => {};
    pointed = null;
    if (state.view === "pointing") controller.set({ view: "step" });
  }
  function aim(element: Element | null) {
    clearTimeout(timer);
    const step = controller.selected();
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
    look();
    changed();
  }
  const goOn = (begun: Check) =>
    void checkOn(begun, { own, checking, steps: () => state.draft?.steps ?? [], isStopped: running(true), done });

  return {
    controller,
    texts: session.texts,
    standOf: (step) => stands.get(step.id) ?? standOf(step, own),
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
    point() {
      controller.set({ view: "pointing", message: null });
      stopPointing = pointing({
        own,
        changed: aim,
        chosen(element) {
          cancelPointing();
          controller.capture(element);
        },
        cancelled: cancelPointing,
      });
    },
    cancelPointing,
    async checkPage() {
      const isStopped = running(false);
      const steps = state.draft!.steps;
      const found = await settled(steps, own, isStopped);
      const nothing = { guide: 0, language: "", results: [], pages: [], from: "", isBack: false };
      if (!isStopped()) done(withPage(nothing, found).results);
    },
    checkAll() {
      const { id, language, steps } = state.draft!;
      goOn(checking.begin(id, language, steps));
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
      if (!isSure && controller.isUnsaved() && state.view !== "expired") return controller.set({ isLeaving: true });
      checking.end();
      controller.forget();
      end();
    },
    async begin() {
      await controller.begin();
      const begun = checking.read();
      if (begun && begun.guide === state.draft?.id) goOn(begun);
    },
    dispose() {
      isOver = true;
      cancelPointing();
      stopWatching();
    },
  };
}
