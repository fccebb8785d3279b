import type { Marks } from "#player/loader/address-mark.ts";
import type { Waiting } from "#player/loader/calls.ts";
import type { PlayerConfig } from "#player/loader/config.ts";
import type { LoadPart } from "#player/loader/load-part.ts";
import { createApi } from "./api.ts";
import { type Begun, begin } from "./begin.ts";
import { takeCalls } from "./host-api.ts";
import { createIdentity } from "./identity.ts";
import { createListeners } from "./listeners.ts";
import { takePreview } from "./preview-mark.ts";
import { createPrivacy } from "./privacy.ts";
import { isRecord, place } from "./storage.ts";
import { createVisitor } from "./visitor.ts";

type Config = PlayerConfig & { marks: Marks };

/** What this device and this tab keep of what somebody did; who they are is kept elsewhere. */
const DONE = ["done", "left", "shown", "answers", "read"];
const UNDER_WAY = ["run", "guide", "claim", "standing", "panel"];

/**
 * What a host page loads before anybody opens anything: it knows who is there, reports, and shows the button. Panel and guides are in
 * the rest, which is loaded when they are first needed. Comes when the page is quiet.
 */
export function createPlayer({ property, api: base, nonce, language, marks }: Config, load: LoadPart, page: Waiting): void {
  const api = createApi(base, property);
  const privacy = createPrivacy(property);
  const visitor = createVisitor(property, privacy.isNameless);
  const staff = { preview: takePreview(property, marks) };
  const isSilent = () => staff.preview !== null || privacy.isOut();
  const identity = createIdentity(api, visitor, property, isSilent, () => begun?.person(true), marks.user);
  const listeners = createListeners();
  const hidden = place("sessionStorage", property, "hidden", (value) => value === true);
  const wishes = { language, guide: null as number | null, isStopped: false, isHidden: hidden.read() === true };
  let begun: Begun | null = null;

  takeCalls(
    page,
    {
      identify(user, attributes, company, proof) {
        identity.identify(user, attributes, company, proof);
        begun?.person();
      },
      reset() {
        wishes.guide = null;
        begun?.end();
        identity.reset();
        forget("localStorage", DONE);
        forget("sessionStorage", UNDER_WAY);
        begun?.anew();
      },
      consent: (agrees) => decide(() => privacy.consent(agrees === true)),
      optOut: () => decide(() => privacy.optOut(true)),
      optIn: () => decide(() => privacy.optOut(false)),
      start(id) {
        wishes.guide = Number(id);
        begun?.start();
      },
      stop() {
        wishes.guide = null;
        wishes.isStopped = true;
        begun?.stop();
      },
      setLanguage(key) {
        wishes.language = String(key);
        begun?.load();
      },
      hide: () => hide(true),
      show: () => hide(false),
    },
    listeners,
  );
  const { emit } = listeners;
  begun = begin({ property, nonce, api, privacy, visitor, identity, staff, isSilent, load, wishes, emit });

  function hide(isHidden: boolean) {
    if (wishes.isHidden === isHidden) return;
    wishes.isHidden = isHidden;
    hidden.write(isHidden || null);
    begun?.hide();
  }

  function forget(area: "localStorage" | "sessionStorage", names: string[]) {
    for (const name of names) place(area, property, name, isRecord).write(null);
  }

  /** What somebody decided holds at once, also for what is kept on this device. */
  function decide(write: () => void) {
    const wasNameless = privacy.isNameless();
    write();
    if (!wasNameless && privacy.isNameless()) {
      begun?.forget();
      forget("localStorage", ["events", "outbox", ...DONE]);
    }
    begun?.settle();
  }
}
