import type { Bundle } from "#app/domain/player/bundle.ts";
import type { createBundleStore } from "./bundle-store.ts";
import { guarded } from "./guard.ts";

const RETRY = { first: 15_000, most: 300_000 };

type Ports = {
  bundles: ReturnType<typeof createBundleStore>;
  wanted(): string;
  use(bundle: Bundle): void;
  gone(): void;
};

/** Loads the bundle. An API that is out of reach is asked again, ever later; meanwhile the one that this device holds is used. */
export function createBundleLoader({ bundles, wanted, use, gone }: Ports) {
  let asked = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isUsed = false;

  function takeLast() {
    const last = isUsed ? null : bundles.last();
    if (!last) return;
    isUsed = true;
    use(last);
  }

  async function load(failures: number): Promise<void> {
    clearTimeout(retry);
    const mine = ++asked;
    const answer = await bundles.fetch(wanted()).catch(() => null);
    if (mine !== asked) return;
    if (answer === "gone") return gone();
    if (answer) {
      isUsed = true;
      return use(bundles.take(answer));
    }
    retry = setTimeout(
      guarded(() => void load(failures + 1)),
      Math.min(RETRY.most, RETRY.first * 2 ** failures),
    );
    takeLast();
  }

  return {
    /** `isUrgent` uses what this device holds without waiting for the API: a run is to go on. */
    begin(isUrgent: boolean) {
      if (isUrgent) takeLast();
      return load(0);
    },
    again: () => load(0),
  };
}
