import type { Bundle } from "#app/domain/player/bundle.ts";
import type { LoadPart } from "#player/loader/load-part.ts";
import { createHostElement, type HostElement } from "#player/widgets/host-element.ts";
import { createLauncher } from "#player/widgets/launcher.ts";
import { dress } from "#player/widgets/theme.ts";
import { soon, tell } from "./guard.ts";
import type { Hints } from "./hints-port.ts";
import lent from "./lent.ts";
import type { Placing } from "./placing-port.ts";
import type { MakePart, Rest, RestPorts } from "./rest-port.ts";

/** The names of the files that are loaded later, by their content; the build puts them in. */
declare const HANDRAIL_TARGETS: string;
declare const HANDRAIL_REST: string;
declare const HANDRAIL_HINTS: string;
declare const HANDRAIL_PLACING: string;

type Ports = {
  nonce: string;
  load: LoadPart;
  wishes: { guide: number | null; isHidden: boolean };
  bundle(): Bundle | null;
  offered(): Bundle | null;
  /** A guide may show by itself now. */
  consider(): void;
  lend(host: HostElement, changed: () => void): Omit<RestPorts, "loadPart">;
};

/** What stands on the page: the button, and, from when something needs it, the rest. */
export function createScreen({ nonce, load, wishes, bundle, offered, consider, lend }: Ports) {
  let shown: ReturnType<typeof show> | null = null;
  let rest: Rest | null = null;
  let making: Promise<Rest> | null = null;
  /** Parts that follow what is drawn, by the names of their files. */
  const following: Record<string, Promise<Hints | Placing> | undefined> = {};
  const preload = () => void Promise.all([HANDRAIL_REST, HANDRAIL_TARGETS].map((name) => load(name))).catch(tell);

  const draw = soon(() => {
    const now = offered();
    if (!now || !shown) return;
    dress(shown.host.element, now.style);
    shown.launcher.update({ bundle: now, isOpen: rest?.isOpen ?? false, run: rest?.run ?? null });
    if (wishes.isHidden) shown.launcher.element.hidden = true;
    rest?.draw();
    follow(HANDRAIL_HINTS, !wishes.isHidden && (now.tooltips || now.validators));
    follow(HANDRAIL_PLACING, now.moves);
    consider();
  });

  function show() {
    const host = createHostElement(nonce);
    const launcher = createLauncher({
      press() {
        const open = !rest?.isOpen;
        need((loaded) => loaded.toggle(open));
      },
      approach: preload,
    });
    host.addStyles(launcher.css);
    host.shadow.append(launcher.element);
    return { host, launcher };
  }

  /** A part that borrows from what finds targets as well; both are loaded at once. */
  async function make<Part>(name: string): Promise<Part> {
    const [part, targets] = await Promise.all([
      load<MakePart<(ports: RestPorts) => Part>>(name),
      load<MakePart<readonly unknown[]>>(HANDRAIL_TARGETS).then((lending) => lending(lent)),
    ]);
    const all = [...lent, ...targets];
    const loadPart = async <Other>(other: string) => (await load<MakePart<Other>>(other))(all);
    return part(all)({ ...lend(shown!.host, draw), loadPart });
  }

  /** Tooltips and validators, and what the person moves, follow what has changed, or leave the page. */
  function follow(name: string, isWanted?: unknown) {
    if (isWanted) following[name] ??= make(name);
    following[name]?.then(
      (look) => look(isWanted),
      (error) => {
        // The next drawing that wants it tries again.
        delete following[name];
        tell(error);
      },
    );
  }

  /** Does what needs the rest, at once when it is there; never throws into the page. */
  function need(work: (rest: Rest) => void) {
    if (rest) return work(rest);
    shown?.launcher.wait(true);
    making ??= make(HANDRAIL_REST);
    const mine = making;
    mine
      .then((made) => {
        if (making !== mine) return made.dispose();
        rest = made;
        if (bundle()) work(made);
      })
      .catch((error) => {
        if (making !== mine) return;
        making = null;
        wishes.guide = null;
        tell(error);
      })
      .finally(() => shown?.launcher.wait(false));
  }

  return {
    get rest() {
      return rest;
    },
    isMaking: () => making !== null,
    need,
    preload,
    draw,
    own: () => shown?.host.element ?? null,
    /** @returns whether it was not there before */
    open(): boolean {
      const isFirst = shown === null;
      shown ??= show();
      return isFirst;
    },
    /** Leaves what a page has on which nobody opened anything. */
    close() {
      rest?.dispose();
      rest = making = null;
      follow(HANDRAIL_HINTS);
    },
    /** There is nothing to offer any longer. */
    vanish() {
      if (shown) shown.launcher.element.hidden = true;
      follow(HANDRAIL_HINTS);
    },
  };
}
