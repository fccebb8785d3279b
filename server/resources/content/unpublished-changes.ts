type Published = { visibility: string; revision: number; published_revision: number | null };

/** Whether the draft of something live was changed since it was published. What is not live has no copy to differ from. */
export function hasUnpublishedChanges({ visibility, revision, published_revision }: Published): boolean {
  return visibility === "public" && revision !== published_revision;
}
