/**
 * The player's own words. `{n}`, `{m}` and `{page}` are filled in by the player. The search and the step that was not found
 * follow the wording of specification 1, sections 1 and 3, in sentence case.
 */
export const en = {
  open: "Guides and help",
  title: "How can we help?",
  close: "Close",
  search: "Search …",
  none: "No results",
  noneHint: "Try a different keyword",
  more: "More guides",
  done: "Done",
  running: "In progress",
  next: "Next",
  back: "Back",
  finish: "Finish",
  skip: "Skip step",
  fillIn: "Fill in",
  leave: "Leave this guide",
  sure: "Leave this guide?",
  sureLeave: "Leave",
  stay: "Stay",
  step: "Step {n} of {m}",
  looking: "Looking for the next step …",
  elsewhere: "This guide continues on another page",
  goTo: "Go to {page}",
  continueAt: "Continue, step {n} of {m}",
  again: "Start again",
  missing: "This step was not found",
  missingHint: "The page may have changed. The guide continues as soon as the step appears.",
  exit: "Exit guide",
  newTab: "opens in a new tab",
  video: "Watch the video",
  hint: "Hint",
};
export type PlayerTexts = typeof en;
