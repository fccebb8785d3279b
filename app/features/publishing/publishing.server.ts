import { getZodConstraint } from "@conform-to/zod/v4";
import type { WirePublishing } from "#app/contracts/content.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { publishSchema, reviewSchema, scheduleSchema } from "./schema.server.ts";

export type Publishable = Parameters<typeof publicationOf>[1] & {
  revision: number;
  lastChangedById: string | null;
  publishing: WirePublishing;
};

/** The controls of the schedule, in the time zone of the property. */
export function scheduleValues({ publishAt, unpublishAt, schedule }: WirePublishing, timeZone: string) {
  return {
    publishAt: localTimeOf(publishAt, timeZone),
    unpublishAt: localTimeOf(unpublishAt, timeZone),
    scheduleNote: schedule?.note ?? "",
  };
}

/** How a draft can go live, for its screen. */
export function publishingView(viewer: Viewer, item: Publishable, timeZone: string) {
  const { needsApproval, isApproved, review, schedule } = item.publishing;
  const moments = momentsIn(viewer.language, timeZone);
  const told = (by: { name: string }, at: string, comment: string) => ({ name: by.name, at: moments.shownMoment(at), comment });
  const inWords = (at: string | null) => at && moments.dateAndTime(at);
  return {
    revision: item.revision,
    timeZone,
    publication: publicationOf(moments, item),
    needsApproval,
    isApproved,
    setsApproval: viewer.may("edit", "customize"),
    problem: schedule?.problem ?? null,
    schedule: scheduleValues(item.publishing, timeZone),
    planned: { publishAt: inWords(item.publishing.publishAt), unpublishAt: inWords(item.publishing.unpublishAt) },
    review: review && {
      state: review.state,
      asked: told(review.by, review.at, review.comment),
      answer: review.answer && told(review.answer.by, review.answer.at, review.answer.comment),
      isOwn: review.by.id === viewer.personId || item.lastChangedById === viewer.personId,
    },
  };
}

/** What the controls of its forms refuse. */
export const publishingConstraints = () => ({
  publish: getZodConstraint(publishSchema),
  review: getZodConstraint(reviewSchema),
  schedule: getZodConstraint(scheduleSchema),
});

export type PublishingView = ReturnType<typeof publishingView>;
