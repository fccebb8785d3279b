import { type LanguageBehaviour, type LanguageStatusByKey, shownLanguage } from "#app/domain/languages/language-status.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { isWrittenIn, type MessageContent } from "#app/domain/messages/message-content.ts";
import { type AnnouncementTexts, EMPTY_ANNOUNCEMENT, EMPTY_QUESTION } from "#app/domain/messages/message-texts.ts";
import type { BundleAnnouncement, BundleMessage, BundleQuestion } from "#app/domain/player/bundle.ts";
import { rulesOf } from "#app/domain/player/rules.ts";
import { type Showing, showingOf } from "#app/domain/targeting/showing.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";
import type { TargetedRow } from "./bundle-targeting.ts";

/** A live message with its content as published. */
export type LiveMessage = TargetedRow & {
  id: number;
  type: MessageType;
  category: number;
  version: number;
  content: MessageContent;
  language_behaviour: LanguageBehaviour;
  language_texts: LanguageStatusByKey;
  guide_segment_id: number;
  guide_page_segment_id: number;
  min_time: Date | null;
  max_time: Date | null;
  published_at: Date | null;
};

/** What a message in a bundle depends on; `color` is that of a category. */
type Context = { language: string; standard: string; guides: ReadonlySet<number>; color(category: number): string };

/** The messages that say something in a language, or in the default one where they fall back on it. */
export const messagesIn = (rows: readonly LiveMessage[], context: Context): BundleMessage[] =>
  rows.flatMap((row) => inLanguage(row, context) ?? []);

/** When a message shows: between its times, by itself unless it is for the list alone. A survey or an NPS always asks by itself. */
export function showingOfMessage({ showing, content, min_time, max_time }: Omit<LiveMessage, "version">): Showing {
  return {
    ...showingOf(showing),
    auto: content.form !== "list",
    from: min_time?.toISOString() ?? null,
    to: max_time?.toISOString() ?? null,
  };
}

/** The language that somebody sees it in (specification 1, section 3: languageBehaviour, status); null for none. */
export const languageOfMessage = (
  row: Pick<LiveMessage, "content" | "language_texts" | "language_behaviour">,
  wanted: string,
  standard: string,
) => shownLanguage(wanted, standard, (key) => isWrittenIn(row.content, key), row.language_texts, row.language_behaviour);

function inLanguage(row: LiveMessage, { language: wanted, standard, guides, color }: Context): BundleMessage | null {
  const language = languageOfMessage(row, wanted, standard);
  return language === null ? null : messageSaidIn(row, language, { guides, color });
}

/** A message in one language, whatever is written in it: as a bundle has it, and as its preview shows it. */
export function messageSaidIn(row: LiveMessage, language: string, { guides, color }: Pick<Context, "guides" | "color">): BundleMessage {
  const { id, version, content, segment_id: segment, page_segment_id: pageSegment, tags } = row;
  const rules = rulesOf({ segment, pageSegment, tags, showing: showingOfMessage(row) });
  const at = (row.min_time ?? row.published_at ?? new Date(0)).toISOString();
  const said =
    content.type === "announcement"
      ? announcement(row, content.texts[language] ?? EMPTY_ANNOUNCEMENT, guides)
      : question(content.type, content.shape, content.texts[language]);
  return { id, version, language, form: content.form, color: color(row.category), at, ...rules, ...said };
}

function announcement(
  row: LiveMessage,
  { title, description, media, cta }: AnnouncementTexts,
  guides: ReadonlySet<number>,
): BundleAnnouncement {
  const links = [cta.primaryLink, cta.secondaryLink].flatMap((link) => (link?.url ? [{ ...link, url: withProtocol(link.url) }] : []));
  const rules = rulesOf({
    segment: row.guide_segment_id,
    pageSegment: row.guide_page_segment_id,
    tags: { mode: "show", list: [] },
    showing: showingOf({}),
  });
  const guide = typeof cta.guide === "number" && guides.has(cta.guide) ? { id: cta.guide, ...rules } : null;
  return { type: "announcement", title, description, image: media?.src || null, links, guide };
}

const question = (type: BundleQuestion["type"], shape: BundleQuestion["shape"], texts = EMPTY_QUESTION): BundleQuestion => ({
  type,
  shape,
  texts,
});
