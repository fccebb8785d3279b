import { type JourneyWindow, WINDOW_UNITS, windowOf } from "#app/domain/tags/journey-window.ts";

type Tag = { name: string; selector: string; urlRule: string; pageSegment: number };
type Journey = { name: string; startTag: { id: number }; endTag: { id: number }; windowSeconds: number };

/** A tag as the controls of its form have it. */
export const valuesOfTag = ({ name, selector, urlRule, pageSegment }: Tag) => ({
  ...{ name, selector, urlRule },
  pageSegment: pageSegment === 0 ? "" : String(pageSegment),
});

export const valuesOfJourney = ({ name, startTag, endTag, windowSeconds }: Journey) => ({
  name,
  startTag: String(startTag.id),
  endTag: String(endTag.id),
  window: textOfWindow(windowOf(windowSeconds)),
});

export const textOfWindow = ({ count, unit }: JourneyWindow) => `${count} ${unit}`;

/** The number and the unit in such a text, however wrong the number is. */
export function windowInText(text: string): { count: string; unit: JourneyWindow["unit"] } {
  const at = text.lastIndexOf(" ");
  return { count: text.slice(0, Math.max(at, 0)), unit: WINDOW_UNITS.find((each) => each === text.slice(at + 1)) ?? "minutes" };
}

/** The form of a journey with the number and the unit of its window as one text. */
export function withWindowAsText(form: FormData): FormData {
  form.set("window", `${String(form.get("window") ?? "").trim()} ${String(form.get("unit") ?? "")}`);
  form.delete("unit");
  return form;
}

/** How the form of a journey names what the upstream does not accept. */
export const fieldOfJourney = (path: string) => (path === "windowSeconds" ? "window" : path);
