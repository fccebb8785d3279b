import type { Bundle } from "#app/domain/player/bundle.ts";
import { createHostElement } from "#player/widgets/host-element.ts";
import { createLauncher } from "#player/widgets/launcher.ts";
import { dress } from "#player/widgets/theme.ts";
import { createApi } from "./api.ts";
import { createAudience } from "./audience.ts";
import { createBundleLoader } from "./bundle-loader.ts";
import { createBundleStore } from "./bundle-store.ts";
import type { PlayerConfig } from "./config.ts";
import { guarded, soon, tell } from "./guard.ts";
import { installHostApi } from "./host-api.ts";
import { createIdentity } from "./identity.ts";
import { takePreview } from "./preview-mark.ts";
import { createPrivacy } from "./privacy.ts";
import { createReporter } from "./reporter.ts";
import { createRestLoader } from "./rest-loader.ts";
import type { Rest } from "./rest-port.ts";
import { isRecord, place } from "./storage.ts";
import { createTargeting } from "./targeting.ts";
import { createVisitor } from "./visitor.ts";
import { whenQuiet } from "./when-quiet.ts";

/**
 * What a host page loads before anybody opens anything: it knows who is there, reports, and shows the button. Panel and guides are in
 * the rest, which is loaded when they are first needed. Until the page is quiet nothing is done but to take the host page's calls.
 */
export function createPlayer({ property, api: base, nonce, language }: PlayerConfig): void {
  const api = createApi(base, property);
  const privacy = createPrivacy(property);
  const visitor = createVisitor(property, privacy.isNameless);
  let preview = takePreview(property);
  const isSilent = () => preview !== null || privacy.isOut();
  const identity = createIdentity(api, visitor, property, isSilent, () => begun?.person(true));
  const loadRest = createRestLoader(base, nonce);
  let wanted = language;
  let bundle: Bundle | null = null;
  /** The guide that the page asked for and that has not begun: the bundle or the rest is still on its way. */
  let pending: number | null = null;
  let isStopped = false;
  let rest: Rest | null = null;
  let begun: { start(): void; load(): void; person(wasTold?: boolean): void; settle(): void; forget(): void } | null = null;

  const isNew = installHostApi({
    identify(user, attributes, company, proof) {
      identity.identify(user, attributes, company, proof);
      begun?.person();
    },
    reset() {
      identity.reset();
      begun?.person();
    },
    consent: (agrees) => decide(() => privacy.consent(agrees === true)),
    optOut: () => decide(() => privacy.optOut(true)),
    optIn: () => decide(() => privacy.optOut(false)),
    start: (id) => start(Number(id)),
    stop() {
      pending = null;
      if (rest) rest.exit("api");
      else isStopped = true;
    },
    setLanguage(key) {
      wanted = String(key);
      begun?.load();
    },
  });
  if (isNew) whenQuiet(guarded(begin));

  /** What somebody decided holds at once, also for what is kept on this device. */
  function decide(write: () => void) {
    const wasNameless = privacy.isNameless();
    write();
    if (!wasNameless && privacy.isNameless()) {
      begun?.forget();
      for (const name of ["events", "done", "left", "shown"]) place("localStorage", property, name, isRecord).write(null);
    }
    begun?.settle();
  }

  function start(id: number) {
    pending = id;
    begun?.start();
  }

  function startPending(loaded: Rest) {
    const id = pending;
    pending = null;
    if (id !== null) loaded.start(id, "api");
  }

  function begin() {
    const reporter = createReporter(api, visitor, property, isSilent);
    const bundles = createBundleStore(api, property);
    const holdsRun = () => place("sessionStorage", property, "run", isRecord).read() !== null;
    const isRunning = preview !== null || holdsRun();
    const loader = createBundleLoader({ bundles, use, gone, wanted: () => wanted || document.documentElement.lang || navigator.language });
    let screen: ReturnType<typeof openScreen> | null = null;
    let making: Promise<Rest> | null = null;
    const drawSoon = soon(() => {
      const offered = targeting.offered();
      if (!offered || !screen) return;
      dress(screen.host.element, offered.style);
      screen.launcher.update({ bundle: offered, isOpen: rest?.isOpen ?? false, run: rest?.run ?? null });
      rest?.draw();
      consider();
    });
    const audience = createAudience({ api, visitor, property, isSilent, isTelling: identity.isTelling, changed: decided });
    const own = () => screen?.host.element ?? null;
    const targeting = createTargeting({ audience, own, report: reporter.report, changed: drawSoon });
    const isFree = () => !isSilent() && !document.hidden && pending === null && !holdsRun() && !rest?.isOpen && !rest?.run;

    function consider() {
      if (rest) rest.consider();
      else if (!making && isFree() && targeting.showThemselves().length > 0) need((loaded) => loaded.consider());
    }

    /** What is asked for is looked for among what is offered; until it is known who is here, it waits. */
    function startOffered() {
      const offered = targeting.offered();
      if (!offered || pending === null) return;
      if (offered.guides.some(({ id }) => id === pending)) need(startPending);
      else if (!audience.isAwaited()) pending = null;
    }

    function decided() {
      targeting.decide();
      startOffered();
    }

    function openScreen() {
      const host = createHostElement(nonce);
      const launcher = createLauncher({
        press() {
          const open = !rest?.isOpen;
          need((loaded) => loaded.toggle(open));
        },
        approach: () => void loadRest().catch(tell),
      });
      host.addStyles(launcher.css);
      host.shadow.append(launcher.element);
      return { host, launcher };
    }

    /** Does what needs the rest, at once when it is there; never throws into the page. */
    function need(work: (rest: Rest) => void) {
      if (rest) return work(rest);
      screen?.launcher.wait(true);
      making ??= make();
      making
        .then((made) => {
          rest = made;
          if (bundle) work(made);
        })
        .catch((error) => {
          making = null;
          pending = null;
          tell(error);
        })
        .finally(() => screen?.launcher.wait(false));
    }

    async function make(): Promise<Rest> {
      const create = await loadRest();
      const { report, flush } = reporter;
      const { host } = screen!;
      const lent = { property, api, visitor, host, report, flush, preview, leavePreview, targeting, isFree, changed: drawSoon };
      return create({ ...lent, bundle: () => bundle });
    }

    function leavePreview() {
      preview?.forget();
      preview = null;
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
      drawSoon();
    }

    function use(fresh: Bundle) {
      const isFirst = screen === null;
      bundle = fresh;
      screen ??= openScreen();
      configure(fresh);
      rest?.dropUnpublished();
      if (isFirst && isRunning) need(goOn);
      startOffered();
      drawSoon();
    }

    /** Somebody else may be here, or something was told of them. */
    function person(wasTold = false) {
      audience.ask(wasTold);
      decided();
      drawSoon();
    }

    function goOn(loaded: Rest) {
      loaded.resume();
      if (isStopped && !preview) loaded.exit("api");
    }

    function gone() {
      rest?.clear();
      targeting.gone();
      if (screen) screen.launcher.element.hidden = true;
      bundle = null;
    }

    const leave = guarded(() => {
      reporter.leave();
      bundles.keep();
    });
    const comeBack = guarded(() => {
      reporter.comeBack();
      consider();
    });
    begun = { start: startOffered, load: () => void loader.again(), person, settle, forget: reporter.forget };
    // A guide that goes on needs both, and neither waits for the other.
    if (isRunning) void loadRest().catch(tell);
    void loader.begin(isRunning);
    addEventListener("resize", drawSoon);
    addEventListener("pagehide", leave);
    addEventListener(
      "pageshow",
      guarded(({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        comeBack();
        if (rest) rest.comeBack();
        else if (screen && holdsRun()) need((loaded) => loaded.resume());
      }),
    );
    document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
  }
}
