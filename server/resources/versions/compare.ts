import type { WireComparison } from "#app/contracts/versions.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { type Compared, compareContent, type Difference } from "#app/domain/versions/compare.ts";
import type { Database } from "#server/database/tables.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";
import { compareMessages } from "./compare-messages.ts";
import { getVersion } from "./store.ts";

/** More than anybody reads; a guide with every text changed in many languages has more. */
const MOST_TOLD = 1000;

type Side = number | "draft";

/**
 * What differs between two versions of an item, or one and its draft.
 * @param language that in which steps are named
 * @throws Refusal 404 for a version that there is not
 */
export async function comparison<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  sides: { from: Side; to: Side },
  language: string,
): Promise<WireComparison> {
  const read = async (side: Side) => (side === "draft" ? { version: null, content: item.draft } : getVersion(db, kind, item, side));
  const [from, to] = [await read(sides.from), await read(sides.to)];
  const [before, after]: Compared[] = [from.content, to.content];
  const all = differencesOf(kind, before!, after!);
  const headingIn = (content: Compared | undefined, id: string) => {
    const texts = content?.texts[language]?.steps?.[id] as { title?: string } | undefined;
    return texts?.title ?? "";
  };
  const differences = all.slice(0, MOST_TOLD).map((difference) => ({
    ...difference,
    step: difference.step && { ...difference.step, title: headingIn(after, difference.step.id) || headingIn(before, difference.step.id) },
  }));
  return { from: from.version, to: to.version, differences, total: all.length };
}

function differencesOf(kind: Kind, before: Compared, after: Compared): Difference[] {
  return kind === "messages" ? compareMessages(before as MessageContent, after as MessageContent) : compareContent(before, after);
}
