import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { DIRECTIONS } from "#app/domain/player/look.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { calls } from "./call.ts";
import {
  isVersionForPublic,
  languageBehaviour,
  languageTexts,
  note,
  publishedVersion,
  publishing,
  showing,
  tags,
  version,
} from "./content.ts";
import { foundGuide, guideInShort, guideRow, listQuery, stepAlarm } from "./guide-list.ts";
import { mediaByKind, savedStep, step, stepId } from "./steps.ts";
import { few, id, idOrNone, languageKey, requiredText, revision, revisionQuery, stamp, text } from "./text.ts";

const all = "/v2/properties/:property/tutorials";

export const guide = guideInShort.extend({
  language: languageKey,
  /** The title in the property's default language, for what has none in this one. */
  defaultTitle: z.string(),
  steps: z.array(step),
  /** Steps that were removed last, the latest at the end; at most 50. */
  removed: z.array(z.object({ id: stepId, title: z.string() })),
  languageTexts,
  languageBehaviour,
  /** On steps of the draft, which `stepIndex` counts from 0. */
  alarms: z.array(stepAlarm),
  tags,
  showing,
  publishedVersion,
  /** The id of its promotion, a popup; null where its draft has none. */
  promotion: id.nullable(),
  /** By language, how many steps have a heading or a text in it. */
  writtenSteps: z.record(languageKey, z.number().int()),
});
export type WireGuide = z.output<typeof guide>;

/** A guide with what unpublishing it would affect: its starts of the last 30 days, as in a list. */
export const guideInUse = guide.extend({ startsIn30Days: z.number().int(), publishing });
export type WireGuideInUse = z.output<typeof guideInUse>;

/** Empty in a language that the guide is not written in; the default language needs one (422 `title_error_missing`). */
const titleIn = text(GUIDE_LIMITS.title).refine((value) => value === "" || !isBlank(value), "title_error_missing");

const query = z.object({ lang: languageKey.optional() });

export const guideCalls = calls({
  listGuides: {
    method: "GET",
    path: all,
    summary:
      "The guides of a property: all of them, or those that are asked for; with `limit` a page of them. Sorted by place: chapters in order, unsorted guides last",
    access: { view: "guides" },
    query: listQuery,
    /** `total` is how many there are on all pages. */
    answer: z.object({ data: z.array(foundGuide), total: z.number().int() }),
  },
  listGuideAuthors: {
    method: "GET",
    path: `${all}/authors`,
    summary: "Who changed any of the property's guides last, by name; at most 200 people",
    access: { view: "guides" },
    answer: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  listGuideTitles: {
    method: "GET",
    path: `${all}/titles`,
    summary: "The titles of the property's guides in its default language, archived ones aside: chapters in order, unsorted guides last",
    access: { view: "guides" },
    inPage: true,
    answer: z.object({ data: z.array(z.object({ id, title: z.string() })) }),
  },
  getGuide: {
    method: "GET",
    path: `${all}/edit/:guide`,
    summary: "The draft of a guide in one language",
    access: { view: "guides" },
    inPage: true,
    query,
    answer: guideInUse,
  },
  createGuide: {
    method: "POST",
    path: all,
    summary: "Create a private guide",
    access: { edit: "guides" },
    inPage: true,
    query,
    body: z.object({
      tutorial: z.object({
        title: requiredText(GUIDE_LIMITS.title),
        subtitle: text(GUIDE_LIMITS.subtitle).default(""),
        launcherId: idOrNone.default(0),
        steps: few(step, GUIDE_LIMITS.steps, { error: "steps_error_too_many" }).default([]),
      }),
    }),
    answer: z.object({ id }),
    status: 201,
  },
  updateGuide: {
    method: "PUT",
    path: `${all}/:guide`,
    summary:
      "Change the draft of a guide; `visibility: public` publishes it as a new version, or makes `version` live again; `private` unpublishes it",
    access: { item: "guides" },
    inPage: true,
    query,
    body: z.object({
      tutorial: z
        .strictObject({
          title: titleIn,
          subtitle: text(GUIDE_LIMITS.subtitle),
          steps: few(savedStep, GUIDE_LIMITS.steps, { error: "steps_error_too_many" }),
          /** Steps of `removed` to put back where they were. */
          putBack: few(stepId, GUIDE_LIMITS.steps),
          visibility: z.enum(["public", "private"]),
          tags,
          languageTexts,
          languageBehaviour,
          segment: idOrNone,
          pageSegment: idOrNone,
          showing,
          revision,
          version,
          note,
        })
        .partial()
        .refine(isVersionForPublic, { path: ["version"], error: "text_error_invalid" }),
    }),
    answer: guideInUse,
    bodyLimit: 4_000_000,
  },
  mediaOfLanguages: {
    method: "GET",
    path: `${all}/:guide/language/all`,
    summary: "The media of a step in each language in which the step is written, and in the default language",
    access: { view: "guides" },
    query: z.object({ step: step.shape.id.optional() }),
    answer: z.object({ data: z.array(z.object({ language: languageKey, media: step.shape.media })), revision }),
  },
  updateAllLanguages: {
    method: "PUT",
    path: `${all}/:guide/language/all`,
    summary: "Give a step the same media in each language in which the step is written, and in the default language",
    access: { item: "guides" },
    body: z.object({ tutorial: z.strictObject({ step: step.shape.id, media: mediaByKind, revision: revision.optional() }) }),
    answer: guideInUse,
  },
  countSteps: {
    method: "GET",
    path: "/v2/services/tutorial_pdf_exports/properties/:property/tutorials/:guide/steps/count",
    summary: "How many steps and slides the draft of a guide has, for those that make a PDF of it; an answer without a count says 0",
    access: { view: "guides" },
    answer: z.object({ data: z.object({ count: z.number().int().nonnegative().default(0) }) }),
  },
  previewGuide: {
    method: "POST",
    path: `${all}/:guide/preview-token`,
    summary:
      "A token by which the player shows the draft in the first tab that opens the application with `#handrail-preview={token}`, for 15 minutes",
    access: { item: "guides" },
    answer: z.object({ token: z.string(), expiresAt: stamp }),
    status: 201,
    keyless: true,
  },
  renderStep: {
    method: "POST",
    path: `${all}/rendered-step`,
    summary: "A step, saved or not, as a document that shows the player's card, and the content security policy to serve it with",
    access: { view: "guides" },
    query,
    body: z.object({
      step,
      /** Its place from 0, and how many steps the guide has. */
      index: z.number().int().nonnegative(),
      count: z.number().int().min(1).max(GUIDE_LIMITS.steps),
      guideTitle: text(GUIDE_LIMITS.title).default(""),
      /** That of the language when left out. */
      direction: z.enum(DIRECTIONS).optional(),
    }),
    answer: z.object({ html: z.string(), policy: z.string() }),
    keyless: true,
  },
  cloneGuide: {
    method: "POST",
    path: `${all}/:guide/clone`,
    summary: "Duplicate a guide as a private draft beside it",
    access: { edit: "guides" },
    answer: z.object({ id }),
    status: 201,
  },
  moveGuide: {
    method: "POST",
    path: `${all}/:guide/move`,
    summary: "Move a guide between chapters; 0 is the list of unsorted guides. A deleted guide becomes private in a chapter",
    access: { item: "guides" },
    body: z.object({
      fromLauncherId: idOrNone,
      toLauncherId: idOrNone,
    }),
    answer: guideRow,
  },
  removeGuide: {
    method: "DELETE",
    path: `${all}/:guide`,
    summary: "Archive a guide: it goes to the unsorted list, marked deleted",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
