import type { Showing } from "#app/domain/targeting/showing.ts";

/** Whom an item of content is for, in the words of the contract; 0 for no segment. */
export type Audience = { segment: number; pageSegment: number; tags: { mode: "show" | "hide"; list: number[] } };

/** Names of the fields that say whom content is for. Every ticked tag has the same. */
export const AUDIENCE_FIELDS = ["segment", "pageSegment", "tagMode", "tags"] as const;
export type AudienceField = (typeof AUDIENCE_FIELDS)[number];
/** Names of those that say when it shows. */
export const SHOWING_FIELDS = ["from", "to", "when", "recurrence", "reminder", "priority"] as const;
export type ShowingField = (typeof SHOWING_FIELDS)[number];

const idText = (id: number) => (id === 0 ? "" : String(id));

/** Tags as one text of their form, so that a conflict merges and asks about all of them. */
export const textOfTags = (tags: readonly (number | string)[]) =>
  tags
    .map(Number)
    .sort((a, b) => a - b)
    .join(" ");
export const tagsInText = (text: string) => text.split(" ").filter(Boolean);

export function audienceValues({ segment, pageSegment, tags }: Audience): Record<AudienceField, string> {
  return { segment: idText(segment), pageSegment: idText(pageSegment), tagMode: tags.mode, tags: textOfTags(tags.list) };
}

/** @param local a moment as the clocks of the property show it */
export function showingValues(
  { auto, from, to, recurrence, reminder, priority }: Showing,
  local: (moment: string | null) => string,
): Record<ShowingField, string> {
  return {
    from: local(from),
    to: local(to),
    when: auto ? "auto" : "opened",
    recurrence: String(recurrence),
    reminder: String(reminder),
    priority: String(priority),
  };
}

/** The form with the ticked tags as one text. */
export function withTagsAsText(form: FormData): FormData {
  form.set("tags", textOfTags(form.getAll("tags").map(String)));
  return form;
}

/** How the form names what the upstream does not accept. */
export const fieldOfAudience = (path: string) => path.replace(/^showing\./, "").replace(/^tags\..*/, "tags");
