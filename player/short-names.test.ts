import { expect, it } from "vitest";
import { EVENT_KINDS, EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { editorTexts } from "#app/domain/player/editor-texts/en.ts";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import { addContact, bundleOf } from "#tests/player/support/bundle.ts";
import { announcement, longSurvey } from "#tests/player/support/messages.ts";
import { SHORT_NAMES } from "./short-names.mjs";

/** The names of all that is in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)]);
}

it("no name that the build shortens is one of what the API sends or takes", () => {
  const event = "id kind catalogue user anonymous company session seq occurred language path content step run payload version type";
  const kept = "etag bundle isLinked until pass of last phase asked told late shown failed returned reloading at guide reminder recurrence";
  const rules = "segment pageSegment tags showing list mode targeting pageSegments frequency rules selector urlRule auto from to priority";
  const answered = "how answers comment seconds content shown done refused claim since by shown isSeen";
  const said = [
    ...`${event} ${kept} ${rules} ${answered}`.split(" "),
    ...namesIn([bundleOf([addContact], { messages: [announcement(1), longSurvey(2)] }), previewTexts("en"), editorTexts, EVENT_LIMITS]),
    ...EVENT_KINDS,
  ];
  expect(said.filter((name) => SHORT_NAMES.test(name))).toEqual([]);
});

it("nor one of the browser's", () => {
  const ofBrowser = [
    window,
    document,
    document.createElement("video"),
    history,
    location,
    navigator,
    new KeyboardEvent("keydown"),
    localStorage,
  ]
    .concat([[], new Map(), new Set(), "", Promise.resolve(), new AbortController(), new Blob(), new URL("https://a.test/")] as never[])
    .flatMap((one) => {
      const names: string[] = [];
      for (let at: object | null = Object(one); at; at = Object.getPrototypeOf(at)) names.push(...Object.getOwnPropertyNames(at));
      return names;
    });
  expect(ofBrowser.length).toBeGreaterThan(500);
  expect(ofBrowser.filter((name) => SHORT_NAMES.test(name))).toEqual([]);
});
