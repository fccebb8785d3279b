import type { Visibility } from "#app/domain/guides/guide.ts";

/** Whether there is something to publish of a guide or chapter: it is a draft, or its draft differs from what is live. */
export const isWaiting = ({ visibility, hasUnpublishedChanges }: { visibility: Visibility; hasUnpublishedChanges: boolean }) =>
  visibility === "private" || (visibility === "public" && hasUnpublishedChanges);
