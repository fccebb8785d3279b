/** A cell of a file as it is shown and can be stored: on one line, cut short, without half characters. */
export function shownText(cell: string, most: number): string {
  return cell
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, most)
    .toWellFormed();
}
