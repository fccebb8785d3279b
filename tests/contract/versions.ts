import { versionCalls } from "#app/contracts/versions.ts";
import { declared } from "#tests/support/declared.ts";
import { news } from "#tests/support/messages.ts";
import type { Tenant } from "#tests/support/tenant.ts";

/** A guide, a chapter and a message with one version. */
const guide = async (tenant: Tenant) => ({ params: { guide: await tenant.guide({ live: true }) } });
const chapter = async (tenant: Tenant) => ({ params: { chapter: await tenant.chapter("Chapter", true) } });
async function message(tenant: Tenant) {
  const announcement = await tenant.message("announcement", "News");
  const body = { announcement: { languageTexts: { en: { texts: news("News") } }, publishing: true } };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${announcement}`, body);
  return { params: { announcement } };
}
const sides = { query: { from: "1", to: "draft" } };

export default declared(versionCalls, {
  calls: {
    listGuideVersions: {
      need: ["view", "guides"],
      request: async (tenant) => ({ ...(await guide(tenant)), query: { page: "1", limit: "100" } }),
    },
    compareGuideVersions: { need: ["view", "guides"], request: async (tenant) => ({ ...(await guide(tenant)), ...sides }) },
    restoreGuideVersion: { need: ["edit live", "guides"], request: async (tenant) => ({ ...(await guide(tenant)), body: { version: 1 } }) },
    listChapterVersions: { need: ["view", "guides"], request: async (tenant) => ({ ...(await chapter(tenant)), query: { page: "1" } }) },
    compareChapterVersions: { need: ["view", "guides"], request: async (tenant) => ({ ...(await chapter(tenant)), ...sides }) },
    restoreChapterVersion: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ ...(await chapter(tenant)), body: { version: 1 } }),
    },
    listMessageVersions: { need: ["view", "messages"], request: async (tenant) => ({ ...(await message(tenant)), query: { page: "1" } }) },
    compareMessageVersions: { need: ["view", "messages"], request: async (tenant) => ({ ...(await message(tenant)), ...sides }) },
    restoreMessageVersion: {
      need: ["edit live", "messages"],
      plan: "announcements",
      request: async (tenant) => ({ ...(await message(tenant)), body: { version: 1 } }),
    },
  },
  noItem: "a version belongs to its guide, chapter or message",
});
