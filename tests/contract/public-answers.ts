import { randomUUID } from "node:crypto";
import { publicAnswerCalls } from "#app/contracts/public-answers.ts";
import { declared } from "#tests/support/declared.ts";
import { asked } from "#tests/support/messages.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/announcements";

/** A live NPS whose public link is on. */
async function linked(tenant: Tenant) {
  const announcement = await tenant.message("nps", "Would you?");
  const texts = { languageTexts: { en: { texts: asked("Would you?") } } };
  await tenant.call("company admin", "PUT", `${ALL}/${announcement}`, { announcement: { ...texts, publishing: true } });
  const { body } = await tenant.call("company admin", "PUT", `${ALL}/${announcement}/public-link`, { publicLink: { isOn: true } });
  return { params: { announcement }, token: String(body.address).split("/answer/")[1] ?? "" };
}
const one = async (tenant: Tenant) => ({ params: (await linked(tenant)).params });

export default declared(publicAnswerCalls, {
  calls: {
    getPublicLink: { need: ["view", "messages"], plan: "announcements", request: one },
    setPublicLink: {
      need: ["edit", "messages"],
      plan: "announcements",
      request: async (tenant) => ({ ...(await one(tenant)), body: { publicLink: { isOn: true, anonymous: false, once: false } } }),
    },
    renewPublicLink: { need: ["edit", "messages"], plan: "announcements", request: one },
    createPersonalLink: {
      need: ["edit", "messages"],
      plan: "announcements",
      request: async (tenant) => {
        const person = `person-${randomUUID()}`;
        await tenant.db
          .insertInto("foreign_users")
          .values({ property_id: tenant.propertyId, foreign_id: person, anonymous: false })
          .execute();
        return { ...(await one(tenant)), body: { person } };
      },
    },
    readPublicQuestion: {
      need: "anybody",
      request: async (tenant) => ({ body: { token: (await linked(tenant)).token, languages: ["en"] } }),
    },
    answerPublicly: {
      need: "anybody",
      request: async (tenant) => ({
        body: { token: (await linked(tenant)).token, showing: randomUUID(), page: "first", move: "next", answers: { main: 9 } },
      }),
    },
  },
  noItem: "a link is one of its message, which the tests of messages try",
});
