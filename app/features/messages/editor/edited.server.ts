import { getZodConstraint } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { findGuides } from "#app/api/guides.server.ts";
import { listImages } from "#app/api/images.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { getMessageReview } from "#app/api/publishing.server.ts";
import { isPutAway, type MessageType } from "#app/domain/messages/message.ts";
import { asksForScore } from "#app/domain/messages/message-content.ts";
import { isWrittenInDefault } from "#app/domain/messages/message-state.ts";
import { MAIN_QUESTION } from "#app/domain/messages/survey.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { categoryColors } from "#app/features/messages/category-colors.server.ts";
import { mayViewResults, scheduleText } from "#app/features/messages/listed.server.ts";
import { sourceOf } from "#app/features/messages/translation-source.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { buttonsOf } from "./buttons.ts";
import { foundIn } from "./found.server.ts";
import { messageOf } from "./message-of.server.ts";
import { messageSchema } from "./schema.server.ts";
import { valuesOf } from "./values.server.ts";
import { zoneChoices } from "./zone-choices.server.ts";

const MOST_GUIDES = 100;
const MOST_IMAGES = 12;

/** What the editor of a message shows at an address: it, with its texts in a language. */
export async function editedMessage(request: Request, viewer: Viewer, type: MessageType, id: string) {
  const [stored, language, { timeZone }, moments, colorOf] = await Promise.all([
    messageOf(viewer, type, id),
    contentLanguage(request, viewer),
    getShellProperty(viewer),
    momentsOf(viewer),
    categoryColors(viewer),
  ]);
  const { key, lang, all, problems, isDefault } = language;
  const { visibility } = stored;
  const hasDefaultText = isWrittenInDefault(stored.languages);
  const [choices, publishing] = await Promise.all([
    choicesFor(viewer, type, stored.minTime?.timezone, stored.maxTime?.timezone, timeZone),
    getMessageReview(viewer, id),
  ]);
  const edited = {
    title: stored.title || viewer.text("messages:untitled"),
    message: {
      ...{ id: stored.id, type, revision: stored.revision, visibility, category: stored.category, color: colorOf(stored.category) },
      /** Once a survey was live, it stays a rating or a score. */
      isAskedForGood: stored.firstTimePublished !== null,
      /** For a score. Surveys that were published when every one asked for a rating may be of the score's category all the same. */
      asksScore: asksForScore({ shape: stored.shape }),
      /** Answers to its first question lead on by rules. */
      hasWays: stored.shape?.pages.some(({ rules }) => rules.some(({ question }) => question === MAIN_QUESTION)) ?? false,
    },
    hasUnpublishedChanges: stored.hasUnpublishedChanges,
    publishing,
    schedule: scheduleText(viewer, moments, stored),
    language: { key, lang, all, isDefault, name: all.length > 1 ? (all.find((each) => each.key === key)?.name ?? key) : null },
    written: stored.languages
      .filter(({ isWritten }) => isWritten)
      .map((each) => ({ key: each.key, status: each.status === "off" ? ("off" as const) : ("on" as const) })),
    problems,
    translateFrom: stored.texts[key]?.texts ? null : sourceOf(stored, all),
    found: foundIn(stored, key, Date.now()),
    values: valuesOf(stored, language, timeZone),
    choices,
    changed: changedWhen(viewer, moments, { updatedAt: stored.lastChangedAt, lastChangedBy: stored.lastChangedBy }),
    buttons: buttonsOf(visibility, hasDefaultText),
    refusal: isPutAway(visibility) ? "message_archived" : viewer.may("edit", "messages", { visibility }) ? null : "not_allowed_for_role",
    notListed: type === "announcement" ? await switchedOff(viewer, "enableAnnouncements") : null,
    mayUpload: type === "announcement" && viewer.may("edit", "guides"),
    mayCopy: viewer.may("edit", "messages"),
    mayViewResults: mayViewResults(viewer, type),
    mayPublish: viewer.may("edit", "messages", { visibility: "public" }),
    constraint: getZodConstraint(messageSchema),
  };
  return data(edited, { status: problems.length > 0 ? 400 : 200 });
}
export type EditedMessage = Awaited<ReturnType<typeof editedMessage>>["data"];

/** What can be chosen in the form; segments are null for who may not see them. */
async function choicesFor(viewer: Viewer, type: MessageType, ...zones: (string | undefined)[]) {
  const isAnnouncement = type === "announcement";
  const [audience, guides, images] = await Promise.all([
    viewer.may("view", "users") ? audienceChoices(viewer) : null,
    isAnnouncement ? findGuides(viewer, { archived: "false", sort: "title", limit: MOST_GUIDES }) : null,
    isAnnouncement ? listImages(viewer, { page: 1, limit: MOST_IMAGES }) : null,
  ]);
  return {
    audience: audience && { segments: audience.segments, pageSegments: audience.pageSegments },
    guides: (guides?.guides ?? []).map(({ id, title }) => ({ id, name: title })),
    images: (images?.data ?? []).map(({ id, imageUrl, name }) => ({ id, imageUrl, name })),
    hasMoreImages: (images?.total ?? 0) > MOST_IMAGES,
    zones: zoneChoices(viewer.language, zones),
  };
}
export type MessageChoices = Awaited<ReturnType<typeof choicesFor>>;
