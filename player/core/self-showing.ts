import type { Item } from "#app/domain/targeting/item.ts";
import { nextToShow } from "#app/domain/targeting/next-to-show.ts";
import { quiet } from "#player/loader/when-quiet.ts";
import { tell } from "./guard.ts";
import type { RestPorts } from "./rest-port.ts";
import type { createShowings } from "./showings.ts";
import { isRecord } from "./storage.ts";

type Ports = Pick<RestPorts, "api" | "visitor" | "bundle" | "targeting" | "isFree"> & {
  showings: ReturnType<typeof createShowings>;
  show(guide: number): void;
};

/**
 * Shows guides by themselves: the one that the rules choose, once the API granted it, at most one in a page view. What it refuses or does
 * not answer is not shown, and nothing is asked again in this page view. Gives what is to be called whenever something of it may have
 * changed.
 */
export function createSelfShowing({ api, visitor, bundle, targeting, isFree, showings, show }: Ports): () => void {
  let page = "";
  let isAsked = false;
  let isBusy = false;
  /** Granted, and not shown because something came between. */
  let granted: number | null = null;

  function next(): Item | null {
    const refused = showings.refused(Date.now());
    const candidates = targeting.showThemselves().filter(({ id }) => !refused.includes(id));
    return isFree() && candidates.length > 0 ? nextToShow(candidates, targeting.situation(showings.history())) : null;
  }

  async function claim({ id, type, tags, chapter }: Item): Promise<boolean> {
    const { guides, property } = bundle()!;
    const { page } = targeting.situation();
    const who = property.privacyLevel < 1 ? {} : visitor.who();
    const body = {
      id: showings.claimOf(id),
      kind: type,
      content: id,
      version: guides.find((guide) => guide.id === id)?.version,
      url: location.href.slice(0, 2000),
      language: property.language,
      tags: [...tags.list, ...(chapter?.tags.list ?? [])].filter((tag) => page.tags?.has(tag)),
      ...who,
      pass: visitor.passOf(who.user),
    };
    const answer = await api.ask("impressions", JSON.stringify(body)).catch(() => null);
    const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    if (isRecord(said) && said.shown === false) showings.add("refused", id, Date.now());
    return isRecord(said) && said.shown === true;
  }

  async function take(): Promise<void> {
    const item = next();
    if (!item) return;
    if (granted !== item.id && !(await claim(item))) {
      isAsked = true;
      return;
    }
    granted = item.id;
    // Another tab may have shown it meanwhile, which this device remembers, and the person may have begun something else.
    if (next()?.id !== item.id) return;
    granted = null;
    isAsked = true;
    showings.add("shown", item.id, Date.now());
    show(item.id);
  }

  return () => {
    if (page !== location.pathname) isAsked = false;
    page = location.pathname;
    if (isBusy || isAsked || !next()) return;
    isBusy = true;
    quiet()
      .then(take)
      .catch(tell)
      .finally(() => {
        isBusy = false;
      });
  };
}
