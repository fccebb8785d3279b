import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { Section } from "#app/domain/access/sections.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { isWaiting } from "#app/domain/versions/is-waiting.ts";
import { answerRefused, type Stored } from "#app/features/confirm/answer-refused.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import { choiceIn, numberIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast, type Toast, type ToastAction } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { DraftChapter } from "./draft-chapter.server.ts";
import { missingIn } from "./missing.server.ts";
import type { Publication, PublicationRefusal } from "./publication.ts";

type Published = {
  visibility: "public" | "private" | "deleted";
  hasUnpublishedChanges: boolean;
  firstTimePublished: string | null;
  publishedAt: string | null;
  unpublishedAt: string | null;
};

/** The state of something as its screens show it. */
export function publicationOf({ dateAndTime }: Moments, item: Published): Publication {
  const live = item.visibility === "public";
  const at = live ? item.publishedAt : item.unpublishedAt;
  const since = at && dateAndTime(at);
  return { live, wasLive: !live && item.firstTimePublished !== null, waiting: isWaiting(item), since };
}

/** The longest address that a toast carries, in characters. */
const LONGEST_RETURN = 200;

type Item = Stored &
  Pick<Published, "visibility"> & { id: number; publishedBy: string | null; publishedVersion: number | null; steps?: { id: string }[] };

type Way<I extends Item> = {
  /** The kind of content, as the keys of toasts name it: `{kind}_published`, `{kind}_unpublished`. */
  kind: "guide" | "chapter";
  section: Section;
  /** The address that this form is sent to, for Undo. */
  address: string;
  /** Where it leads if the form does not say. */
  list: string;
  read(): Promise<I>;
  /** Where it is edited, or one of its steps. */
  editorOf(step?: string): string;
  publish(revision: number): Promise<I>;
  /** Makes the version live again that was live last. */
  publishAgain(version: number): Promise<I>;
  unpublish(revision: number): Promise<I>;
  /** What unpublishing it concerned: the values of the toast `{kind}_unpublished_in_use`; null where nobody will notice. */
  concerned(item: I): Toast["values"] | null;
  /** The chapter that hides what was published from everybody. */
  hiddenBy?(item: I): Promise<DraftChapter | null>;
};

/**
 * Publishes or unpublishes something, as the form's `publish` says. A refusal, such as a plan limit, becomes the answer of the page that
 * asks. The toast after unpublishing offers Undo, which names the version that was live: the draft may not be fit for anybody.
 */
export async function changePublication<I extends Item>(request: Request, viewer: Viewer, way: Way<I>) {
  const form = await readForm(request, { fields: ["publish", "return", "revision", "version"] }, viewer);
  const back = safeRedirect(form.get("return"), way.list);
  if (choiceIn(form, "publish", ["yes", "no"]) === "yes") {
    const version = form.has("version") ? numberIn(form, "version") : undefined;
    const done = await attempt(version === undefined ? way.publish(numberIn(form, "revision")) : way.publishAgain(version));
    if (!done.ok) return refusedPublication(viewer, done.failure, way, { publish: true, version });
    const chapter = await way.hiddenBy?.(done.answer);
    if (chapter)
      return redirectWithToast(back, "guide_live_in_draft_chapter", { title: chapter.title }, publishingOf(viewer, chapter, back));
    return redirectWithToast(back, version === undefined ? `${way.kind}_published` : `${way.kind}_live_again`);
  }
  const done = await attempt(way.unpublish(numberIn(form, "revision")));
  if (!done.ok) return refusedPublication(viewer, done.failure, way, { publish: false });
  const values = way.concerned(done.answer);
  const undo = undoOf(viewer, way, done.answer, back);
  return redirectWithToast(back, values ? `${way.kind}_unpublished_in_use` : `${way.kind}_unpublished`, values ?? undefined, undo);
}

/** The page that asks asks for the same again, never for the opposite of what was asked for; and for nothing that is so already. */
async function refusedPublication<I extends Item>(
  viewer: Viewer,
  failure: ApiFailure,
  { read, editorOf }: Way<I>,
  asked: PublicationRefusal["asked"],
) {
  const missing = await missingIn(failure, read, editorOf);
  return answerRefused(viewer, failure, read, (stored): Omit<PublicationRefusal, Exclude<keyof FormFailure, "missing">> => {
    if (missing) return { asked, missing };
    if (!stored) return { asked };
    const { visibility, publishedBy } = stored;
    const live = visibility === "public";
    return live === asked.publish || failure.code === "published_meanwhile" ? { asked, settled: { live, by: publishedBy } } : { asked };
  });
}

/** What the toast after publishing in a draft chapter offers; nothing to somebody who may not publish that. */
function publishingOf(viewer: Viewer, { id, revision, mayPublish }: DraftChapter, back: string): ToastAction | undefined {
  if (!mayPublish) return undefined;
  const fields = { publish: "yes", revision: String(revision), ...returning(back) };
  return { label: "publish_chapter_too", action: viewer.paths.chapterPublication(id), fields, concerns: `chapter-${id}` };
}

const returning = (back: string): Record<string, string> => (back.length <= LONGEST_RETURN ? { return: back } : {});

/** What the toast after unpublishing offers; nothing to somebody whose role may not publish a draft. */
function undoOf<I extends Item>(
  viewer: Viewer,
  { kind, section, address }: Way<I>,
  { id, publishedVersion }: I,
  back: string,
): ToastAction | undefined {
  if (publishedVersion === null || !viewer.may("edit", section, { visibility: "private" })) return undefined;
  return { action: address, fields: { publish: "yes", version: String(publishedVersion), ...returning(back) }, concerns: `${kind}-${id}` };
}
