import type { Item } from "#app/domain/targeting/item.ts";
import { nextToShow } from "#app/domain/targeting/next-to-show.ts";
import { tell } from "#player/core/guard.ts";
import type { MessagePorts } from "#player/core/messages-port.ts";
import { isRecord } from "#player/core/storage.ts";
import { type createShowings, nameOf } from "./showings.ts";

type Ports = Pick<MessagePorts, "api" | "visitor" | "bundle" | "targeting" | "isFree"> & {
  showings: ReturnType<typeof createShowings>;
  /** `claim` is the id under which the API granted it. */
  show(item: Item, claim: string): void;
};

/** When the browser has time, where it says so. */
const idle = () => new Promise((done) => window.requestIdleCallback?.(done, { timeout: 1000 }) ?? setTimeout(done));

/**
 * Shows guides and messages by themselves: the one that the rules choose, once the API granted it, at most one in a page view. What it refuses
 * or does not answer is not shown, and nothing is asked again in this page view. Gives what is to be called whenever something of it may have
 * changed.
 */
export function createSelfShowing({ api, visitor, bundle, targeting, isFree, showings, show }: Ports): () => void {
  let page = "";
  let isAsked = false;
  let isBusy = false;
  /** Granted, and not shown because something came between. */
  let granted: number | string | null = null;

  function next(): Item | null {
    const refused = showings.refused(Date.now());
    const candidates = targeting.showThemselves().filter((item) => !refused.includes(nameOf(item)));
    return isFree() && candidates.length > 0 ? nextToShow(candidates, targeting.situation(showings.history())) : null;
  }

  async function claim(item: Item, key: string): Promise<boolean> {
    const { id, type, tags, chapter } = item;
    const { guides, messages = [], property } = bundle()!;
    const { page } = targeting.situation();
    const who = property.privacyLevel < 1 ? {} : visitor.who();
    const body = {
      id: key,
      kind: type,
      content: id,
      version: (type === "guide" ? guides : messages).find((one) => one.id === id)?.version,
      url: location.href.slice(0, 2000),
      language: property.language,
      tags: [...tags.list, ...(chapter?.tags.list ?? [])].filter((tag) => page.tags?.has(tag)),
      ...who,
      pass: visitor.passOf(who.user),
    };
    const answer = await api.ask("impressions", JSON.stringify(body)).catch(() => null);
    const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    if (isRecord(said) && said.shown === false) showings.add("refused", item, Date.now());
    return isRecord(said) && said.shown === true;
  }

  async function take(): Promise<void> {
    const item = next();
    if (!item) return;
    const name = nameOf(item);
    const key = showings.claimOf(item);
    if (granted !== name && !(await claim(item, key))) {
      isAsked = true;
      return;
    }
    granted = name;
    // Another tab may have shown it meanwhile, which this device remembers, and the person may have begun something else.
    const now = next();
    if (!now || nameOf(now) !== name) return;
    granted = null;
    isAsked = true;
    showings.add("shown", item, Date.now());
    show(item, key);
  }

  return () => {
    if (page !== location.pathname) isAsked = false;
    page = location.pathname;
    if (isBusy || isAsked || !next()) return;
    isBusy = true;
    idle()
      .then(take)
      .catch(tell)
      .finally(() => {
        isBusy = false;
      });
  };
}
