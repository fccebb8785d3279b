import { randomUUID } from "node:crypto";
import type { Asked } from "#app/api/public-answers.server.ts";
import type { SurveyShape } from "#app/domain/messages/survey.ts";
import { asked } from "./messages.ts";
import { newTenant, type Tenant } from "./tenant.ts";

/** A survey of three pages: who is not content is asked why, and everybody ranks at the end. */
export const LONG_SURVEY: SurveyShape = {
  pages: [
    {
      id: "first",
      questions: [
        { id: "main", kind: "stars", required: true, options: [] },
        { id: "parts", kind: "multiple", required: false, options: ["deals", "people"] },
      ],
      rules: [{ question: "main", answers: ["4", "5"], to: "last" }],
    },
    { id: "why", questions: [{ id: "reason", kind: "short", required: true, options: [] }], rules: [] },
    {
      id: "last",
      questions: [{ id: "order", kind: "ranking", required: false, options: ["fast", "clear", "cheap"] }],
      rules: [{ question: "order", answers: ["cheap"], to: "cheap" }],
    },
  ],
  ends: ["cheap"],
};
const word = (title: string, options: Record<string, string> = {}) => ({ title, leftLabel: "", rightLabel: "", options });
export const LONG_TEXTS = {
  ...asked("How do you like it?"),
  further: {
    questions: {
      parts: word("What do you use?", { deals: "Deals", people: "People" }),
      reason: word("Why is that?"),
      order: word("What matters most?", { fast: "Speed", clear: "Clarity", cheap: "Price" }),
    },
    ends: { cheap: "Thank you for being frank" },
  },
};

type Who = Parameters<Tenant["call"]>[0];
type Answered = { status: number; body: Asked & { code?: string; fields?: { path: string; code: string }[] } };

/** A live message with its public link on, and what is asked and answered by it. */
export async function linkedMessage(
  type: "nps" | "survey" = "nps",
  {
    level = 1,
    link = {},
    texts = { en: { texts: asked("Would you recommend us?") } } as object,
    shape = undefined as SurveyShape | undefined,
  } = {},
) {
  const tenant = await newTenant({
    stylings: { privacyLevel: level },
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const path = "/v2/properties/:p/announcements";
  const made = await tenant.call("company admin", "POST", path, { announcement: { type, languageTexts: texts, ...(shape && { shape }) } });
  const id = Number(made.body.id);
  const save = (announcement: object) => tenant.call("company admin", "PUT", `${path}/${id}`, { announcement });
  await save({ publishing: true });
  const at = `${path}/${id}/public-link`;
  const set = (publicLink: object, who: Who = "company admin") => tenant.call(who, "PUT", at, { publicLink });
  const tokenIn = (address: unknown) => String(address).split("/answer/")[1] ?? "";
  const token = async () => tokenIn((await tenant.call("company admin", "GET", at)).body.address);
  const person = async (name: string) => {
    await tenant.db.insertInto("foreign_users").values({ property_id: tenant.propertyId, foreign_id: name, anonymous: false }).execute();
  };
  const personal = async (name: string) =>
    tokenIn((await tenant.call("company admin", "POST", `${at}/personal`, { person: name })).body.address);
  const read = async (said: object) => (await tenant.call(null, "POST", "/v3/answers/question", said)) as unknown as Answered;
  const answer = async (said: object) =>
    (await tenant.call(null, "POST", "/v3/answers", {
      showing: randomUUID(),
      page: "first",
      move: "next",
      ...said,
    })) as unknown as Answered;
  const rows = () =>
    tenant.db.selectFrom("message_answers").selectAll().where("property_id", "=", tenant.propertyId).orderBy("started_at").execute();
  await set({ isOn: true, anonymous: true, once: true, ...link });
  return { tenant, id, at, save, set, token, person, personal, read, answer, rows };
}
