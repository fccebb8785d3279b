import type { Bundle, BundleAnnouncement, BundleGuide, BundleMessage, BundleStanding } from "#app/domain/player/bundle.ts";
import type { Searched } from "./search-index.ts";

/** What people find: a guide, with the title of its chapter, or an announcement. A further kind has its own member here. */
export type SearchItem = Searched &
  ({ kind: "guides"; id: number; guide: BundleGuide; chapter: string } | { kind: "announcements"; id: number });

type Sources = Pick<Bundle, "chapters" | "guides" | "messages">;

/** What a bundle has for the search: its guides in the order of its chapters, then its announcements. Questions are not looked for. */
export function itemsOf({ chapters, guides, messages = [] }: Sources): SearchItem[] {
  const byId = new Map(guides.map((guide) => [guide.id, guide]));
  const listed = chapters.flatMap(({ title, guideIds }) =>
    guideIds.flatMap((id): SearchItem[] => {
      const guide = byId.get(id);
      return guide ? [{ kind: "guides", id, language: guide.language, guide, chapter: title, said: saidBy(guide) }] : [];
    }),
  );
  return [...listed, ...messages.flatMap((message) => (isAnnouncement(message) ? [announced(message)] : []))];
}

const isAnnouncement = (message: BundleStanding): message is Extract<BundleMessage, BundleAnnouncement> => message.type === "announcement";

const announced = ({ id, language, title, description }: Extract<BundleMessage, BundleAnnouncement>): SearchItem => ({
  ...{ kind: "announcements", id, language, said: [title, "", "", description] },
});

const saidBy = ({ title, subtitle, steps }: BundleGuide): Searched["said"] => [
  title,
  subtitle,
  steps.map((step) => step.title).join("\n"),
  steps.map((step) => step.content).join("\n"),
];
