import { SESSION_MILLISECONDS } from "#app/domain/analytics/event-catalogue.ts";
import { hasTyped } from "#player/panel/found-chapters.ts";
import { announcementOf } from "#player/widgets/announcement.ts";
import type { Actions, PanelPart } from "#player/widgets/model.ts";
import { createStage } from "#player/widgets/stage.tsx";
import { createFinishedNote } from "./finished-note.ts";
import { guarded, tell } from "./guard.ts";
import { latePart } from "./late-part.ts";
import { createLeftHalfway } from "./left-halfway.ts";
import { mayGoOn } from "./may-go-on.ts";
import type { MessagePorts, Messages } from "./messages-port.ts";
import { createPanelState } from "./panel-state.ts";
import { createProgress } from "./progress.ts";
import type { CreateRest, RestPorts } from "./rest-port.ts";
import { createRunClaim } from "./run-claim.ts";
import { createRunControl, type RunControl } from "./run-control.ts";
import { createRunStore } from "./run-store.ts";
import { createSearchPart } from "./search-part.ts";
import type { CreateStaff } from "./staff-port.ts";

/** The names of the files of staff, of messages and of the panel, by their content; the build puts them in. */
declare const HANDRAIL_EDITOR: string;
declare const HANDRAIL_MESSAGES: string;
declare const HANDRAIL_PANEL: string;
const CLAIM_PATIENCE = 150;

/** The panel and the running guide: what a page needs once somebody opens something, or a guide goes on. */
const createRest: CreateRest = async (ports) => {
  const { property, visitor, host, report, emit } = ports;
  const mark = ports.staff.preview;
  const staff = mark && (await (await ports.loadPart<CreateStaff>(HANDRAIL_EDITOR))({ ...ports, preview: mark }));
  const progress = createProgress(property, visitor);
  const left = createLeftHalfway(property, visitor);
  const store = createRunStore(property, Boolean(staff?.preview));
  const { panel, ...held } = createPanelState(property, () => preview !== null, visitor);
  const ui = { promoted: null as number | null, isHidden: false };
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
      if (isCompleted && !panel.isOpen) finished.say(guide.title);
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
  const isFree = () => !isOver && ports.isFree() && ui.promoted === null;
  const later = { ...ports, isFree, isOver: () => isOver };
  const search = createSearchPart(later);
  const panelOf = latePart<PanelPart, RestPorts>(later, HANDRAIL_PANEL);
  const forMessages = { ...later, progress, show, start: (id: number) => start(id, "message") };
  const messagesOf = latePart<Messages, MessagePorts>(forMessages, HANDRAIL_MESSAGES);
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
    messagesOf(!preview && (bundle()?.messages || ports.targeting.showThemselves().length > 0))?.consider();
  }

  /** A guide shows by itself: with its promotion first, if it has one. Its run begins when somebody wants it to. */
  function show(id: number) {
    if (guideOf(id)?.promotion) promote(id);
    else start(id, "auto");
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
    if (isOpen !== panel.isOpen) emit(isOpen ? "opened" : "closed", {});
    held.open(isOpen);
    ui.promoted = null;
    finished.drop();
  }

  function dropUnpublished() {
    const running = control.held?.guide.id;
    if (running !== undefined && !bundle()?.guides.some(({ id }) => id === running)) control.exit(true, "unpublished");
  }

  function resume() {
    if (preview) return void (preview.begin() && actions.toggle(true));
    held.openAgain(offered());
    if (panel.isOpen) ports.changed();
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
        if (isOpen === panel.isOpen) return;
        open(isOpen);
        if (isOpen) report("assistant_opened");
        ports.changed();
      },
      search(query) {
        held.search(query);
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
      return panel.isOpen;
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
      panelOf(false)?.dispose();
      claim.close();
      staff?.dispose();
      host.lower();
    },
    draw() {
      messages = messagesOf(false) ?? null;
      const now = offered();
      if (!now || ui.isHidden || isOver) return;
      held.look();
      staff?.look();
      // Not offered any longer, here or in the language that the page now has.
      const promoted = guideOf(ui.promoted);
      if (!promoted?.promotion) ui.promoted = null;
      const { view: run } = control;
      const { title } = finished;
      // However it came to stand, and wherever the message belongs: it does not stand beside what somebody opened.
      if (control.held || panel.isOpen || ui.promoted !== null) messages?.leave();
      const message = messages?.standing ?? null;
      // One that takes the focus is read by itself.
      const said = message && message.form !== "modal" ? message.title : announcementOf(run, now.texts);
      const list = now.style.noNews ? undefined : messages?.list;
      const found = search(now, panel, list);
      const announcement = found ? found.said : title === null ? said : `${now.texts.completed ?? now.texts.done}: ${title}`;
      const known = { done: progress.done(), left: preview ? {} : left.all(Date.now()) };
      stage.draw({
        bundle: now,
        texts: now.texts,
        ...panel,
        ...known,
        run,
        promoted: (ui.promoted && promoted) || null,
        finished: title,
        announcement,
        message,
        found,
        news: (panel.isOpen && !found && list?.(hasTyped(panel.query))) || null,
        panel: panelOf(panel.isOpen),
        staff: staff?.isShown() ? staff.draw : null,
      });
    },
  };
};

export default createRest;
