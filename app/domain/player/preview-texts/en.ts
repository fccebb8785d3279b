/**
 * What the player says to an author who previews: `{n}` is a step's number, `{count}` how many elements were found, `category1` to
 * `category6` what announcements are about, `infoBox` what stands in an info box whose colours are looked at.
 */
export const en = {
  title: "Preview: {title}",
  one: "Step {n}: element found",
  several: "Step {n}: element found {count} times, the first is used",
  hidden: "Step {n}: element found, but it isn’t visible",
  absent: "Step {n}: element not found on this page",
  invalid: "Step {n}: the selector can’t be read",
  slide: "Step {n}: slide, needs no element",
  elsewhere: "Step {n}: on another page ({page})",
  all: "All steps",
  again: "Play again",
  end: "End preview",
  expired: "This preview has expired. Open it again from Handrail.",
  category1: "New feature",
  category2: "Reminder",
  category3: "Must-see guide",
  category4: "News",
  category5: "Announcement",
  category6: "Important",
  infoBox: "An info box looks like this.",
};
export type PreviewTexts = typeof en;
