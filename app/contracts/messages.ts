import { z } from "zod";
import { MESSAGE_LANGUAGE_STATUSES, MESSAGE_TYPES, MESSAGE_VISIBILITIES } from "#app/domain/messages/message.ts";
import { RANKING_TYPES } from "#app/domain/messages/message-content.ts";
import { TEXT_PROBLEMS } from "#app/domain/messages/text-problems.ts";
import { DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { MOST_PRIORITY, RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { calls } from "./call.ts";
import { contentState, isFew, languageBehaviour, note, publishedVersion } from "./content.ts";
import { shape, texts } from "./message-content.ts";
import { id, idList, idOrNone, languageKey, revision, revisionQuery, sentStamp, stamp, text } from "./text.ts";

const all = "/v2/properties/:property/announcements";
const one = `${all}/:announcement` as const;

const time = z.object({ utc: sentStamp, timezone: z.string().max(60) });
const days = z.union(RECURRENCE_DAYS.map((each) => z.literal(each)));
const visibility = z.enum(MESSAGE_VISIBILITIES);
const form = z.enum(["list", "modal", "banner", "card", "bar"]);

/** What holds at once, whatever is drafted. */
const settings = {
  languageBehaviour,
  segment: idOrNone,
  pageSegment: idOrNone,
  /** The segments of the guide that it leads to, which only they may start by it. */
  tutorialSegmentation: idOrNone,
  tutorialPageSegmentation: idOrNone,
  pinned: z.boolean(),
  minTime: time.nullable(),
  maxTime: time.nullable(),
  recurrence: days,
  reminderRecurrence: days,
};

const problem = z.object({ field: z.string(), code: z.enum(TEXT_PROBLEMS), blocks: z.boolean() });

/**
 * A message as a list shows it. `title` is the headline or question in the property's default language, else in another one, and empty where
 * there is none. `languages` are those with any texts, with how much of them keeps it from being published. Segments of 0 are none.
 */
const row = z.object({
  id,
  type: z.enum(MESSAGE_TYPES),
  category: z.number().int().min(1).max(8),
  title: z.string(),
  ...contentState,
  visibility,
  languages: z.array(
    z.object({ key: languageKey, status: z.enum(MESSAGE_LANGUAGE_STATUSES), isWritten: z.boolean(), errors: z.number().int() }),
  ),
  date: stamp,
  updatedAt: stamp,
  timeLastPublished: stamp.nullable(),
  /** Since when it is live, or was when it last was: from then or its start on, whatever was updated later. Null when it never was. */
  liveSince: stamp.nullable(),
  ...settings,
  priority: z.number().int(),
  form,
});
export type WireMessageRow = z.output<typeof row>;

/** `count`: how often an announcement was seen, or an NPS or survey answered, ever. */
const listed = row.extend({ count: z.number().int() });

/** The whole draft. `problems` is what is wrong with its texts, by language. */
export const message = row.extend({
  languageTexts: z.record(languageKey, z.object({ status: z.enum(MESSAGE_LANGUAGE_STATUSES), texts: texts.nullable() })),
  rankingType: z.enum(RANKING_TYPES).nullable(),
  shape: shape.nullable(),
  problems: z.record(languageKey, z.array(problem)),
  publishedVersion,
});
export type WireMessage = z.output<typeof message>;

/** What a save may change; what is left out stays, also the languages that it does not name. `texts: null` takes a language away. */
const changes = z.object({
  category: z.number().int().min(1).max(8),
  languageTexts: z
    .record(languageKey, z.object({ status: z.enum(["on", "off", "default"]).optional(), texts: texts.nullable().optional() }))
    .refine(isFew, "text_error_too_long"),
  ...settings,
  priority: z.number().int().min(0).max(MOST_PRIORITY),
  form,
  rankingType: z.enum(RANKING_TYPES),
  shape,
});

const answer = message;
const drawn = z.object({ html: z.string(), policy: z.string() });

/** `copied` is how many texts of a language could not be translated. `byRules`: by rules that know some sentences, else by a model. */
const translation = z.object({
  message,
  languages: z.array(z.object({ key: languageKey, copied: z.number().int() })),
  byRules: z.boolean(),
});
export type WireTranslation = z.output<typeof translation>;

/** Messages (specification 1, section 7: Messages): announcements, NPS messages and surveys. Archived ones are put away and can be brought back. */
export const messageCalls = calls({
  listMessages: {
    method: "GET",
    path: all,
    summary:
      "The messages of a property: pinned ones first, then the newest; by category, state, when they are live and a part of a headline or question in any language",
    access: { view: "messages" },
    query: z.object({
      /** A kind, or the number of a category, which an NPS and a survey may share; `type` says which of them is meant. */
      category: z.union([z.enum(MESSAGE_TYPES), z.coerce.number().int().min(1).max(8)]).optional(),
      type: z.enum(MESSAGE_TYPES).optional(),
      ids: idList.optional(),
      state: z.union([visibility, z.literal("present")]).default("present"),
      search: text(200).optional(),
      /** Only those that are or were live at any time between two moments. */
      ...{ liveFrom: sentStamp.optional(), liveTo: sentStamp.optional() },
      /** Also drafts that would be live then, by the times that were chosen for them. */
      withPlanned: z.enum(["true", "false"]).default("false"),
      sort: z.enum(["date", "title", "lastChangedAt", "count"]).default("date"),
      order: z.enum(["asc", "desc"]).default("desc"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      data: z.array(listed),
      pagination: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
    }),
  },
  getMessage: { method: "GET", path: one, summary: "One message with its draft in all languages", access: { view: "messages" }, answer },
  renderMessage: {
    method: "GET",
    path: `${one}/rendered`,
    summary:
      "The draft of a message as a document that shows what the player draws, in any of its forms, and the content security policy to serve it with",
    access: { view: "messages" },
    query: z.object({
      lang: languageKey.optional(),
      form: form.optional(),
      /** That of the language when left out. */
      direction: z.enum(DIRECTIONS).optional(),
      host: z.enum(HOSTS).default("light"),
      /** A page or a thank-you of what asks, by its id, or "id.answered" for a page once it is answered; the first page when left out. */
      part: text(60).optional(),
    }),
    answer: drawn,
  },
  renderTemplate: {
    method: "GET",
    path: `${all}/templates/:template/rendered`,
    summary: "What a message shows that begins with a template, as a document that the player draws, and its content security policy",
    access: { view: "messages" },
    query: z.object({ lang: languageKey.optional() }),
    answer: drawn,
  },
  createMessage: {
    method: "POST",
    path: all,
    summary: "Create a draft of a message, with the defaults of its kind",
    plan: "announcements",
    access: { edit: "messages" },
    body: z.object({
      announcement: changes.partial().extend({ type: z.enum(MESSAGE_TYPES), category: changes.shape.category.optional() }),
    }),
    answer: z.object({ id }),
    status: 201,
  },
  updateMessage: {
    method: "PUT",
    path: one,
    summary:
      "Save a message: its draft, and what holds at once. `publishing` publishes the draft; what becomes of its visibility otherwise is in section 4, unless `visibility` names it",
    plan: "announcements",
    access: { item: "messages" },
    body: z.object({
      announcement: changes.partial().extend({
        visibility: visibility.optional(),
        publishing: z.boolean().default(false),
        note: note.optional(),
        revision: revision.optional(),
      }),
    }),
    answer,
  },
  removeMessage: {
    method: "DELETE",
    path: one,
    summary: "Archive a message. Until it is brought back, every change of it answers 409 `message_archived`",
    plan: "announcements",
    access: { item: "messages" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
  bringBackMessage: {
    method: "POST",
    path: `${one}/bring-back`,
    summary: "Make an archived message a draft. 409 `message_not_archived` for any other",
    plan: "announcements",
    access: { edit: "messages" },
    body: z.object({ revision: revision.optional() }),
    answer,
  },
  duplicateMessage: {
    method: "POST",
    path: `${one}/duplicate`,
    summary: "A draft with the same content",
    plan: "announcements",
    access: { edit: "messages" },
    answer: z.object({ id }),
    status: 201,
  },
  translateMessage: {
    method: "POST",
    path: `${one}/translate`,
    summary:
      "Write the draft in the property's other languages; without `overwrite` only in those that say nothing yet. What could not be translated is copied, and a new language with such a text is off",
    plan: "announcements",
    access: { item: "messages" },
    query: z.object({ overwrite: z.enum(["true", "false"]).default("false") }),
    body: z.object({ sourceLanguageKey: languageKey, revision: revision.optional() }),
    answer: translation,
  },
});
