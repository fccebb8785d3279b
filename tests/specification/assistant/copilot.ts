import type { Sentence } from "#tests/specification/sentence.ts";

const SCREEN = "tests/routes/application/copilot.test.ts";
const SAVED = `${SCREEN} › everything is saved and shown again, and the toast tells of the segment where that changed (spec 1 §9: success toasts)`;
const WITHOUT = `${SCREEN} › without the plan there is no such screen, and contributors may not see it`;
const FAILED = `${SCREEN} › error saving copilot user segment: after %s the form comes back with what was chosen, and says why in its place (spec 1 §8)`;
const PLAYER = "server/resources/player/copilot.test.ts";
const ON = `${PLAYER} › it is there with the styling and the plan alone (spec 1 §3: enableCopilot; §2: aiAssistant), and for its user segment`;
const SETTINGS =
  "server/resources/copilot-settings/copilot-settings.test.ts › everything is set and read again, also by the calls of the specification; what is left out stays";
const BODIES = "server/resources/properties/property-body.test.ts › the bodies of the specification are written and read again";
const AWAITED = "Documents are rendered when everything is awaited (scripts-off browsers never see late content)";

/** Specification 1, sections 2 to 4 and 8: the copilot, and how saving it is told. */
export const COPILOT: readonly Sentence[] = [
  {
    says: "application-settings: copilot",
    proof: [SAVED, "tests/e2e/copilot.spec.ts › the copilot is switched on for a segment, tried out, and switched off again"],
  },
  {
    says: "Navigation: application-settings/copilot needs the aiAssistant limit",
    proof: ["app/domain/access/navigation-needs.test.ts › %s with %j: %s", WITHOUT, ON],
  },
  {
    says: "Stylings: enableCopilot (false)",
    proof: ["app/domain/player/stylings.test.ts › has the defaults of specification 1, section 3", ON, SETTINGS],
  },
  {
    says: "Property: copilot with userSegmentId",
    proof: [
      BODIES,
      SETTINGS,
      ON,
      "tests/player/copilot.spec.ts › nobody is offered to ask where it is off, or for a segment that they are not in",
      "server/resources/segments/segments.test.ts › a segment that the assistant's answers use stays (spec 1 §7: copilot segment id)",
    ],
  },
  { says: "Property: copilot with a call state", decided: AWAITED },
  { says: "Copilot segment call goes to loading while saving and back to done", decided: AWAITED, proof: [SAVED, FAILED] },
  { says: "Assistant persistence: error state “error” on failure, otherwise “none”", decided: AWAITED, proof: FAILED },
  { says: "Call states in general: INITIAL, LOADING, LOADED, ERROR", decided: AWAITED },
  {
    says: "Success toast: copilot user segment saved",
    proof: [SAVED, "app/ui/composed/toaster/toaster.test.tsx › the success toast %s says: %s (specification 1, section 8)"],
  },
  {
    says: "Error toast: error saving copilot user segment",
    decided: "Errors stand in place and name the action; toasts are for successes and for results of background work",
    proof: [FAILED, `${SCREEN} › %j is refused at %s`],
  },
];
