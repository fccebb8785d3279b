import { content1, newTenant, type Tenant } from "./tenant.ts";

export const QUESTION = "How do I export a report?";
const GUIDE = () => {
  const content = content1("Export your reports");
  const texts = content.texts.en!;
  texts.steps.hello!.content = "Every report can be exported. Choose a format.";
  return content;
};

/** A property that answers questions, with a live guide. */
export async function asking({ level = 1, ...more }: { level?: 0 | 1; limits?: object; stylings?: object } = {}) {
  const tenant = await newTenant({ stylings: { privacyLevel: level, enableCopilot: true, ...more.stylings }, limits: more.limits });
  const guide = await tenant.guide({ live: true, content: GUIDE() });
  const ask = (body: object = {}) =>
    tenant.call(null, "POST", "/player/:p/copilot", { question: QUESTION, language: "en", user: "ada", ...body });
  const set = (body: object) => tenant.call("company admin", "PUT", "/v2/properties/:p/copilot", body);
  return { tenant, guide, ask, set };
}
/** The questions that are kept of a property. */
export const kept = ({ db, propertyId }: Tenant) =>
  db
    .selectFrom("copilot_questions")
    .select(["id", "person", "anonymous", "language", "question", "sources", "by_rules", "helpful"])
    .where("property_id", "=", propertyId)
    .execute();
