import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import { copilotSettingsOf, isCopilotOn } from "#app/domain/copilot/settings.ts";
import { documentsLanguage } from "#app/domain/documents/documents-language.ts";
import { type GuideContent, saysSomething } from "#app/domain/guides/guide.ts";
import { playedStep, USUAL_LOOK } from "#app/domain/guides/step.ts";
import { type StoredShape, type StoredTexts, wholeShape, wholeTexts } from "#app/domain/guides/stored-step.ts";
import { type LanguageBehaviour, type LanguageStatusByKey, shownLanguage } from "#app/domain/languages/language-status.ts";
import type { MessageVisibility } from "#app/domain/messages/message.ts";
import { type Bundle, type BundleChapter, type BundleGuide, type BundleStep, OCCASIONAL } from "#app/domain/player/bundle.ts";
import { helpLinks } from "#app/domain/player/help-links.ts";
import { spokenTexts } from "#app/domain/player/own-words.ts";
import { setTexts } from "#app/domain/player/property-texts.ts";
import { rulesOf } from "#app/domain/player/rules.ts";
import { shownPromotion } from "#app/domain/player/shown-promotion.ts";
import { categoryColor, playerStyle, type Stylings, stylingsOf } from "#app/domain/player/stylings.ts";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { linkTexts } from "#app/domain/player/texts/link-texts.ts";
import { videoEmbed } from "#app/domain/player/video-embed.ts";
import { withBackMode } from "#app/domain/player/with-back-mode.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import { capturedTarget, POINTING } from "#app/domain/targets/target.ts";
import { type TargetedRow, type TargetingRows, targetingIn } from "./bundle-targeting.ts";
import { type LiveMessage, messagesIn } from "./messages-in-bundle.ts";
import { offeredLanguages } from "./offered-languages.ts";
import { offeredRows } from "./offered-rows.ts";
import { type PlacedRows, placedIn } from "./placed-in-bundle.ts";
import type { Used } from "./used.ts";
import { type LiveWelcome, welcomeIn } from "./welcome-in-bundle.ts";

type Live<Content> = TargetedRow & {
  id: number;
  content: Content;
  language_behaviour: LanguageBehaviour;
  language_texts: LanguageStatusByKey;
};
type LiveChapter = Live<ChapterContent>;
export type LiveGuide = Live<GuideContent> & { version: number; chapter_id: number | null };

/** The rows for a bundle: one property, its live chapters and guides in order, their content as published. */
export type BundleRows = TargetingRows &
  PlacedRows & {
    property: { id: number; name: string } & Record<"stylings" | "settings" | "limits", Record<string, unknown>>;
    languages: { key: string; visibility: "private" | "public" | "default" }[];
    /** The property's own texts, by language, which replace the player's. */
    texts: { language: string; texts: Record<string, string> }[];
    chapters: LiveChapter[];
    guides: LiveGuide[];
    welcome?: LiveWelcome | undefined;
    /** In which languages there are documents. */
    documents?: ReadonlySet<string>;
    /** How much guides and messages are used. */
    used?: Used;
    /** Pinned ones first, then the newest; those that are only to begin included. */
    messages: (LiveMessage & { visibility: MessageVisibility })[];
  };

/**
 * The bundle of a property for a requested language (specification 1, sections 3 and 4). Guides of a chapter that is not live are left out,
 * and so is what showed until before `now` (epoch milliseconds). What is only to begin is nobody's to read yet.
 */
export function toBundle(all: BundleRows, wanted: string, now = Date.now()): Bundle {
  const { keys, standard, language, asked, fits } = offeredLanguages(all.languages, wanted);
  const rows = offeredRows(all, fits);
  const stylings = stylingsOf(rows.property.stylings);
  const chapters = rows.chapters.filter(isNotOver(now)).flatMap((chapter) => chapterIn(chapter, asked, standard) ?? []);
  const shown = new Set(chapters.map(({ id }) => id));
  const guides = rows.guides.filter(isNotOver(now)).flatMap((guide) => {
    if (guide.chapter_id !== null && !shown.has(guide.chapter_id)) return [];
    const told = guideIn(guide, { language: asked, standard, hero: stylings.hero_btn_text });
    const guided = told && { ...told, ...usedAs(rows.used?.guides.get(guide.id)) };
    return guided ? [{ guide: withBackMode(guided, stylings.back_mode), chapter: guide.chapter_id ?? 0 }] : [];
  });
  const filled = [...chapters, { id: 0, title: "", subtitle: "" }].map((chapter) => ({
    ...chapter,
    guideIds: guides.filter((one) => one.chapter === chapter.id).map((one) => one.guide.id),
  }));
  const carried = filled.filter(({ guideIds }) => guideIds.length > 0);
  const placed = placedIn(rows, language, standard);
  const begun = rows.messages.filter(({ visibility, min_time }) => !isToBegin(now, visibility, min_time));
  const offered = { language: asked, standard, hero: stylings.hero_btn_text, guides: new Set(guides.map(({ guide }) => guide.id)) };
  const sent = messagesIn(
    begun.filter(({ max_time }) => !max_time || max_time.getTime() > now),
    { ...offered, color: (category) => categoryColor(stylings, category) },
  ).map((message) => ({ ...message, ...usedAs(message.type === "announcement" ? rows.used?.messages.get(message.id) : 0) }));
  const welcome = welcomeIn(rows.welcome, { ...offered, property: rows.property.name });
  const messages = welcome ? [welcome, ...sent] : sent;
  const called = sent.flatMap((message) => (message.type === "announcement" && message.guide ? [message.guide] : []));
  const said = [placed.tooltips, placed.validators, sent, called].flatMap((items = []) => items);
  const ruled = [...carried, ...guides.map(({ guide }) => guide), ...said];
  const pageSegment = Number(rows.property.settings.assistantPageSegment ?? 0);
  const targeting = targetingIn(rows, [...ruled, { pageSegment }], stylings.privacyLevel);
  const hasPopups = messages.some(({ form }) => form === "modal") || guides.some(({ guide }) => guide.promotion);
  const help = {
    ...lookIn(stylings, language, rows.texts.find((one) => one.language === language)?.texts),
    ...copilotIn(rows.property, language),
    ...documentsIn(rows, stylings, language, standard),
  };
  return {
    property: {
      id: rows.property.id,
      name: rows.property.name,
      language,
      languages: keys,
      privacyLevel: stylings.privacyLevel,
      needsProof: stylings.snippetAuthentication,
      needsConsent: stylings.consentRequired,
    },
    ...help,
    ...((help.help || help.copilot || help.documents) && { isHelping: true }),
    ...(pageSegment > 0 && { pageSegment }),
    ...((stylings.draggableAvatar || hasPopups) && { moves: true }),
    chapters: carried,
    guides: guides.map(({ guide }) => guide),
    ...placed,
    ...(messages.length > 0 && { messages }),
    ...(targeting && { targeting }),
  };
}

/** What people use more is found before what matches a search as well. */
const usedAs = (used?: number) => (used ? { used } : {});

/**
 * By its state and not by the time alone: what the database has made public must be in the bundle that is built then, whatever the clock of
 * this process shows, for nothing builds it anew a second later.
 */
const isToBegin = (now: number, visibility: MessageVisibility, begins: Date | null): boolean =>
  visibility === "scheduled" && begins !== null && begins.getTime() > now;

const isNotOver =
  (now: number) =>
  ({ showing: { to } }: TargetedRow) =>
    !to || Date.parse(to) > now;

const rulesIn = (row: TargetedRow) =>
  rulesOf({ segment: row.segment_id, pageSegment: row.page_segment_id, tags: row.tags, showing: showingOf(row.showing) });

/** How the assistant looks with these stylings, what it says in a language, and where it leads; `set` are the property's own texts in it. */
export function lookIn(stylings: Stylings, language: string, set: Record<string, string> = {}) {
  return {
    style: playerStyle(stylings),
    texts: spokenTexts(language, set),
    ...(stylings.searchEnabled && searchLabels(set)),
    ...helpLinks(stylings, language, set),
  };
}

/** What a player needs to let people ask; no key where nothing is answered. Without a contact of its own, the help desk's is it. */
function copilotIn(property: BundleRows["property"], language: string): Pick<Bundle, "copilot"> {
  if (!isCopilotOn(property)) return {};
  const { userSegmentId: segment, tone, contact } = copilotSettingsOf(property.settings);
  const { helpDeskSupportLinkEnabled, helpDeskSupportLinkURL } = stylingsOf(property.stylings);
  const address = contact || (helpDeskSupportLinkEnabled && helpDeskSupportLinkURL);
  const texts = copilotTexts(language, tone);
  return { copilot: { ...(segment > 0 && { segment }), texts, ...(address && { contact: address }) } };
}

/** That documents can be looked for, and what they are called; no key where there are none to find. */
function documentsIn(
  { documents, texts }: BundleRows,
  { searchEnabled }: Stylings,
  language: string,
  standard: string,
): Pick<Bundle, "documents"> {
  if (!searchEnabled || !documents || documentsLanguage(documents, language, standard) === null) return {};
  const set = setTexts(texts.find((one) => one.language === language)?.texts ?? {});
  return { documents: { label: set.search_filter_label_documents || linkTexts(language).documents } };
}

/** Those of them that a property has set; no key for none. */
function searchLabels(own: Record<string, string>): Pick<Bundle, "labels"> {
  const set = setTexts(own);
  const labels = Object.entries({
    initial: set.search_page_initial_placeholder,
    guides: set.search_filter_label_guides,
    announcements: set.search_filter_label_announcements,
  }).filter(([, text]) => text);
  return labels.length > 0 ? { labels: Object.fromEntries(labels) } : {};
}

function languageOf(item: Live<{ texts: Record<string, { title: string }> }>, language: string, standard: string): string | null {
  const isWritten = (key: string) => Boolean(item.content.texts[key]?.title);
  return shownLanguage(language, standard, isWritten, item.language_texts, item.language_behaviour);
}

function chapterIn(chapter: LiveChapter, wanted: string, standard: string): Omit<BundleChapter, "guideIds"> | null {
  const language = languageOf(chapter, wanted, standard);
  if (language === null) return null;
  const { title = "", subtitle = "" } = chapter.content.texts[language] ?? {};
  return { id: chapter.id, title, subtitle, ...rulesIn(chapter) };
}

type Said = { language: string; standard: string; hero: string };

function guideIn(guide: LiveGuide, { language: wanted, standard, hero }: Said): BundleGuide | null {
  const language = languageOf(guide, wanted, standard);
  if (language === null || guide.content.steps.length === 0) return null;
  const rules = rulesIn(guide);
  const promotion = rules.showing?.auto ? shownPromotion(guide.content.promotion, { language: wanted, standard, hero }) : null;
  return { ...guideInLanguage(guide, language, standard), ...rules, ...(promotion && { promotion }) };
}

/** A guide with its texts in a language; steps that say nothing in it have those of the default language. */
export function guideInLanguage(guide: Pick<LiveGuide, "id" | "version" | "content">, language: string, standard: string): BundleGuide {
  const { title = "", subtitle = "", steps = {} } = guide.content.texts[language] ?? {};
  const fallback = guide.content.texts[standard]?.steps ?? {};
  const textsOf = (id: string) => (saysSomething(steps[id]) ? steps[id] : (fallback[id] ?? steps[id]));
  return {
    id: guide.id,
    version: guide.version,
    language,
    title,
    subtitle,
    steps: guide.content.steps.map((step) => bundleStep(step, textsOf(step.id))),
  };
}

export function bundleStep(shape: StoredShape, texts: StoredTexts | undefined): BundleStep {
  const step = playedStep({ ...wholeShape(shape), ...wholeTexts(texts) });
  const { media } = step;
  const shown = media?.type === "video" ? { ...media, url: videoEmbed(media.url) } : media;
  const bundled: BundleStep = { ...step, target: capturedTarget(step), media: shown };
  for (const name of OCCASIONAL) if (saysNothing(name, bundled[name])) delete bundled[name];
  return bundled;
}

function saysNothing(name: (typeof OCCASIONAL)[number], value: BundleStep[typeof name]): boolean {
  if (name === "precision" || name === "wait") return value === POINTING[name];
  if (name === "highlight" || name === "side") return value === USUAL_LOOK[name];
  return !value || (Array.isArray(value) && value.length === 0);
}
