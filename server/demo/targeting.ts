import { type SegmentFilter, segmentFilter } from "#app/contracts/segment-filter.ts";
import { tooltipCalls } from "#app/contracts/tooltips.ts";
import { validatorCalls } from "#app/contracts/validators.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { addJourney } from "#server/resources/journeys/store.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { addTooltip } from "#server/resources/tooltips/store.ts";
import { addValidator } from "#server/resources/validators/store.ts";
import { CONTACTS, DEALS, HOME, NEW_CONTACT, SETTINGS } from "./guides/pages.ts";

type Filter = SegmentFilter["filterGroups"][number]["filters"][number];
/** The demo's guides by their English titles. */
export type GuideIds = ReadonlyMap<string, number>;

/**
 * Who sees what where in the demo: segments, page segments, tags, journeys, and guides that are for some people or pages only.
 * @returns the segment of those who pay
 */
export async function addTargeting(db: Database, propertyId: number, guides: GuideIds, author: Author): Promise<{ paying: number }> {
  const { paying } = await addSegments(db, propertyId, guides, author);
  const pages = await addPageSegments(db, propertyId, author);
  const { search } = await addTagsAndJourneys(db, propertyId, pages.deals, author);
  const target = async (title: string, to: { segment?: number; pageSegment?: number; tags?: number[] }) => {
    await requireReferences(db, propertyId, to, (kind) => kind);
    const { tags, ...rest } = to;
    const change = tags ? { ...rest, tags: { mode: "show" as const, list: tags } } : rest;
    await changeDraft(db, "guides", await getGuide(db, propertyId, guides.get(title) ?? 0), change, author);
  };
  await addHints(db, propertyId, author);
  await target("Plan your day", { segment: paying, pageSegment: pages.work });
  await target("Move a deal forward", { pageSegment: pages.deals });
  await target("Search and sort contacts", { tags: [search] });
  return { paying };
}

async function addSegments(db: Database, propertyId: number, guides: GuideIds, author: Author) {
  const add = (name: string, ...filters: Filter[]) =>
    addSegment(db, propertyId, { name, ...segmentFilter.parse({ filterGroups: [{ connection: "and", filters }] }) }, author);
  const tour = guides.get("Find your way around");
  await add("Trial accounts", { type: "boolean", key: "trial", operator: "equals", value: true });
  await add(
    "Sales in Europe",
    { type: "string", key: "department", operator: "equals", value: "Sales" },
    { type: "array", key: "regions", operator: "overlaps", value: ["Europe"] },
  );
  const days = { fromType: "past", fromScalar: 7, fromUnit: "day", toType: "today" };
  await add("Seen in the last 7 days", {
    type: "date",
    key: "lastSeenAt",
    operator: "between",
    value: { type: "fromTo", fromToDetail: days },
  });
  await add(
    "Tour begun, not finished",
    { type: "tutorialInteraction", key: "tutorialInteraction", operator: "started", value: tour },
    { type: "tutorialInteraction", key: "tutorialInteraction", operator: "!completed", value: tour },
  );
  return { paying: await add("Paying customers", { type: "string", key: "plan", operator: "in", value: "team, business" }) };
}

async function addPageSegments(db: Database, propertyId: number, author: Author) {
  const add = (name: string, rules: string[], visibility = true) => addPageSegment(db, propertyId, { name, rules, visibility }, author);
  await add("Contacts", [CONTACTS]);
  await add("Forms", [NEW_CONTACT, SETTINGS]);
  return { deals: await add("Deals", [DEALS]), work: await add("Everywhere but settings", [SETTINGS], false) };
}

async function addTagsAndJourneys(db: Database, propertyId: number, deals: number, author: Author) {
  const add = (name: string, selector: string, urlRule: string, pageSegment = 0) =>
    addTag(db, propertyId, { name, selector, urlRule, pageSegment }, author);
  const search = await add("Contact search", "[data-testid=contact-search-field]", CONTACTS);
  const [begin, create] = [await add("New contact", "#new-contact", HOME), await add("Create contact", "#create-contact", NEW_CONTACT)];
  const [board, advance] = [await add("Deals board", "", "", deals), await add("Move on a deal", "[data-testid=advance-deal]", "", deals)];
  const journey = (name: string, startTag: number, endTag: number, minutes: number) =>
    addJourney(db, propertyId, { name, startTag, endTag, windowSeconds: 60 * minutes }, author);
  await journey("Create a contact", begin, create, 10);
  await journey("Move a deal", board, advance, 60);
  return { search };
}

/** A hint and a check, both still off. */
async function addHints(db: Database, propertyId: number, author: Author): Promise<void> {
  const search = {
    name: "Contact search",
    identifier: "[data-testid=contact-search-field]",
    url: CONTACTS,
    show: "hover" as const,
    texts: { en: "Finds names, companies and e-mail addresses", de: "Findet Namen, Firmen und E-Mail-Adressen" },
  };
  await addTooltip(db, propertyId, tooltipCalls.createTooltip.body.parse(search), author);
  const email = {
    name: "E-mail of a contact",
    identifier: "[name=email]",
    url: NEW_CONTACT,
    rule: { kind: "pattern" as const, pattern: "[^@\\s]+@[^@\\s]+\\.[^@\\s]+" },
    texts: { en: "This doesn’t look like an e-mail address", de: "Das sieht nicht nach einer E-Mail-Adresse aus" },
  };
  await addValidator(db, propertyId, validatorCalls.createValidator.body.parse(email), author);
}
