import { literalPage } from "#app/domain/player/step-rules.ts";
import { type Check, type Checked, type createChecking, withPage } from "./checking.ts";
import type { DraftStep } from "./draft.ts";
import { type Stand, standOf } from "./stand.ts";

/** No step is waited for any longer, whatever its author set, in milliseconds. */
const LONGEST = 10_000;
const BETWEEN = 150;
/** After an address that only differs behind its #, which loads no page. */
const SAME_PAGE = 300;

type Stands = { step: string; stand: Stand }[];

/** Waits until each step of this page is found, or its time is over. */
export async function settled(steps: DraftStep[], own: Element, isStopped: () => boolean): Promise<Stands> {
  const begun = Date.now();
  for (;;) {
    const stands = steps.map((step) => ({ step: step.id, wait: Math.min(step.wait * 1000, LONGEST), stand: standOf(step, own) }));
    const isOpen = stands.some(({ wait, stand }) => stand.state === "missing" && Date.now() - begun < wait);
    if (!isOpen || isStopped()) return stands;
    await pause(BETWEEN);
  }
}

type Ports = {
  own: Element;
  checking: ReturnType<typeof createChecking>;
  steps(): DraftStep[];
  isStopped(): boolean;
  done(results: Checked[]): void;
};

/** Goes on with a check of all pages: this page, then the next one, at last back to where it began. */
export async function checkOn(check: Check, ports: Ports): Promise<void> {
  const { own, checking, steps, isStopped, done } = ports;
  const known = check.isBack ? check : withPage(check, counted(steps(), await settled(steps(), own, isStopped)));
  if (isStopped()) return;
  const [next, ...pages] = known.pages;
  if (next === undefined && (known.isBack || location.href === known.from)) {
    checking.end();
    return done(known.results);
  }
  const further: Check = { ...known, pages, isBack: next === undefined };
  const to = next ?? known.from;
  checking.keep(further);
  const isSame = withoutFragment(to) === withoutFragment(location.href);
  location.assign(to);
  if (!isSame) return;
  await pause(SAME_PAGE);
  if (!isStopped()) await checkOn(further, ports);
}

/** A rule for several pages may well mean another one of them: that a step is not on this one says nothing. */
function counted(steps: DraftStep[], stands: Stands): Stands {
  const several = new Set(steps.filter(({ url }) => url !== "" && literalPage(url) === null).map(({ id }) => id));
  return stands.filter(({ step, stand }) => stand.state !== "missing" || !several.has(step));
}

const withoutFragment = (address: string) => address.replace(/#.*/, "");
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
