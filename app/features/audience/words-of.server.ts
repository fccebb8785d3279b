import type { Viewer } from "#app/session/viewer.ts";
import type { AudienceChoices, Named } from "./choices.server.ts";
import { tagsInText } from "./form-values.ts";

/** The value of a field in words, for the question whose version to keep. */
export function wordsOf({ text }: Viewer, choices: AudienceChoices, name: string, value: string): string {
  const nameIn = (among: readonly Named[], id: string) => among.find((each) => String(each.id) === id)?.name ?? text("audience:gone");
  switch (name) {
    case "segment":
      return value === "" ? text("audience:everybody") : nameIn(choices.segments, value);
    case "pageSegment":
      return value === "" ? text("audience:every_page") : nameIn(choices.pageSegments, value);
    case "tags":
      return tagsInText(value)
        .map((id) => nameIn(choices.tags, id))
        .join(", ");
    case "tagMode":
      return text(value === "hide" ? "audience:tag_hide" : "audience:tag_show");
    case "when":
      return text(value === "auto" ? "audience:when_auto" : "audience:when_opened");
    case "recurrence":
    case "reminder":
      return text("audience:after_days", { count: Number(value) });
    case "from":
    case "to":
      return value.replace("T", " ");
    default:
      return value;
  }
}
