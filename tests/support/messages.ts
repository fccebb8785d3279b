import { newTenant, type Tenant } from "./tenant.ts";

const ALL = "/v2/properties/:p/announcements";
const DAY = 86_400_000;

export const inDays = (days: number, timezone = "UTC") => ({ utc: new Date(Date.now() + days * DAY).toISOString(), timezone });

/** The texts of an announcement that may go live. */
export const news = (headline: string, more: object = {}) => ({
  ...{ headline, description: "All about it", media: null },
  cta: { primaryLink: null, secondaryLink: null, tutorial: null },
  ...more,
});

/** The texts of an NPS or a survey that may go live. */
export const asked = (question: string) => ({
  question,
  ...{ leftLabel: "No", rightLabel: "Yes", commentBoxLabel: "Why?", buttonLabel: "Send", thankYouMessage: "Thank you" },
});

type Message = { id: number; visibility: string; revision: number } & Record<string, unknown>;
type Who = Parameters<Tenant["call"]>[0];

/** A property in English and German, and its messages by their calls. */
export async function newMessages() {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const call = async (method: string, path = "", body?: object, who: Who = "company admin") => {
    const answer = await tenant.call(who, method, ALL + path, body);
    return { status: answer.status, body: answer.body as unknown as Message };
  };
  const save = (id: number, announcement: object, who?: Who) => call("PUT", `/${id}`, { announcement }, who);
  const add = async (announcement: object) => (await call("POST", "", { announcement })).body.id;
  const addNews = (headline = "News", more: object = {}) =>
    add({ type: "announcement", languageTexts: { en: { texts: news(headline) } }, ...more });
  const live = async (headline?: string, more?: object) => {
    const id = await addNews(headline, more);
    await save(id, { publishing: true });
    return id;
  };
  return { tenant, call, read: async (id: number) => (await call("GET", `/${id}`)).body, save, add, addNews, live };
}
