import { isDeepStrictEqual } from "node:util";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { messageCalls } from "#app/contracts/messages.ts";
import { isCategoryOf } from "#app/domain/messages/message.ts";
import { isEndInvalid, isSameMinute, type MessageTime, withoutSeconds } from "#app/domain/messages/message-times.ts";
import { isTimeZone } from "#app/domain/time/zone.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Author } from "#server/resources/content/author.ts";
import { changeDraft, writeColumns } from "#server/resources/content/change.ts";
import { changedContent, changesContent } from "./changed-content.ts";
import { requireMessageReferences } from "./references.ts";
import { type MessageRecord, timesOf } from "./wire.ts";

export type MessageChange = Omit<
  ParsedBody<typeof messageCalls.updateMessage>["announcement"],
  "visibility" | "publishing" | "note" | "revision"
>;

/**
 * Writes what a save says of a message: its draft, which is published later, and what holds at once. What is left out stays.
 * @throws Refusal 422 for what cannot be, at the fields of the call
 */
export async function applyChange(trx: Database, before: MessageRecord, change: MessageChange, author: Author): Promise<MessageRecord> {
  if (Object.values(change).every((value) => value === undefined)) return before;
  const { segment, pageSegment, tutorialSegmentation, tutorialPageSegmentation, category, pinned, languageTexts, languageBehaviour } =
    change;
  if (category !== undefined && !isCategoryOf(before.type, category)) {
    throw refuse.invalid([{ path: "announcement.category", code: "text_error_invalid" }]);
  }
  if (category !== undefined && category !== before.category && isAskedForGood(before)) {
    throw refuse.invalid([{ path: "announcement.category", code: "message_error_asks" }]);
  }
  await requireMessageReferences(trx, before.property_id, change);
  const content = changesContent(change)
    ? changedContent(before.draft, { ...change, category: category ?? before.category, isAskedForGood: isAskedForGood(before) })
    : before.draft;
  const statuses = Object.entries(languageTexts ?? {}).flatMap(([key, { status }]) =>
    status === "on" || status === "off" ? [[key, { status }] as const] : [],
  );
  const { recurrence, reminderRecurrence: reminder, priority } = change;
  const given = Object.fromEntries(Object.entries({ recurrence, reminder, priority }).filter(([, value]) => value !== undefined));
  const drafted = await changeDraft(
    trx,
    "messages",
    before,
    {
      // What says the same stays published and approved as it is.
      ...(!isDeepStrictEqual(content, before.draft) && { draft: content }),
      languageBehaviour,
      segment,
      pageSegment,
      ...(statuses.length > 0 && { languageTexts: { ...before.language_texts, ...Object.fromEntries(statuses) } }),
    },
    author,
  );
  return writeColumns(trx, "messages", drafted, author, {
    category,
    pinned,
    guide_segment_id: tutorialSegmentation,
    guide_page_segment_id: tutorialPageSegmentation,
    showing: JSON.stringify({ ...before.showing, ...given }),
    ...timeColumns(before, change),
  });
}

/** Whether what a survey asks stays: once it was live, answers to a rating and to a score would count together. */
const isAskedForGood = ({ type, first_time_published }: MessageRecord) => type === "survey" && first_time_published !== null;

/**
 * What was not moved is not judged anew: what has ended can still be written.
 * @throws Refusal 422 for an end on or before the start, or in the past, and a time zone that nobody knows
 */
function timeColumns(before: MessageRecord, { minTime: start, maxTime: end }: MessageChange) {
  if (start === undefined && end === undefined) return {};
  const stored = timesOf(before);
  const [minTime, maxTime] = [timeAfter(stored.minTime, start), timeAfter(stored.maxTime, end)];
  const invalid = (field: string, code: string) => refuse.invalid([{ path: `announcement.${field}`, code }]);
  for (const [field, time] of Object.entries({ minTime, maxTime }))
    if (time && !isTimeZone(time.timezone)) throw invalid(field, "time_zone_error_unknown");
  const isMoved = !isSameMinute(minTime, stored.minTime) || !isSameMinute(maxTime, stored.maxTime);
  if (isMoved && isEndInvalid(minTime, maxTime, Date.now())) throw invalid("maxTime", "message_error_end");
  return {
    min_time: minTime?.utc ?? null,
    min_time_zone: minTime?.timezone ?? null,
    max_time: maxTime?.utc ?? null,
    max_time_zone: maxTime?.timezone ?? null,
  };
}

/** A moment that stays keeps its seconds, by whichever clocks it is shown from now on. */
function timeAfter(stored: MessageTime | null, sent: MessageTime | null | undefined): MessageTime | null {
  if (sent === undefined) return stored;
  return sent && stored && isSameMinute(sent, stored) ? { ...sent, utc: stored.utc } : sent && withoutSeconds(sent);
}
