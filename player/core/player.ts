import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import { watchAddress } from "../targets/watch-address.ts";
import type { Actions, Model } from "../widgets/model.ts";
import { createScreen, type Screen } from "../widgets/screen.tsx";
import { announcementOf } from "./announcement.ts";
import { createApi } from "./api.ts";
import { createBundleStore } from "./bundle-store.ts";
import type { PlayerConfig } from "./config.ts";
import { guarded, tell } from "./guard.ts";
import { installHostApi } from "./host-api.ts";
import { createIdentity } from "./identity.ts";
import { createProgress } from "./progress.ts";
import { createReporter } from "./reporter.ts";
import { createRunControl, type RunControl } from "./run-control.ts";
import { createRunClaim, createRunStore } from "./run-store.ts";
import { createVisitor } from "./visitor.ts";

const RETRY = { first: 15_000, most: 300_000 };
const CLAIM_PATIENCE = 150;

/** Puts the parts together. Until the page is idle nothing is done but to take the host page's calls. */
export function createPlayer({ property, api: base, nonce, language }: PlayerConfig): void {
  const api = createApi(base, property);
  const visitor = createVisitor(property);
  const reporter = createReporter(api, visitor, property);
  const bundles = createBundleStore(api, property);
  const store = createRunStore(property);
  const progress = createProgress(property, visitor);
  const identity = createIdentity(api, visitor, property);
  let wanted = language;
  let bundle: Bundle | null = null;
  let pending: number | null = null;
  let screen: Screen | null = null;
  let control: RunControl | null = null;
  let drawing: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const ui = { isOpen: false, query: "" };

  const isNew = installHostApi({
    identify(user, attributes, company) {
      identity.identify(user, attributes, company);
      drawSoon();
    },
    start: (id) => start(Number(id), "api"),
    stop: () => control?.exit(true, "api"),
    setLanguage(key) {
      wanted = String(key);
      if (screen) void load();
    },
  });
  if (!isNew) return;

  const actions: Actions = {
    toggle(open) {
      ui.isOpen = open;
      ui.query = "";
      if (open) reporter.report("assistant_opened");
      drawSoon();
    },
    search(query) {
      ui.query = query;
      drawSoon();
    },
    start: (id) => start(id, "assistant"),
    next: () => control?.next(),
    skip: () => control?.skip(),
    back: () => control?.back(),
    exit: (sure) => control?.exit(sure || !bundle?.style.exitClickTwice, "exit"),
    stay: () => control?.stay(),
  };

  function start(id: number, how: string) {
    const guide = bundle?.guides.find((one) => one.id === id);
    pending = bundle ? null : id;
    if (!guide) return;
    ui.isOpen = false;
    control?.start(guide, how);
    drawSoon();
  }

  function drawSoon() {
    drawing ??= setTimeout(
      guarded(() => {
        drawing = undefined;
        if (bundle && screen) screen.draw(modelOf(bundle));
      }),
    );
  }

  function modelOf(now: Bundle): Model {
    const run = control?.view ?? null;
    const { texts } = now;
    const isWide = innerWidth >= now.style.minViewWidth;
    return { bundle: now, texts, isWide, ...ui, done: progress.done(), run, announcement: announcementOf(run, texts) };
  }

  function use(fresh: Bundle) {
    const isFirst = bundle === null;
    bundle = fresh;
    reporter.configure(fresh.property.privacyLevel, fresh.property.language);
    identity.configure(fresh.property.privacyLevel);
    if (isFirst) begin();
    else drop(fresh.guides);
    reporter.visit();
    if (pending !== null) start(pending, "api");
    drawSoon();
  }

  /** A guide that was taken back stops; one that changed goes on with the version it began with. */
  function drop(guides: BundleGuide[]) {
    const running = control?.view?.guide.id;
    if (running !== undefined && !guides.some(({ id }) => id === running)) control?.exit(true, "unpublished");
  }

  function begin() {
    screen = createScreen(nonce, actions, () => control?.shown());
    control = createRunControl({
      own: screen.host,
      store,
      report: reporter.report,
      changed: drawSoon,
      completed: (guide) => progress.add(guide.id),
    });
    const isHeld = createRunClaim(property, () => control?.view?.state.id);
    const kept = store.read(Date.now());
    if (!kept) return store.clear();
    isHeld(kept.state.id, CLAIM_PATIENCE)
      .then((held) => (control?.view ? undefined : held ? control?.letGo() : control?.resume()))
      .catch(tell);
  }

  async function load(failures = 0): Promise<void> {
    clearTimeout(retry);
    const mine = ++asked;
    try {
      const answer = await bundles.fetch(wanted || document.documentElement.lang || navigator.language);
      if (mine !== asked) return;
      if (answer === "gone") return screen?.clear();
      const next = answer ?? (bundle === null ? bundles.last() : null);
      if (next) use(next);
      void reporter.flush();
    } catch {
      if (mine === asked) retry = setTimeout(() => void load(failures + 1), Math.min(RETRY.most, RETRY.first * 2 ** failures));
    }
  }

  const goOn = guarded(() => {
    const last = bundles.last();
    if (last) use(last);
    load().catch(tell);
    watchAddress(guarded(reporter.visit));
    addEventListener("resize", drawSoon);
    addEventListener("pagehide", guarded(reporter.leave));
    addEventListener("pageshow", (event) => event.persisted && guarded(() => control?.resume())());
    document.addEventListener(
      "visibilitychange",
      guarded(() => document.hidden && reporter.leave()),
    );
  });
  if ("requestIdleCallback" in window) requestIdleCallback(goOn, { timeout: 1000 });
  else setTimeout(goOn, 1);
}
