import type { WireMessage, WireMessageRow } from "#app/contracts/messages.ts";
import type { MessageLanguageStatus } from "#app/domain/messages/message.ts";
import { isWrittenIn, type MessageContent, problemsIn, rankingTypeOf } from "#app/domain/messages/message-content.ts";
import type { MessageTime } from "#app/domain/messages/message-times.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Row } from "#server/database/tables.ts";
import { toWireState } from "#server/resources/content/wire-state.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import { toWireTexts, wireField } from "./wire-texts.ts";

export type MessageRecord = Row<"messages">;

/** A message as lists show it. */
export function toWireRow(row: MessageRecord, { fallback }: Pick<Languages, "fallback">): WireMessageRow {
  const { draft } = row;
  const written = Object.keys(draft.texts).filter((language) => isWrittenIn(draft, language));
  const { recurrence, reminder, priority } = showingOf(row.showing);
  return {
    id: row.id,
    type: row.type,
    category: row.category,
    title: titleOf(draft, fallback),
    ...toWireState(row, written),
    languages: Object.keys(draft.texts)
      .toSorted()
      .map((key) => ({
        key,
        status: statusOf(row, key, fallback),
        isWritten: isWrittenIn(draft, key),
        errors: problemsIn(draft, key).filter(({ blocks }) => blocks).length,
      })),
    date: (row.min_time ?? row.first_time_published ?? row.created_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    liveSince: row.live_since?.toISOString() ?? null,
    timeLastPublished: row.published_at?.toISOString() ?? null,
    languageBehaviour: row.language_behaviour,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    tutorialSegmentation: row.guide_segment_id,
    tutorialPageSegmentation: row.guide_page_segment_id,
    pinned: row.pinned,
    ...timesOf(row),
    recurrence,
    reminderRecurrence: reminder,
    priority,
    form: draft.form,
  };
}

/** A message with its draft, in the shape of the contract. */
export function toWireMessage(row: MessageRecord, { fallback, keys }: Pick<Languages, "fallback" | "keys">): WireMessage {
  const { draft } = row;
  const languages = [...new Set([...keys, ...Object.keys(draft.texts)])].toSorted();
  return {
    ...toWireRow(row, { fallback }),
    languageTexts: Object.fromEntries(
      languages.map((key) => [key, { status: statusOf(row, key, fallback), texts: toWireTexts(draft, key) }]),
    ),
    rankingType: rankingTypeOf(draft),
    shape: draft.shape,
    problems: Object.fromEntries(
      Object.keys(draft.texts).map((key) => [
        key,
        problemsIn(draft, key).map((each) => ({ ...each, field: wireField(draft, each.field) })),
      ]),
    ),
    publishedVersion: row.published_version,
  };
}

/** The default language has the status `default`, whatever was said of it. */
export function statusOf({ language_texts }: Pick<MessageRecord, "language_texts">, key: string, fallback: string): MessageLanguageStatus {
  return key === fallback ? "default" : (language_texts[key]?.status ?? "on");
}

export function timesOf({
  min_time,
  min_time_zone,
  max_time,
  max_time_zone,
}: MessageRecord): Record<"minTime" | "maxTime", MessageTime | null> {
  const time = (at: Date | null, timezone: string | null) => at && { utc: at.toISOString(), timezone: timezone ?? "UTC" };
  return { minTime: time(min_time, min_time_zone), maxTime: time(max_time, max_time_zone) };
}

function titleOf({ texts }: MessageContent, fallback: string): string {
  const others = Object.keys(texts).toSorted();
  return [fallback, ...others].map((language) => texts[language]?.title ?? "").find((title) => !isBlank(title)) ?? "";
}
