/** How many of a chapter's guides somebody has done, and which share of them that is, from 0 to 1 (specification 1, section 7: limits). */
export function chapterProgress(guides: readonly { id: number }[], done: readonly number[]): { done: number; share: number } {
  const count = guides.filter(({ id }) => done.includes(id)).length;
  return { done: count, share: guides.length > 0 ? count / guides.length : 0 };
}
