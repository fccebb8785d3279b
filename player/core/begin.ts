import type { Bundle } from "#app/domain/player/bundle.ts";
import type { LoadPart } from "#player/loader/load-part.ts";
import type { Api } from "./api.ts";
import { createAudience } from "./audience.ts";
import { createBundleLoader } from "./bundle-loader.ts";
import { createBundleStore } from "./bundle-store.ts";
import { tell } from "./guard.ts";
import type { createIdentity } from "./identity.ts";
import { listenToPage } from "./listen-to-page.ts";
import type { Emit } from "./listeners.ts";
import type { Preview } from "./preview-mark.ts";
import type { createPrivacy } from "./privacy.ts";
import { createReporter } from "./reporter.ts";
import type { Rest } from "./rest-port.ts";
import { createScreen } from "./screen.ts";
import { isRecord, isText, place } from "./storage.ts";
import { createTargeting } from "./targeting.ts";
import type { Visitor } from "./visitor.ts";

type Ports = {
  property: number;
  nonce: string;
  api: Api;
  privacy: ReturnType<typeof createPrivacy>;
  visitor: Visitor;
  identity: ReturnType<typeof createIdentity>;
  /** What staff came with, until the API does not take it. */
  staff: { preview: Preview | null };
  isSilent(): boolean;
  load: LoadPart;
  emit: Emit;
  /** What the host page asked for. `guide`: one that has not begun, for the bundle or the rest is still on its way, or all is hidden. */
  wishes: { language: string; guide: number | null; isStopped: boolean; isHidden: boolean };
};

/** Loads what the property has, decides what of it the person is offered, and shows the button. */
export function begin({ property, nonce, api, privacy, visitor, identity, staff, isSilent, load, emit, wishes }: Ports) {
  const reporter = createReporter(api, visitor, property, isSilent);
  const bundles = createBundleStore(api, property);
  const holds = (name: string) => place("sessionStorage", property, name, isRecord).read() !== null;
  const holdsRun = () => holds("run");
  /** Something that the page before had before the person goes on here. */
  const isRunning = () => !wishes.isHidden && (staff.preview !== null || holdsRun() || holds("panel"));
  const spoken = place("localStorage", property, "language", isText);
  const wanted = () => spoken.read() || wishes.language || document.documentElement.lang || navigator.language;
  const loader = createBundleLoader({ bundles, use, gone, wanted });
  let bundle: Bundle | null = null;
  const audience = createAudience({ api, visitor, property, isSilent, isTelling: identity.isTelling, changed: decided });
  const targeting = createTargeting({ audience, own: () => screen.own(), report: reporter.report, changed: () => screen.draw() });
  const isFree = () =>
    !isSilent() &&
    !wishes.isHidden &&
    !document.hidden &&
    wishes.guide === null &&
    !holdsRun() &&
    !screen.rest?.isOpen &&
    !screen.rest?.run;
  const { report, flush } = reporter;
  const screen = createScreen({
    nonce,
    load,
    wishes,
    bundle: () => bundle,
    offered: targeting.offered,
    consider,
    lend: (host, changed) => ({
      ...{ property, api, visitor, host, report, flush, emit, targeting, isFree, changed, leavePreview, staff },
      isOut: privacy.isOut,
      speakAnew: loader.again,
      bundle: () => bundle,
    }),
  });

  function consider() {
    if (screen.rest) screen.rest.consider();
    else if (!screen.isMaking() && isFree() && targeting.showThemselves().length > 0) screen.need((rest) => rest.consider());
  }

  /** What is asked for is looked for among what is offered; until it is known who is here, it waits. */
  function startOffered() {
    const offered = targeting.offered();
    if (!offered || wishes.guide === null || wishes.isHidden) return;
    if (offered.guides.some(({ id }) => id === wishes.guide)) screen.need(startWished);
    else if (!audience.isAwaited()) wishes.guide = null;
  }

  function startWished(rest: Rest) {
    const id = wishes.guide;
    wishes.guide = null;
    if (id !== null) rest.start(id, "api");
  }

  function decided() {
    targeting.decide();
    startOffered();
  }

  function leavePreview() {
    staff.preview?.forget();
    staff.preview = null;
    settle();
  }

  function configure(fresh: Bundle) {
    const { privacyLevel, language, needsProof, needsConsent } = fresh.property;
    privacy.configure(needsConsent);
    const isNameless = privacy.isNameless();
    if (isNameless) {
      visitor.forget();
      identity.forget();
      audience.forget();
    }
    const level = isNameless ? 0 : privacyLevel;
    reporter.configure(level, language);
    identity.configure(level, needsProof);
    targeting.use(fresh, level >= 1);
  }

  function settle() {
    if (bundle) configure(bundle);
    screen.draw();
  }

  function use(fresh: Bundle) {
    bundle = fresh;
    const isFirst = screen.open();
    configure(fresh);
    screen.rest?.dropUnpublished();
    if (isFirst) {
      goOn();
      emit("ready", {});
    }
    startOffered();
    screen.draw();
  }

  /** Somebody else may be here, or something was told of them. */
  function person(wasTold = false) {
    audience.ask(wasTold);
    decided();
    screen.draw();
  }

  /** Takes up the run that this tab holds, or the preview that it is in. */
  function goOn() {
    if (!isRunning()) return;
    screen.need((rest) => {
      rest.resume();
      if (wishes.isStopped && !staff.preview) rest.exit("api");
      wishes.isStopped = false;
    });
  }

  function gone() {
    screen.rest?.clear();
    targeting.gone();
    screen.vanish();
    bundle = null;
  }

  function leave() {
    reporter.leave();
    bundles.keep();
  }

  function comeBack() {
    reporter.comeBack();
    consider();
  }

  // A guide that goes on needs both, and neither waits for the other.
  if (isRunning()) screen.preload();
  loader.begin(isRunning()).catch(tell);
  listenToPage({
    resize: screen.draw,
    leave,
    comeBack,
    /** From the browser's cache. */
    restored() {
      comeBack();
      if (screen.rest) screen.rest.comeBack();
      else if (bundle && holdsRun()) goOn();
    },
  });

  return {
    start: startOffered,
    stop() {
      wishes.isStopped = !screen.rest;
      screen.rest?.exit("api");
    },
    load: () => void loader.again(),
    person,
    settle,
    forget: reporter.forget,
    /** The person signs out: what runs or is open ends, and what they did is sent while it is known whose it was. */
    end() {
      screen.close();
      reporter.flush();
      audience.forget();
    },
    /** Whoever is next begins. */
    anew() {
      person();
      if (bundle) goOn();
    },
    /** The host page hides all, or shows it again. */
    hide() {
      screen.rest?.hide(wishes.isHidden);
      if (!screen.rest && bundle) goOn();
      startOffered();
      screen.draw();
    },
  };
}
export type Begun = ReturnType<typeof begin>;
