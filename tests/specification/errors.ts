import type { Sentence } from "./sentence.ts";

const ACTS = "tests/routes/manage/acts.test.ts";
const CHAPTERS = "tests/routes/manage/chapters.test.ts › section 8: what is said";
const SAID = `${CHAPTERS} › success: chapter created, chapter saved, chapter segment updated, chapters reordered, guides reordered`;
const TOAST = "app/ui/composed/toaster/toaster.test.tsx";
const WORDS = `${TOAST} › the success toast %s says: %s (specification 1, section 8)`;
const HEADERS = `${TOAST} › a message %j says %s (specification 1, section 8: Toasts)`;
const TEXT = "app/features/form/failure-text.test.ts";
const LIMIT = `${TEXT} › a plan limit names its kind and number (specification 1, section 8)`;
const KINDS = `${TEXT} › the limit of the kind %s is said as specified (specification 2, section 8: Limit message)`;
const IN_PLACE = "Errors stand in place and name the action; toasts are for successes and for results of background work";
const UPSTREAM = "tests/routes/failures/upstream.test.ts";
const UNSAVED = `${UPSTREAM} › a form that cannot be saved comes back with what was typed › %s`;
const CHAPTER_FAILURES = "tests/routes/failures/chapters.test.ts";
const CHAPTER_UNSAVED = `${CHAPTER_FAILURES} › error saving, error updating chapter: the form comes back with what was typed › %s`;
const UPLOAD = "tests/routes/manage/step-media.test.ts › of %s the upload says so at its field";
const MODAL = "tests/e2e/limits.spec.ts › over the plan's limit nothing is published, and the page says which limit it is";

/** Specification 1, section 8: what is said of guides and chapters. */
export const ERRORS: readonly Sentence[] = [
  {
    says: "402 when saving guide visibility: limits modal naming the plan limit (public guides)",
    decided: IN_PLACE,
    proof: [
      `${ACTS} › publishing › over the plan's limit shows the limit and its number, for guides and chapters`,
      "tests/routes/manage/editor-refusals.test.ts › publishing over the plan's limit says which and how many, and keeps what was typed",
    ],
  },
  {
    says: "402 when saving chapter visibility: limits modal naming the plan limit (public chapters)",
    proof: [`${CHAPTERS} › 402: saving it as public beyond the plan names the limit of public chapters, and keeps what was typed`, MODAL],
  },
  {
    says: "Other save failures show the saving error",
    proof: [UNSAVED, CHAPTER_UNSAVED, `${TEXT} › every other refusal says its own text, one that has none the general one`],
  },
  {
    says: "An unauthorized status replaces it with the unauthorized message",
    proof: [
      `${CHAPTERS} › an unauthorized status replaces the error of saving`,
      "tests/routes/manage/editor-refusals.test.ts › a contributor is refused what is not live, by the upstream's word, and keeps the text",
    ],
  },
  { says: "Limit message pattern: “You have reached your {kind} limit of {n} in your application.”", proof: LIMIT },
  {
    says: "Limit message: n zero if not positive",
    proof: "app/domain/plan-limits.test.ts › a limit of %j is shown as %i (specification 2, section 8: Limit message)",
  },
  { says: "Limit message kinds: public guide, public chapter", proof: KINDS },
  {
    says: "Success toast: guide archived",
    proof: [`${ACTS} › archiving › asks first, then marks the guide as deleted and leads to the list`, WORDS],
  },
  { says: "Success toast: guide saved", proof: ["tests/routes/manage/editor.test.ts › every button saves what was typed › %s", WORDS] },
  { says: "Success toast: chapter created", proof: [SAID, WORDS] },
  { says: "Success toast: chapter saved", proof: [SAID, WORDS] },
  { says: "Success toast: chapters reordered", proof: [SAID, WORDS] },
  { says: "Success toast: guides reordered", proof: [SAID, WORDS] },
  {
    says: "Success toast: guide moved",
    proof: [`${ACTS} › moving between chapters › puts the guide there and goes back to where it was pressed`, WORDS],
  },
  { says: "Success toast: chapter segment updated", proof: [SAID, WORDS] },
  { says: "Success toast: saved changes", proof: WORDS },
  { says: "Default toast headers: “Changes saved” and “Error saving changes”", proof: HEADERS },
  {
    says: "Error toast: error archiving guide",
    decided: IN_PLACE,
    proof: `${UPSTREAM} › error archiving guide: the question stands again under its own title, with the reason, and the guide stays (section 8)`,
  },
  { says: "Error toast: error updating chapter", decided: IN_PLACE, proof: CHAPTER_UNSAVED },
  { says: "Error toast: error saving (guides and chapters)", decided: IN_PLACE, proof: [UNSAVED, CHAPTER_UNSAVED] },
  { says: "Error toast: error saving changes", decided: IN_PLACE, proof: HEADERS },
  { says: "Error toast: file too big", decided: IN_PLACE, proof: UPLOAD },
  { says: "Error toast: upload error", decided: IN_PLACE, proof: UPLOAD },
  {
    says: "Error toast: error uploading file",
    decided: IN_PLACE,
    proof: `${UPSTREAM} › error uploading file: a fault is said at the field, and the media stay as they are (section 8)`,
  },
  {
    says: "Most other chapter call failures only set a failed state, without a toast",
    proof: [
      `${CHAPTER_FAILURES} › a question is asked again, with the reason › %s`,
      `${CHAPTER_FAILURES} › a screen that cannot be shown says why: %s`,
    ],
  },
];
