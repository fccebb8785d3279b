import type { Bundle } from "#app/domain/player/bundle.ts";
import { createHostElement } from "#player/widgets/host-element.ts";
import { createLauncher } from "#player/widgets/launcher.ts";
import { dress } from "#player/widgets/theme.ts";
import { createApi } from "./api.ts";
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
  const identity = createIdentity(api, visitor, property, isSilent);
  const loadRest = createRestLoader(base, nonce);
  let wanted = language;
  let bundle: Bundle | null = null;
  /** The guide that the page asked for and that has not begun: the bundle or the rest is still on its way. */
  let pending: number | null = null;
  let isStopped = false;
  let rest: Rest | null = null;
  let begun: { need(work: (rest: Rest) => void): void; load(): void; draw(): void; settle(): void; forget(): void } | null = null;

  const isNew = installHostApi({
    identify(user, attributes, company, proof) {
      identity.identify(user, attributes, company, proof);
      begun?.draw();
    },
    reset() {
      identity.reset();
      begun?.draw();
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
      for (const name of ["events", "done", "left"]) place("localStorage", property, name, isRecord).write(null);
    }
    begun?.settle();
  }

  function start(id: number) {
    const isKnown = bundle?.guides.some((guide) => guide.id === id);
    pending = bundle && !isKnown ? null : id;
    if (isKnown) begun?.need(startPending);
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
    const drawSoon = soon(() => {
      if (!bundle || !screen) return;
      dress(screen.host.element, bundle.style);
      screen.launcher.update({ bundle, isOpen: rest?.isOpen ?? false, run: rest?.run ?? null });
      rest?.draw();
    });
    let screen: ReturnType<typeof openScreen> | null = null;
    let making: Promise<Rest> | null = null;

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
      return create({ property, api, visitor, host, report, flush, preview, leavePreview, bundle: () => bundle, changed: drawSoon });
    }

    function leavePreview() {
      preview?.forget();
      preview = null;
      settle();
    }

    function configure({ property: { privacyLevel, language, needsProof, needsConsent } }: Bundle) {
      privacy.configure(needsConsent);
      const isNameless = privacy.isNameless();
      if (isNameless) {
        visitor.forget();
        identity.forget();
      }
      const level = isNameless ? 0 : privacyLevel;
      reporter.configure(level, language);
      identity.configure(level, needsProof);
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
      if (pending !== null) start(pending);
      drawSoon();
    }

    function goOn(loaded: Rest) {
      loaded.resume();
      if (isStopped && !preview) loaded.exit("api");
    }

    function gone() {
      rest?.clear();
      if (screen) screen.launcher.element.hidden = true;
      bundle = null;
    }

    const leave = guarded(() => {
      reporter.leave();
      bundles.keep();
    });
    const comeBack = guarded(reporter.comeBack);
    begun = { need, load: () => void loader.again(), draw: drawSoon, settle, forget: reporter.forget };
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
