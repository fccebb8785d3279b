import type { Bundle, BundleAnnouncement, BundleGuide, BundleMessage, BundleStanding } from "#app/domain/player/bundle.ts";
import type { Searched } from "./search-index.ts";

/** A document as it is found: where it stands, null for an uploaded text, and the beginning of what it says. */
export type FoundDocument = { id: number; language: string; title: string; address: string | null; text: string };

/** What people find in a bundle: a guide, with the title of its chapter, or an announcement. */
export type BundledItem = Searched &
  ({ kind: "guides"; id: number; guide: BundleGuide; chapter: string } | { kind: "announcements"; id: number });

/** What people find; a further kind has its own member here. */
export type SearchItem = BundledItem | (Searched & { kind: "documents"; id: number; address: string | null });

type Sources = Pick<Bundle, "chapters" | "guides" | "messages">;

/** What a bundle has for the search: its guides in the order of its chapters, then its announcements. Questions are not looked for. */
export function itemsOf({ chapters, guides, messages = [] }: Sources): BundledItem[] {
  const byId = new Map(guides.map((guide) => [guide.id, guide]));
  const listed = chapters.flatMap(({ title, guideIds }) =>
    guideIds.flatMap((id): BundledItem[] => {
      const guide = byId.get(id);
      return guide
        ? [{ kind: "guides", id, language: guide.language, guide, chapter: title, said: saidBy(guide), weight: guide.used ?? 0 }]
        : [];
    }),
  );
  return [...listed, ...messages.flatMap((message) => (isAnnouncement(message) ? [announced(message)] : []))];
}

/** The same without the announcements of a property whose list has none (`style.noNews`): what a search or an answer may name. The player leaves them out with its list. */
export const namedIn = (bundle: Sources & Pick<Bundle, "style">): BundledItem[] =>
  itemsOf(bundle.style.noNews ? { ...bundle, messages: [] } : bundle);

/** Documents, which are no part of a bundle: there may be thousands. */
export const documentItem = ({ id, language, title, address, text }: FoundDocument): SearchItem => ({
  ...{ kind: "documents", id, language, address, said: [title, "", "", text] },
});

const isAnnouncement = (message: BundleStanding): message is Extract<BundleMessage, BundleAnnouncement> => message.type === "announcement";

const announced = ({ id, language, title, description, used = 0 }: Extract<BundleMessage, BundleAnnouncement>): BundledItem => ({
  ...{ kind: "announcements", id, language, said: [title, "", "", description], weight: used },
});

const saidBy = ({ title, subtitle, steps }: BundleGuide): Searched["said"] => [
  title,
  subtitle,
  steps.map((step) => step.title).join("\n"),
  steps.map((step) => step.content).join("\n"),
];
