import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Actions } from "#player/widgets/model.ts";
import { createScreen, type Screen } from "#player/widgets/screen.ts";
import { announcementOf } from "./announcement.ts";
import { createApi } from "./api.ts";
import { createBundleLoader } from "./bundle-loader.ts";
import { createBundleStore } from "./bundle-store.ts";
import type { PlayerConfig } from "./config.ts";
import { guarded, tell } from "./guard.ts";
import { installHostApi } from "./host-api.ts";
import { createIdentity } from "./identity.ts";
import { createProgress } from "./progress.ts";
import { createReporter } from "./reporter.ts";
import { createRunClaim } from "./run-claim.ts";
import { createRunControl, type RunControl } from "./run-control.ts";
import { createRunStore } from "./run-store.ts";
import { soon } from "./soon.ts";
import { createVisitor } from "./visitor.ts";
import { whenQuiet } from "./when-quiet.ts";

const CLAIM_PATIENCE = 150;

/** Puts the parts together. Until the page is quiet nothing is done but to take the host page's calls. */
export function createPlayer({ property, api: base, nonce, language }: PlayerConfig): void {
  const api = createApi(base, property);
  const visitor = createVisitor(property);
  const identity = createIdentity(api, visitor, property);
  const progress = createProgress(property, visitor);
  let wanted = language;
  let bundle: Bundle | null = null;
  let pending: number | null = null;
  let parts: { screen: Screen; control: RunControl; load(): void } | null = null;
  const ui = { isOpen: false, query: "" };

  const drawSoon = soon(() => {
    if (!bundle || !parts) return;
    const run = parts.control.view;
    const isWide = innerWidth >= bundle.style.minViewWidth;
    const { texts } = bundle;
    parts.screen.draw({ bundle, texts, isWide, ...ui, done: progress.done(), run, announcement: announcementOf(run, texts) });
  });

  const isNew = installHostApi({
    identify(user, attributes, company) {
      identity.identify(user, attributes, company);
      drawSoon();
    },
    start: (id) => start(Number(id), "api"),
    stop() {
      pending = null;
      parts?.control.exit(true, "api");
    },
    setLanguage(key) {
      wanted = String(key);
      parts?.load();
    },
  });
  if (isNew) whenQuiet(guarded(begin));

  function start(id: number, how: string) {
    const guide = bundle?.guides.find((one) => one.id === id);
    pending = bundle ? null : id;
    if (!guide) return;
    ui.isOpen = false;
    parts?.control.start(guide, how);
    drawSoon();
  }

  function begin() {
    const reporter = createReporter(api, visitor, property);
    const store = createRunStore(property);
    const bundles = createBundleStore(api, property);
    const kept = store.read(Date.now());
    const claim = createRunClaim(property, () => parts?.control.view?.state.id);
    const loader = createBundleLoader({ bundles, use, gone, wanted: () => wanted || document.documentElement.lang || navigator.language });

    function open(): NonNullable<typeof parts> {
      const control: RunControl = createRunControl({
        own: () => screen.host,
        store,
        report: reporter.report,
        changed() {
          if (control.view) claim.open();
          drawSoon();
        },
        completed: (guide) => progress.add(guide.id),
      });
      const screen = createScreen(nonce, actionsOf(control, reporter.report), control.shown);
      return { screen, control, load: () => void loader.again() };
    }

    function use(fresh: Bundle) {
      const isFirst = parts === null;
      bundle = fresh;
      parts ??= open();
      reporter.configure(fresh.property.privacyLevel, fresh.property.language);
      identity.configure(fresh.property.privacyLevel);
      dropUnpublished();
      if (isFirst) resume();
      if (pending !== null) start(pending, "api");
      drawSoon();
    }

    /** A guide that was taken back stops; one that changed goes on with the version it began with. */
    function dropUnpublished() {
      const running = parts?.control.view?.guide.id;
      if (running !== undefined && !bundle?.guides.some(({ id }) => id === running)) parts?.control.exit(true, "unpublished");
    }

    function gone() {
      parts?.control.exit(true, "unpublished");
      parts?.screen.clear();
      bundle = null;
    }

    function resume() {
      if (!kept) return;
      claim
        .isHeldElsewhere(kept.state.id, CLAIM_PATIENCE)
        .then((held) => {
          if (!parts || parts.control.view) return;
          if (held) parts.control.letGo();
          else parts.control.resume();
          dropUnpublished();
        })
        .catch(tell);
    }

    const leave = guarded(() => {
      reporter.leave();
      bundles.keep();
    });
    const comeBack = guarded(reporter.comeBack);
    void loader.begin(kept !== null);
    addEventListener("resize", drawSoon);
    addEventListener("pagehide", leave);
    addEventListener(
      "pageshow",
      guarded(({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        comeBack();
        parts?.control.resume();
      }),
    );
    document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
  }

  function actionsOf(control: RunControl, report: (kind: "assistant_opened") => void): Actions {
    return {
      toggle(open) {
        Object.assign(ui, { isOpen: open, query: "" });
        if (open) report("assistant_opened");
        drawSoon();
      },
      search(query) {
        ui.query = query;
        drawSoon();
      },
      start: (id) => start(id, "assistant"),
      next: control.next,
      skip: control.skip,
      back: control.back,
      exit: (sure) => control.exit(sure || !bundle?.style.exitClickTwice, "exit"),
      ask: () => control.exit(false, "exit"),
      stay: control.stay,
    };
  }
}
