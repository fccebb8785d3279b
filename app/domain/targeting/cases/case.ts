import { arrange } from "#app/domain/targeting/arrange.ts";
import { decide } from "#app/domain/targeting/decide.ts";
import type { Gate } from "#app/domain/targeting/gate.ts";
import type { Item, SentAway, Situation } from "#app/domain/targeting/item.ts";
import { type PageSegment, pageAt } from "#app/domain/targeting/page-facts.ts";
import { type Frequency, NO_LIMITS, SHOWING, type Showing, type ShownKind } from "#app/domain/targeting/showing.ts";

export const HOUR = 3_600_000;
export const NOON = "2026-06-15T12:00:00Z";

export type Wish = Partial<Omit<Item, "showing" | "chapter">> & { showing?: Partial<Showing>; chapter?: Wish };
/** Something that was shown or finished so many hours before, and how a message was sent away. */
export type Before = [type: ShownKind, id: number, hours: number, how?: SentAway];

/** A decision that is known: everything that is left out lets the item show. */
export type Case = {
  name: string;
  item?: Wish;
  /** Other items of the property; then the item with the highest priority is to be found. */
  beside?: readonly Wish[];
  segments?: readonly number[];
  pages?: Readonly<Record<number, PageSegment>>;
  url?: string;
  tags?: readonly number[] | null;
  at?: string;
  language?: string;
  standard?: string;
  shown?: readonly Before[];
  done?: readonly Before[];
  frequency?: Partial<Frequency>;
  /** The gates that the item does not pass, in order. */
  fails: readonly Gate["gate"][];
  /** In how many hours the last of them opens by itself; null for never. */
  again?: number | null;
};

const LANGUAGES: Item["languages"] = { written: ["en"], statuses: {}, behaviour: "fallback_default" };

export function itemFrom({ showing, chapter, ...wish }: Wish = {}, type: Item["type"] = "guide"): Item {
  return {
    type,
    id: 1,
    visibility: "public",
    languages: LANGUAGES,
    segment: 0,
    pageSegment: 0,
    tags: { mode: "show", list: [] },
    ...wish,
    showing: { ...SHOWING, ...showing },
    chapter: chapter ? itemFrom({ id: 9, ...chapter }, "chapter") : null,
  };
}

export function situationOf({ segments = [], pages = {}, url = "https://crm.test/", tags = [], at = NOON, ...given }: Case): Situation {
  const now = Date.parse(at);
  const before = (all: readonly Before[] = []) => all.map(([type, id, hours, how]) => ({ type, id, at: now - hours * HOUR, how }));
  const segmentsOfPages = new Map(Object.entries(pages).map(([id, page]) => [Number(id), page]));
  return {
    segments: new Set(segments),
    page: pageAt(url, segmentsOfPages, tags && new Set(tags)),
    at: now,
    language: given.language ?? "en",
    standard: given.standard ?? "en",
    history: { impressions: before(given.shown), done: before(given.done) },
    frequency: { ...NO_LIMITS, ...given.frequency },
  };
}

/** What the engine makes of a case, to be compared with what the case says. */
export function outcomeOf(each: Case): Pick<Case, "fails" | "again"> & { shows: boolean } {
  const item = itemFrom(each.item);
  const situation = situationOf(each);
  const { shows, gates } = each.beside ? arranged(item, each.beside, situation) : decide(item, situation);
  const failing = gates.filter(({ passes }) => !passes);
  const again = failing.map((gate) => ("again" in gate ? gate.again : null)).at(-1) ?? null;
  return { shows, fails: failing.map(({ gate }) => gate), again: again === null ? null : (again - situation.at) / HOUR };
}

function arranged(item: Item, beside: readonly Wish[], situation: Situation) {
  const { arranged } = arrange([item, ...beside.map((wish, index) => itemFrom({ id: index + 2, ...wish }, wish.type))], situation);
  return arranged[0]!.decision;
}
