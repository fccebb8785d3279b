import { walkPatiently } from "./in-turns.ts";

const FEED = /^application\/(feed\+json|json|rss\+xml|atom\+xml)$/i;

/** The sitemaps and feeds that a page names in its head, as they stand there. This process serves others meanwhile. */
export async function listsOfPage(html: string): Promise<{ sitemaps: string[]; feeds: string[] }> {
  const found = { sitemaps: [] as string[], feeds: [] as string[] };
  let isBody = false;
  await walkPatiently(
    html,
    { attributes: ["rel", "type", "href"] },
    {
      open(name, { rel = "", type = "", href = "" }) {
        isBody ||= name === "body";
        if (name !== "link" || href === "") return;
        const kinds = rel.toLowerCase().split(/\s+/);
        if (kinds.includes("sitemap")) found.sitemaps.push(href);
        if (kinds.includes("alternate") && FEED.test(type)) found.feeds.push(href);
      },
      text: () => undefined,
      close: () => undefined,
      isDone: () => isBody || found.sitemaps.length + found.feeds.length >= 20,
    },
  );
  return { sitemaps: found.sitemaps.slice(0, 20), feeds: found.feeds.slice(0, 20) };
}
