import { SESSION_MILLISECONDS } from "#app/domain/analytics/event-catalogue.ts";
import { announcementOf } from "#player/widgets/announcement.ts";
import { hasTyped } from "#player/widgets/found-chapters.ts";
import type { Actions } from "#player/widgets/model.ts";
import { createStage } from "#player/widgets/stage.tsx";
import { createFinishedNote } from "./finished-note.ts";
import { guarded, tell } from "./guard.ts";
import { createLeftHalfway } from "./left-halfway.ts";
import { mayGoOn } from "./may-go-on.ts";
import type { CreateMessages, Messages } from "./messages-port.ts";
import { createProgress } from "./progress.ts";
import type { CreateRest } from "./rest-port.ts";
import { createRunClaim } from "./run-claim.ts";
import { createRunControl, type RunControl } from "./run-control.ts";
import { createRunStore } from "./run-store.ts";
import { createSearchPart } from "./search-part.ts";
import type { CreateStaff } from "./staff-port.ts";

/** The names of the file of staff and of that of messages, by their content; the build puts them in. */
declare const HANDRAIL_EDITOR: string;
declare const HANDRAIL_MESSAGES: string;
const CLAIM_PATIENCE = 150;

/** The panel and the running guide: what a page needs once somebody opens something, or a guide goes on. */
const createRest: CreateRest = async (ports) => {
  const { property, visitor, host, report, emit } = ports;
  const mark = ports.staff.preview;
  const staff = mark && (await (await ports.loadPart<CreateStaff>(HANDRAIL_EDITOR))({ ...ports, preview: mark }));
  const progress = createProgress(property, visitor);
  const left = createLeftHalfway(property, visitor);
  const store = createRunStore(property, Boolean(staff?.preview));
  const ui = { isOpen: false, query: "", kind: "", promoted: null as number | null, isHidden: false };
  const finished = createFinishedNote(ports.changed);
  const control: RunControl = createRunControl({
    own: () => host.element,
    store,
    report,
    emit,
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
        progress.add(guide.id, Date.now());
        left.forget(guide.id, Date.now());
      }
      ports.flush();
    },
  });
  const preview = staff?.preview?.(control, store) ?? null;
  const claim = createRunClaim(property, () => control.held?.state.id, control.letGo);
  let isOver = false;
  let messages: Messages | null = null;
  let isLoading = false;
  const search = createSearchPart(ports);
  const isFree = () => !isOver && ports.isFree() && ui.promoted === null;
  const actions = actionsOf();
  const stage = createStage(host, actions, control.shown);
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

  /** What shows by itself, and the messages, are loaded where there are any; who tries a draft sees none. */
  function consider() {
    if (messages) return messages.consider();
    if (isLoading || preview || !(bundle()?.messages || ports.targeting.showThemselves().length > 0)) return;
    isLoading = true;
    ports
      .loadPart<CreateMessages>(HANDRAIL_MESSAGES)
      .then((create) => {
        if (isOver) return;
        messages = create({ ...ports, progress, isFree, show, start: (id) => start(id, "message") });
        ports.changed();
      })
      .catch((error) => {
        isLoading = false;
        tell(error);
      });
  }

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
    open(false);
    control.start(guide, how, isAnew || preview ? undefined : left.all(Date.now())[id]);
    if (control.view && !preview) claim.take(control.view.state.id);
    ports.changed();
  }

  /** The list of guides; a promotion gives way to it, or to what comes instead. */
  function open(isOpen: boolean) {
    if (isOpen !== ui.isOpen) emit(isOpen ? "opened" : "closed", {});
    Object.assign(ui, { isOpen, query: "", kind: "", promoted: null });
    finished.drop();
  }

  function dropUnpublished() {
    const running = control.held?.guide.id;
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
        if (control.held || isOver) return;
        if (held) control.letGo();
        else control.resume();
        dropUnpublished();
      })
      .catch(tell);
  }

  function actionsOf(): Actions {
    return {
      toggle(isOpen) {
        if (isOpen === ui.isOpen) return;
        open(isOpen);
        if (isOpen) report("assistant_opened");
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
      accept: () => start(ui.promoted ?? messages?.standing?.guide ?? 0, "auto"),
      later() {
        messages?.close();
        promote(null);
      },
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
      open(false);
      stage.clear();
    },
    hide(isHidden) {
      ui.isHidden = isHidden;
      stage.clear();
      messages?.rest();
      if (isHidden) control.hide();
      else control.show();
      dropUnpublished();
    },
    dispose() {
      isOver = true;
      messages?.dispose();
      control.exit(true, "reset");
      open(false);
      stage.dispose();
      claim.close();
      staff?.dispose();
      host.lower();
    },
    draw() {
      const now = offered();
      if (!now || ui.isHidden || isOver) return;
      staff?.look();
      // Not offered any longer, here or in the language that the page now has.
      const promoted = guideOf(ui.promoted);
      if (!promoted?.promotion) ui.promoted = null;
      const { view: run } = control;
      const { title } = finished;
      // However it came to stand, and wherever the message belongs: it does not stand beside what somebody opened.
      if (control.held || ui.isOpen || ui.promoted !== null) messages?.leave();
      const message = messages?.standing ?? null;
      // One that takes the focus is read by itself.
      const said = message && message.form !== "modal" ? message.title : announcementOf(run, now.texts);
      // A panel that is closed has no query.
      const found = search(now, ui, messages?.list);
      const announcement = found ? found.said : title === null ? said : `${now.texts.completed ?? now.texts.done}: ${title}`;
      const known = { done: progress.done(), left: preview ? {} : left.all(Date.now()) };
      stage.draw({
        bundle: now,
        texts: now.texts,
        ...ui,
        ...known,
        run,
        promoted: (ui.promoted && promoted) || null,
        finished: title,
        announcement,
        message,
        found,
        news: (ui.isOpen && !found && messages?.list(hasTyped(ui.query))) || null,
        staff: staff?.isShown() ? staff.draw : null,
      });
    },
  };
};

export default createRest;
