import { SESSION_MILLISECONDS } from "#app/domain/analytics/event-catalogue.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { askForDraft, createDraftPreview, expiredPreview } from "#player/preview/draft-preview.ts";
import { createReasons, isForReasons } from "#player/preview/reasons.ts";
import type { Actions } from "#player/widgets/model.ts";
import { createStage } from "#player/widgets/stage.tsx";
import { fill } from "#player/widgets/texts.ts";
import { createFinishedNote } from "./finished-note.ts";
import { guarded, tell } from "./guard.ts";
import { createLeftHalfway } from "./left-halfway.ts";
import { mayGoOn } from "./may-go-on.ts";
import { createProgress } from "./progress.ts";
import { type CreateRest, REST_EVENT } from "./rest-port.ts";
import { createRunClaim } from "./run-claim.ts";
import type { RunView } from "./run-control.ts";
import { createRunControl, type RunControl } from "./run-control.ts";
import { createRunStore } from "./run-store.ts";
import { createSelfShowing } from "./self-showing.ts";
import { createShowings } from "./showings.ts";

const CLAIM_PATIENCE = 150;

/** The panel and the running guide: what a page needs once somebody opens something, or a guide goes on. */
const createRest: CreateRest = async (ports) => {
  const { property, visitor, host, report } = ports;
  const reasons = ports.preview && isForReasons(ports.preview) ? createReasons(ports, ports.preview) : null;
  const asked = ports.preview && !reasons ? await askForDraft(ports, ports.preview) : null;
  const draft = asked?.draft ? asked : null;
  if (reasons || (asked && !draft)) ports.leavePreview();
  const progress = createProgress(property, visitor);
  const showings = createShowings(property, visitor);
  const left = createLeftHalfway(property, visitor);
  const store = createRunStore(property, draft !== null);
  const ui = { isOpen: false, query: "", promoted: null as number | null };
  const finished = createFinishedNote(ports.changed);
  const control: RunControl = createRunControl({
    own: () => host.element,
    store,
    report,
    changed() {
      if (control.view && !preview) claim.open();
      ports.changed();
    },
    moved(guide, state) {
      if (!preview) left.keep(guide, state);
    },
    ended(guide, isCompleted) {
      if (isCompleted && !ui.isOpen) finished.say(guide.title);
      if (isCompleted && !preview) {
        progress.add(guide.id);
        showings.add("done", guide.id, Date.now());
        left.forget(guide.id, Date.now());
      }
      ports.flush();
    },
  });
  const preview = draft && createDraftPreview(ports, draft, control, store);
  const expired = asked?.texts && !draft ? expiredPreview(asked.texts, ports.changed) : null;
  const claim = createRunClaim(property, () => control.view?.state.id, control.letGo);
  const isFree = () => ports.isFree() && ui.promoted === null;
  const consider = createSelfShowing({ ...ports, isFree, showings, show });
  const actions = actionsOf();
  const stage = createStage(host.shadow, host.addStyles, actions, control.shown);
  const bundle = () => preview?.bundle() ?? ports.bundle();
  const offered = () => preview?.bundle() ?? ports.targeting.offered();
  let settling: Promise<void> | null = null;
  host.raise();

  /** What is asked for while the tabs settle who holds a run waits for it, so that it meets the run that it means. */
  function whenSettled(work: () => void) {
    if (settling) settling.then(guarded(work));
    else work();
  }

  const guideOf = (id: number | null) => offered()?.guides.find((one) => one.id === id);

  /** A guide shows by itself: with its promotion first, if it has one. Its run begins when somebody wants it to. */
  function show(id: number) {
    if (!guideOf(id)?.promotion) return start(id, "auto");
    promote(id);
  }

  function promote(id: number | null) {
    ui.promoted = id;
    ports.changed();
  }

  function start(id: number, how: string, isAnew = false) {
    const guide = guideOf(id);
    if (!guide) return;
    Object.assign(ui, { isOpen: false, promoted: null });
    finished.drop();
    control.start(guide, how, isAnew || preview ? undefined : left.all(Date.now())[id]);
    if (control.view && !preview) claim.take(control.view.state.id);
    ports.changed();
  }

  function dropUnpublished() {
    const running = control.view?.guide.id;
    if (running !== undefined && !bundle()?.guides.some(({ id }) => id === running)) control.exit(true, "unpublished");
  }

  function resume() {
    if (preview) return void (preview.begin() && actions.toggle(true));
    const kept = store.read(Date.now());
    if (!kept) return control.resume();
    // A run that began goes on on pages that its guide is not offered on, for that is where it leads.
    if (Date.now() - kept.state.at >= SESSION_MILLISECONDS && !mayGoOn(kept.guide.id, ports.targeting)) return control.letGo();
    settling = claim
      .isHeldElsewhere(kept.state.id, CLAIM_PATIENCE)
      .then((held) => {
        settling = null;
        if (control.view) return;
        if (held) control.letGo();
        else control.resume();
        dropUnpublished();
      })
      .catch(tell);
  }

  function actionsOf(): Actions {
    return {
      toggle(open) {
        if (open === ui.isOpen) return;
        Object.assign(ui, { isOpen: open, query: "", promoted: null });
        finished.drop();
        if (open) report("assistant_opened");
        ports.changed();
      },
      search(query) {
        ui.query = query;
        ports.changed();
      },
      start: (id, isAnew) => start(id, "assistant", isAnew),
      next: control.next,
      fillIn: control.fillIn,
      skip: control.skip,
      back: control.back,
      exit: (sure) => control.exit(sure || !bundle()?.style.exitClickTwice, "exit"),
      ask: () => control.exit(false, "exit"),
      stay: control.stay,
      accept: () => ui.promoted !== null && start(ui.promoted, "auto"),
      later: () => promote(null),
    };
  }

  return {
    get isOpen() {
      return ui.isOpen;
    },
    get run() {
      return control.view;
    },
    toggle: actions.toggle,
    start: (id, how) => whenSettled(() => start(id, how)),
    resume,
    comeBack: () => control.resume(),
    exit(reason) {
      promote(null);
      whenSettled(() => control.exit(true, reason));
    },
    consider,
    dropUnpublished,
    clear() {
      control.exit(true, "unpublished");
      finished.drop();
      Object.assign(ui, { isOpen: false, promoted: null });
      stage.clear();
    },
    draw() {
      const now = offered();
      if (!now) return;
      reasons?.look();
      // Not offered any longer, here or in the language that the page now has.
      const promoted = (ui.promoted !== null && guideOf(ui.promoted)) || null;
      if (!promoted?.promotion) ui.promoted = null;
      const { view: run } = control;
      const { title } = finished;
      const announcement = title === null ? announcementOf(run, now.texts) : `${now.texts.done}: ${title}`;
      const known = { done: progress.done(), left: preview ? {} : left.all(Date.now()) };
      stage.draw({
        bundle: now,
        texts: now.texts,
        ...ui,
        ...known,
        run,
        promoted: ui.promoted === null ? null : promoted,
        finished: title,
        announcement,
        preview: (preview ?? expired)?.view() ?? reasons?.expired() ?? null,
        reasons: reasons?.view() ?? null,
      });
    },
  };
};

/** What a screen reader says as a run moves; a card that takes the focus is read by itself. */
function announcementOf(run: RunView | null, texts: PlayerTexts): string {
  if (!run || run.stand === "none") return "";
  if (run.stand === "failed") return texts.missing;
  if (run.stand === "looking" || run.stand === "elsewhere") return texts[run.stand];
  const place = fill(texts.step, { n: run.state.step + 1, m: run.guide.steps.length });
  return [place, run.step.title, run.step.content].filter(Boolean).join(". ");
}

guarded(() => dispatchEvent(new CustomEvent(REST_EVENT, { detail: createRest })))();
