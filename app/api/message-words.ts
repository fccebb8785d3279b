import type { Body } from "#app/contracts/call.ts";
import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/message-content.ts";
import type { messageCalls, WireMessage, WireMessageRow } from "#app/contracts/messages.ts";

/** What an announcement says in one language, in our words; `guide` is the one that it starts. */
export type AnnouncementTexts = Pick<WireAnnouncementTexts, "headline" | "description" | "media"> & {
  primaryLink: WireAnnouncementTexts["cta"]["primaryLink"];
  secondaryLink: WireAnnouncementTexts["cta"]["secondaryLink"];
  guide: number | null;
};
export const NO_ANNOUNCEMENT: AnnouncementTexts = {
  ...{ headline: "", description: "", media: null },
  ...{ primaryLink: null, secondaryLink: null, guide: null },
};
export type QuestionTexts = WireQuestionTexts;
export type MessageTexts = AnnouncementTexts | QuestionTexts;

type InOurWords<M> = Omit<M, "tutorialSegmentation" | "tutorialPageSegmentation" | "languageTexts"> & {
  guideSegment: number;
  guidePageSegment: number;
};
type Status = WireMessage["languageTexts"][string]["status"];
export type Message = InOurWords<WireMessage> & { texts: Record<string, { status: Status; texts: MessageTexts | null }> };

export function toRow<M extends WireMessageRow>({ tutorialSegmentation, tutorialPageSegmentation, ...row }: M) {
  return { ...row, guideSegment: tutorialSegmentation, guidePageSegment: tutorialPageSegmentation };
}

export function toMessage({ languageTexts, problems, ...wire }: WireMessage): Message {
  const texts = Object.entries(languageTexts).map(([key, { status, texts }]) => [key, { status, texts: texts && toTexts(texts) }]);
  const named = Object.entries(problems).map(([key, found]) => [key, found.map((each) => ({ ...each, field: fieldOfTexts(each.field) }))]);
  return { ...toRow(wire), texts: Object.fromEntries(texts), problems: Object.fromEntries(named) };
}

function toTexts(texts: WireAnnouncementTexts | WireQuestionTexts): MessageTexts {
  if (!("cta" in texts)) return texts;
  const { cta, ...rest } = texts;
  const { tutorial, ...links } = cta;
  return { ...rest, ...links, guide: tutorial === "" ? null : tutorial };
}

type Sent = Body<typeof messageCalls.updateMessage>["announcement"];
/** What a save may change, in our words. */
export type MessageChange = Omit<Sent, "tutorialSegmentation" | "tutorialPageSegmentation" | "languageTexts" | "revision"> & {
  guideSegment?: number;
  guidePageSegment?: number;
  texts?: Record<string, { status?: "on" | "off"; texts: MessageTexts | null }>;
};

export function toWire({ guideSegment, guidePageSegment, texts, ...rest }: MessageChange) {
  const languages = Object.entries(texts ?? {}).map(([key, each]) => [key, { ...each, texts: each.texts && wireTexts(each.texts) }]);
  return {
    ...rest,
    ...(texts && { languageTexts: Object.fromEntries(languages) }),
    ...(guideSegment !== undefined && { tutorialSegmentation: guideSegment }),
    ...(guidePageSegment !== undefined && { tutorialPageSegmentation: guidePageSegment }),
  };
}

function wireTexts(texts: MessageTexts): WireAnnouncementTexts | WireQuestionTexts {
  if (!("headline" in texts)) return texts;
  const { primaryLink, secondaryLink, guide, ...rest } = texts;
  return { ...rest, cta: { primaryLink, secondaryLink, tutorial: guide } };
}

/** The field of a message's texts in our words. */
export const fieldOfTexts = (path: string) => (path === "cta.tutorial" ? "guide" : path.replace(/^cta\./, ""));

/** The name of a field in the dashboard for its path in a call about messages, as in "texts.de.headline". */
export function messageField(path: string): string {
  const [, language, text] = /^announcement\.languageTexts\.([^.]+)\.texts\.?(.*)$/.exec(path) ?? [];
  if (language !== undefined) return `texts.${language}.${fieldOfTexts(text ?? "")}`;
  const field = path.replace(/^announcement\./, "");
  return field === "tutorialSegmentation" ? "guideSegment" : field === "tutorialPageSegmentation" ? "guidePageSegment" : field;
}
