/**
 * Specification 1, section 4 (Message visibility), once more: read from its words into tables, without the rules of `app/domain/messages`
 * that it judges. Times are whole days from now; what lies at 0 or before has come.
 */
export type Visibility = "archived" | "used" | "deleted" | "private" | "public" | "scheduled";
/** Nothing at all, everything right, a required text missing, or the headline itself missing. */
export type Text = "none" | "whole" | "faulty" | "headless";

export type ModelMessage = {
  visibility: Visibility;
  /** In the property's default language, and in another one. */
  texts: { standard: Text; other: Text };
  isOtherOff: boolean;
  start: number | null;
  end: number | null;
};
export type Change = Partial<Omit<ModelMessage, "visibility" | "texts"> & ModelMessage["texts"]>;
export type Act =
  | { act: "save"; publishing: boolean; change: Change; target?: Visibility | undefined }
  | { act: "archive" }
  | { act: "bring back" }
  | { act: "time passes"; days: number };

export const DRAFT: ModelMessage = {
  visibility: "private",
  texts: { standard: "none", other: "none" },
  isOtherOff: false,
  start: null,
  end: null,
};

type Wish = "publishes with a text" | "publishes without" | "saves with a text" | "saves without";
type Row = readonly [Visibility, Visibility, Visibility, Visibility];
const WISHES: readonly Wish[] = ["publishes with a text", "publishes without", "saves with a text", "saves without"];
const NEXT: Record<Visibility, Row> = {
  private: ["public", "public", "private", "private"],
  public: ["public", "used", "public", "used"],
  scheduled: ["scheduled", "private", "private", "private"],
  used: ["public", "public", "used", "used"],
  archived: ["archived", "archived", "archived", "archived"],
  deleted: ["deleted", "deleted", "deleted", "deleted"],
};

const PUBLISHED: readonly Visibility[] = ["scheduled", "public"];
const PUT_AWAY: readonly Visibility[] = ["archived", "deleted"];
const WRITTEN: readonly Text[] = ["whole", "faulty"];
const FAULTS: readonly Text[] = ["faulty", "headless"];

export const isPublished = ({ visibility }: Pick<ModelMessage, "visibility">) => PUBLISHED.includes(visibility);
export const hasDefaultText = ({ texts }: Pick<ModelMessage, "texts">) => WRITTEN.includes(texts.standard);

/** The next visibility on save, whatever its times say. */
export function nextOf(message: ModelMessage, publishing: boolean, target?: Visibility): Visibility {
  const wish: Wish = `${publishing ? "publishes" : "saves"} ${hasDefaultText(message) ? "with a text" : "without"}` as Wish;
  return target ?? NEXT[message.visibility][WISHES.indexOf(wish)]!;
}

/** The text of the button, in the specification's words. */
export function buttonOf(message: ModelMessage, publishing: boolean, next: Visibility): string {
  const ends = next === "used" || next === "private";
  if (isPublished(message)) return ends ? "Save and Unpublish" : "Update Changes";
  return publishing ? "Save and Publish" : "Save Changes";
}

export function isPublishable(message: ModelMessage): boolean {
  const shown = [message.texts.standard, ...(message.isOtherOff ? [] : [message.texts.other])];
  return !shown.some((text) => FAULTS.includes(text)) && (isPublished(message) || hasDefaultText(message));
}

export const isEndRefused = ({ start, end }: Pick<ModelMessage, "start" | "end">) => end !== null && end <= (start ?? 0);

/** What is published waits for its start and is used up at its end. */
function inTime(message: ModelMessage): ModelMessage {
  if (!isPublished(message)) return message;
  if (message.end !== null && message.end <= 0) return { ...message, visibility: "used" };
  return { ...message, visibility: message.start !== null && message.start > 0 ? "scheduled" : "public" };
}

export function changedBy(message: ModelMessage, { standard, other, ...change }: Change): ModelMessage {
  const texts = { standard: standard ?? message.texts.standard, other: other ?? message.texts.other };
  return { ...message, ...change, texts };
}

/** What an act makes of a message; null where it is refused, and all stays as it was. */
export function after(message: ModelMessage, act: Act): ModelMessage | null {
  const isPutAway = PUT_AWAY.includes(message.visibility);
  if (act.act === "time passes") {
    const passed = (day: number | null) => (day === null ? null : day - act.days);
    return inTime({ ...message, start: passed(message.start), end: passed(message.end) });
  }
  if (act.act === "bring back") return isPutAway ? { ...message, visibility: "private" } : null;
  if (isPutAway) return null;
  if (act.act === "archive") return { ...message, visibility: "archived" };
  const changed = changedBy(message, act.change);
  const isMoved = changed.start !== message.start || changed.end !== message.end;
  if (isMoved && isEndRefused(changed)) return null;
  const next = { visibility: nextOf(changed, act.publishing, act.target) };
  const goesLive = isPublished(next) && (act.publishing || !isPublished(message));
  if (goesLive && changed.end !== null && changed.end <= 0) return null;
  const saved = inTime({ ...changed, ...next });
  return goesLive && !isPublishable(changed) ? null : saved;
}
