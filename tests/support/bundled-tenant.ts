import sharp from "sharp";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { encodeImage } from "#server/resources/images/encode.ts";
import { keepImage } from "#server/resources/images/store.ts";
import { content1, newTenant, type Tenant } from "./tenant.ts";

export const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

const put = (tenant: Tenant, path: string, body: object) => tenant.call("company admin", "PUT", `/v2/properties/:p${path}`, body);

async function image(tenant: Tenant, color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
  const { db, api } = tenant;
  return (await keepImage({ db, files: api.files }, tenant.propertyId, await encodeImage(bytes, "image"), "Screen")).id;
}

/** A property with everything that a bundle can hold, each naming others. */
export async function fullTenant() {
  const tenant = await newTenant({ languages: LANGUAGES });
  const deals = await tenant.pageSegment();
  const tag = await tenant.tag("Save", { selector: "#save", pageSegment: deals });
  const chapter = await tenant.chapter("First steps", true);
  await tenant.chapter("Later");
  const content = content1("Find your way");
  const address = `${tenant.api.parts.env.API_URL}/images/${await image(tenant, "#0098ff")}`;
  content.texts.en!.steps.hello!.media = { type: "image", url: address, title: "" };
  content.texts.de = {
    ...content.texts.en!,
    title: "Finde dich zurecht",
    steps: { hello: { ...content.texts.en!.steps.hello!, content: "Willkommen" } },
  };
  content.promotion = { ...newPromotion(content.texts), languageTexts: { de: { status: "on" } }, languageBehaviour: "fallback_default" };
  content.promotion.texts.en = {
    ...content.promotion.texts.en!,
    picture: { type: "image", url: address, title: "" },
    laterLabel: "Not now",
  };
  const guide = await tenant.guide({ chapter, live: true, content });
  await tenant.guide({ chapter, live: true, title: "Second" });
  await tenant.guide({ title: "Draft" });
  const filters = [
    { type: "tutorialInteraction", key: "tutorial", operator: "completed", value: guide },
    { type: "eventCount", key: "tagUsed", operator: "greaterThanEqualTo", value: { count: 3, days: 30, of: tag } },
  ];
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", {
    name: "Experts",
    filterGroups: [{ connection: "and", filters }],
  });
  const showing = { ...SHOWING, auto: true, recurrence: 7, priority: 80 };
  await put(tenant, `/tutorials/${guide}`, { tutorial: { segment: body.id, tags: { mode: "hide", list: [tag] }, showing } });
  await put(tenant, `/launchers/${chapter}`, { pageSegment: deals, languageTexts: { de: { status: "off" } } });
  // The draft goes on after it was published.
  await put(tenant, `/tutorials/${guide}`, { tutorial: { subtitle: "Not live yet" } });
  return { tenant, guide, chapter, segment: Number(body.id) };
}

type Named = { id: number };
type Shown = { segment?: number; pageSegment?: number; tags?: { list: number[] } };
type Got = {
  guides: (Named & Shown)[];
  chapters: (Named & Shown & { guideIds: number[] })[];
  targeting?: { pageSegments: Named[]; tags: (Named & Shown)[] };
};

/** What players get, with the ids that the database gave replaced by the order in which they come. */
export async function behaviourOf(tenant: Tenant, language = "en") {
  const { body } = await tenant.call(null, "GET", `/player/:p/bundle?lang=${language}`);
  const { guides, chapters, targeting = { pageSegments: [], tags: [] } } = body as unknown as Got;
  const order = (items: Named[]) => new Map([[0, 0], ...items.map(({ id }, at) => [id, at + 1] as [number, number])]);
  const [guideIds, pages, tags] = [order(guides), order(targeting.pageSegments), order(targeting.tags)];
  const shown = <S extends Shown>(item: S, at: number) => ({
    ...item,
    id: at + 1,
    segment: item.segment && "some",
    pageSegment: pages.get(item.pageSegment ?? 0),
    tags: item.tags && { ...item.tags, list: item.tags.list.map((id) => tags.get(id)) },
  });
  const plain = {
    guides: guides.map(shown),
    chapters: chapters.map((chapter, at) => ({ ...shown(chapter, at), guideIds: chapter.guideIds.map((id) => guideIds.get(id)) })),
    targeting: { pageSegments: targeting.pageSegments.map((each, at) => ({ ...each, id: at })), tags: targeting.tags.map(shown) },
  };
  return JSON.parse(JSON.stringify(plain).replaceAll(/\/images\/[0-9a-f]{40}/g, "/images/…")) as { guides: { title: string }[] };
}
