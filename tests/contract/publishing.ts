import { publishingCalls } from "#app/contracts/publishing.ts";
import { declared } from "#tests/support/declared.ts";
import { news } from "#tests/support/messages.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const guide = async (tenant: Tenant) => ({ params: { guide: await tenant.guide({ live: true }) } });
const chapter = async (tenant: Tenant) => ({ params: { chapter: await tenant.chapter("Chapter", true) } });
const message = async (tenant: Tenant) => {
  const id = await tenant.message("announcement", "News");
  const announcement = { languageTexts: { en: { texts: news("News") } }, publishing: true };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement });
  return { params: { announcement: id } };
};
const plan = { body: { publishAt: null, unpublishAt: "2199-01-01T00:00:00.000Z", note: "Until then" } };
const asked = { body: { action: "request" as const, comment: "Please look" } };

export default declared(publishingCalls, {
  calls: {
    scheduleGuide: { need: ["edit live", "guides"], request: async (tenant) => ({ ...(await guide(tenant)), ...plan }) },
    reviewGuide: { need: ["edit live", "guides"], request: async (tenant) => ({ ...(await guide(tenant)), ...asked }) },
    getMessageReview: { need: ["view", "messages"], request: message },
    reviewMessage: {
      need: ["edit live", "messages"],
      plan: "announcements",
      request: async (tenant) => ({ ...(await message(tenant)), ...asked }),
    },
    scheduleChapter: { need: ["edit live", "guides"], request: async (tenant) => ({ ...(await chapter(tenant)), ...plan }) },
    reviewChapter: { need: ["edit live", "guides"], request: async (tenant) => ({ ...(await chapter(tenant)), ...asked }) },
  },
  noItem: "a plan belongs to its guide or chapter, a review also to its message",
});
