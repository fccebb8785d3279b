import type { Sentence } from "#tests/specification/sentence.ts";

const PLACED = "server/resources/placed/placed.test.ts";
const SCREENS = "tests/routes/manage/hints.test.ts";
const STYLINGS = "app/domain/player/stylings.test.ts › gives players the colours of tooltips only where there are some";
const USED =
  "server/resources/placed/usage.test.ts › a segment and a page segment that a %s names stay, with it in their usage (spec 2 §3: usage)";

/** Both specifications on tooltips and validators: section 3 (Stylings, Tooltip, Validator, usage) and section 7 (their calls). */
export const HINTS: readonly Sentence[] = [
  { says: "Stylings: tooltip_icon_color", proof: STYLINGS },
  { says: "Stylings: beacon_icon_color", proof: STYLINGS },
  {
    says: "Tooltip: list per property",
    proof: [
      `${PLACED} › is listed by name or by when it was made or changed, searched by name, selector and text, and paged (spec 2 §7)`,
      `${SCREENS} › the list says what each points at, where and for whom, and whether it is on; it is searched and sorted (issue 11 D)`,
    ],
  },
  {
    says: "Validator: per property, read only",
    decided: "issue 11 D: validators are also written, by calls of their own beside the two that read",
    proof: `${PLACED} › is made from a name alone, and then is off, for everybody and everywhere (issue 11 D)`,
  },
  {
    says: "GET tooltips and one of them; GET validators and one of them",
    proof: `${PLACED} › is made from a name alone, and then is off, for everybody and everywhere (issue 11 D)`,
  },
  { says: "Audience segment and page segment: usage names tooltips", proof: USED },
];
