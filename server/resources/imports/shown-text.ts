/** A cell of a file as it is shown and can be stored: on one line, in the direction of what is around it, cut short, without half characters. */
export function shownText(cell: string, most: number): string {
  return cell
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .slice(0, most)
    .toWellFormed();
}
