import type { Bundle } from "#app/domain/player/bundle.ts";
import { ruledItems } from "#app/domain/player/ruled-items.ts";
import { type BundleRules, FOUND_LANGUAGE } from "#app/domain/player/rules.ts";
import { isOffered, isOnItsPages } from "#app/domain/targeting/audience.ts";
import { type History, type Item, NOTHING_BEFORE, type Situation } from "#app/domain/targeting/item.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { NO_LIMITS } from "#app/domain/targeting/showing.ts";
import { watchAddress } from "#player/targets/watch-address.ts";
import { createTagWatch } from "#player/targets/watch-tags.ts";
import type { Audience } from "./audience.ts";
import { guarded } from "./guard.ts";

const DAY = 86_400_000;

type Ports = Omit<Parameters<typeof createTagWatch>[0], "changed"> & {
  audience: Audience;
  /** Something else is offered, or may show by itself. */
  changed(): void;
};

/**
 * What of the bundle this person is offered on this page now: decided anew with each address, each answer about the person, each tag that
 * comes or goes, and when a schedule begins or ends.
 */
export function createTargeting({ audience, own, report, changed }: Ports) {
  let bundle: Bundle | null = null;
  let offered: Bundle | null = null;
  let items: Item[] = [];
  /** Those of them that the person is offered now. */
  let shown: Item[] = [];
  let isWatching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tags = createTagWatch({ own, report, changed: decide });
  const pageNow = () => pageAt(location.href, new Map(bundle?.targeting?.pageSegments.map((each) => [each.id, each])), tags.present());

  /** The person, the page and the time, as the rules of bundles ask for them. */
  function situation(history: History = NOTHING_BEFORE): Situation {
    return {
      segments: audience.segments(),
      page: pageNow(),
      at: Date.now(),
      language: FOUND_LANGUAGE,
      standard: FOUND_LANGUAGE,
      history,
      frequency: bundle?.targeting?.frequency ?? NO_LIMITS,
    };
  }

  function decide() {
    if (!bundle) return;
    const now = situation();
    shown = items.filter((item) => isOffered(item, now));
    const names = new Set(shown.map(({ type, id }) => type + id));
    offered = { ...bundle, isAway: !isOnItsPages(bundle, now), guides: bundle.guides.filter(({ id }) => names.has(`guide${id}`)) };
    offered.messages &&= offered.messages.filter(({ type, id }) => names.has(type + id));
    plan(now.at);
    changed();
  }

  /** Decides again when the next schedule begins or ends. */
  function plan(now: number) {
    clearTimeout(timer);
    const moments = items.flatMap(({ showing, chapter }) => [showing.from, showing.to, chapter?.showing.from, chapter?.showing.to]);
    const waits = moments.map((moment) => Date.parse(moment ?? "") - now).filter((wait) => wait > 0);
    if (waits.length > 0) timer = setTimeout(guarded(decide), Math.min(DAY, ...waits));
  }

  const look = guarded(() => {
    tags.look(bundle?.targeting?.tags ?? [], pageNow().answers);
    audience.ask();
    decide();
  });

  return {
    /** The bundle with what is offered alone. */
    offered: () => offered,
    /** The guides and messages with what decides on them; of those that are offered, which show by themselves. */
    items: () => items,
    showThemselves: () => shown.filter(({ showing }) => showing.auto),
    situation,
    decide,
    /** `isNamed`: people have names, by which the API knows their segments. */
    use(fresh: Bundle, isNamed: boolean) {
      bundle = fresh;
      items = ruledItems(fresh);
      // Whatever it is that a bundle lists.
      const listed = Object.values(fresh).flat() as (BundleRules | undefined)[];
      audience.configure(isNamed && listed.some((item) => item?.segment));
      if (!isWatching) watchAddress(look);
      isWatching = true;
      look();
    },
    gone() {
      bundle = offered = null;
      items = shown = [];
      clearTimeout(timer);
      tags.look([], new Map());
    },
  };
}
export type Targeting = ReturnType<typeof createTargeting>;
