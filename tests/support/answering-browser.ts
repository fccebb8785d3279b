import type { FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { documents } from "./documents.ts";
import { LONG_SURVEY, LONG_TEXTS, linkedMessage } from "./public-links.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof documents>>["open"]>>;

/** The hidden fields of a page's form. */
export const hiddenIn = ({ html }: Page): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
/** A live survey of several pages with its public link on. */
export const longSurvey = ({ shape = LONG_SURVEY, further = LONG_TEXTS.further as FurtherTexts } = {}) =>
  linkedMessage("survey", { shape, texts: { en: { texts: { ...LONG_TEXTS, further } } } });

/** Somebody's browser at a link: pages, and the form of the last one sent with what is filled in. */
export async function browserAt(address: string, headers: Record<string, string> = {}) {
  const browser = await documents();
  const opened = (to: string) => browser.ask(to, { headers });
  let page = await opened(address);
  return {
    ...browser,
    first: page,
    open: async (to: string) => (page = await opened(to)),
    /** Follows where the form leads. */
    async send(fields: Record<string, string>) {
      const action = /<form method="post" action="([^"]+)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? address;
      page = await browser.send(action, { ...hiddenIn(page), ...fields });
      if (page.to) page = await opened(page.to);
      return page;
    },
  };
}
