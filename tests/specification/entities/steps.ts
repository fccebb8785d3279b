import type { Sentence } from "#tests/specification/sentence.ts";

const FIELDS = "server/resources/guides/step-fields.test.ts";
const KEPT = `${FIELDS} › section 3: a step's content, message, type, way on, skip condition, page, target, media and boxes are kept as they were sent, and played`;
const MEDIA = `${FIELDS} › section 3: the media of a step may be of the type %s, for a slide and a step, and are played`;
const OPTIONAL = "app/domain/guides/step.test.ts › a %s with a next button (%j) and the skip condition %j is optional: %j";
const RULES = "app/domain/player/step-rules.test.ts";
const ALL = "server/resources/guides/all-languages.test.ts";

/** Specification 1, section 3: Step, and the media of its content. */
export const STEPS: readonly Sentence[] = [
  { says: "Step: content, message", proof: KEPT },
  {
    says: "Step: type (slide or step)",
    proof: [KEPT, "tests/routes/manage/editor.test.ts › a slide keeps what a step had and what was typed, and a step has it again"],
  },
  {
    says: "Step: nextWhen",
    proof: [KEPT, "tests/routes/manage/editor.test.ts › however people continue, opening another step changes nothing: %j"],
  },
  { says: "Step: nextIf", proof: [KEPT, `${RULES} › a %s of %j with value %j and label %j is met: %j`] },
  { says: "Step: skipIf", proof: [KEPT, "app/domain/guides/skip-condition.test.ts › a step with skipIf %j is passed over: %j"] },
  { says: "Step: url", proof: [KEPT, "app/domain/urls/url-rule.test.ts › the rule %j and the address %j: %j"] },
  { says: "Step: identifier", proof: [KEPT, "app/domain/guides/stored-step.test.ts › the selectors of %j in order are %j"] },
  {
    says: "Step: clickable",
    proof: [KEPT, `${RULES} › the next button of a step › a click on a target that may not be used cannot happen`],
  },
  { says: "Step: mandatory", proof: [KEPT, `${RULES} › the next button of a step › a mandatory click may not`] },
  { says: "Step: forcevalue", proof: [KEPT, "app/domain/guides/step.test.ts › only the forced conditions need a value"] },
  { says: "Step: media (image, video, info, link)", proof: MEDIA },
  {
    says: "Step: triggersPageReload",
    proof: [KEPT, "player/core/run-state.test.ts › waits for the page to load after a step that says so, and forgets it once resumed"],
  },
  {
    says: "Completion conditions: nonempty, nonEmptyDropdown, forceValue, forceValueDropdown",
    proof: [
      `${FIELDS} › section 3: completion conditions are nonempty, nonEmptyDropdown, forceValue and forceValueDropdown, and no other`,
      "app/domain/guides/step.test.ts › the condition %j with %j is met by %j: %j",
    ],
  },
  {
    says: "A step is optional unless it is a slide",
    decided: "A slide is never optional; a step is with a next button or a skip condition.",
    proof: OPTIONAL,
  },
  { says: "A step is optional if it has a next button or a skip condition", proof: OPTIONAL },
  {
    says: "An empty info text removes the info block on save",
    proof: [
      "server/resources/guides/guides.test.ts › an emptied info box is removed, a link without a title gets one in the content's language",
      "tests/routes/manage/editor-conflicts.test.ts › an emptied info box is removed, and the message after %s says so",
      "server/resources/popups/popups.test.ts › an empty info text removes the info block on save, and a link without a title gets “Link title”",
    ],
  },
  { says: "Media: type (image, video, info, link)", proof: MEDIA },
  { says: "Media: url", proof: "tests/routes/manage/editor.test.ts › media of each kind are saved, an address gets its protocol" },
  {
    says: "Media: stepType",
    proof:
      "tests/routes/manage/step-media-flow.test.ts › the media of a %s (specification 1, section 4: Media modal flow) › starts with none, becomes what is submitted, and none again when that is removed",
  },
  {
    says: "Media: allLanguages",
    proof: [
      `${ALL} › apply media to all languages: %s`,
      "tests/routes/manage/step-media.test.ts › media of another language are those of that language alone, until they are used in all",
    ],
  },
  {
    says: "A link without a title gets “Link title”",
    proof: ["app/domain/guides/kept-media.test.ts › in %s a link without a title gets %s", `${ALL} › apply media to all languages: %s`],
  },
  { says: "Info without text is dropped", proof: "app/domain/guides/kept-media.test.ts › an emptied info box is removed" },
];
