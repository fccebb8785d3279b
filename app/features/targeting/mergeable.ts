/** Something stored, with when it was changed as conflicts speak of it. */
export const mergeable = <Stored extends { updatedAt: string }>(stored: Stored) => ({ ...stored, lastChangedAt: stored.updatedAt });
