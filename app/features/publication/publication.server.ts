import { attempt } from "#app/api/failure.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { dateAndTime } from "#app/i18n/moment.server.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Publication } from "./publication.ts";

type Published = { visibility: "public" | "private" | "deleted"; hasUnpublishedChanges: boolean; publishedAt: string | null };

/** The state of something as its screens show it, in a language. */
export function publicationOf(language: UiLanguage, item: Published): Publication {
  const live = item.visibility === "public";
  const since = live && item.publishedAt ? dateAndTime(language, item.publishedAt) : null;
  return { live, waiting: !live || item.hasUnpublishedChanges, since };
}

/** The longest address that a toast carries, in characters. */
const LONGEST_RETURN = 200;

type Way = {
  /** The kind of content, as the keys of toasts name it: `{kind}_published`, `{kind}_unpublished`. */
  kind: "guide" | "chapter";
  /** The address that this form is sent to, for Undo. */
  address: string;
  /** Where it leads if the form does not say. */
  list: string;
  publish(): Promise<unknown>;
  unpublish(): Promise<unknown>;
};

/**
 * Publishes or unpublishes something, as the form's `publish` says. A refusal, such as a plan limit, becomes the answer of the page that
 * asks. The toast after unpublishing offers Undo.
 */
export async function changePublication(request: Request, viewer: Viewer, way: Way) {
  const form = await readForm(request, { fields: ["publish", "return"] }, viewer);
  const publish = choiceIn(form, "publish", ["yes", "no"]) === "yes";
  const done = await attempt(publish ? way.publish() : way.unpublish());
  if (!done.ok) return refusal(done.failure);
  const back = safeRedirect(form.get("return"), way.list);
  if (publish) return redirectWithToast(back, `${way.kind}_published`);
  return redirectWithToast(back, `${way.kind}_unpublished`, undefined, {
    action: way.address,
    fields: { publish: "yes", ...(back.length <= LONGEST_RETURN && { return: back }) },
  });
}
