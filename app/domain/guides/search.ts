type Titled = { title: string };

/** Case-insensitive substring of a title (specification 1, section 5: Search). Blank text finds everything. */
export function hasInTitle(item: Titled, text: string): boolean {
  return item.title.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}

/** A chapter whose own title matches is found with all its guides; otherwise with those of its guides that match. */
export function searchChapters<Guide extends Titled, Chapter extends Titled & { guides: Guide[] }>(
  chapters: Chapter[],
  text: string,
): Chapter[] {
  if (text.trim() === "") return chapters;
  return chapters.flatMap((chapter) => {
    if (chapter.title && hasInTitle(chapter, text)) return [chapter];
    const guides = chapter.guides.filter((guide) => hasInTitle(guide, text));
    return guides.length > 0 ? [{ ...chapter, guides }] : [];
  });
}
