import { messageCalls } from "#app/contracts/messages.ts";
import { EMPTY_ANNOUNCEMENT } from "#app/domain/messages/message-texts.ts";
import type { Database } from "#server/database/tables.ts";
import { addMessage } from "#server/resources/messages/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/announcements";

const texts = (headline: string) => ({
  headline,
  description: "All about it",
  media: null,
  cta: { primaryLink: null, secondaryLink: null, tutorial: null },
});
const add = (db: Database, propertyId: number, title: string) =>
  addMessage(
    db,
    propertyId,
    {
      type: "announcement",
      content: { type: "announcement", form: "list", shape: null, texts: { en: { ...EMPTY_ANNOUNCEMENT, title, description: "All" } } },
    },
    null,
  );

async function addOne(tenant: Tenant, live = false) {
  const id = await add(tenant.db, tenant.propertyId, "News");
  if (live) await tenant.call("company admin", "PUT", `${ALL}/${id}`, { announcement: { publishing: true } });
  return id;
}
const one = async (tenant: Tenant) => ({ params: { announcement: await addOne(tenant) } });

/** Every message that there is, so that none is left out by its id. */
async function idsOf({ db, propertyId }: Tenant): Promise<string> {
  const rows = await db.selectFrom("messages").select("id").where("property_id", "=", propertyId).limit(200).execute();
  return rows.map(({ id }) => id).join(",") || "1";
}

export default declared(messageCalls, {
  calls: {
    listMessages: {
      need: ["view", "messages"],
      request: async (tenant) => ({
        query: {
          ...{ category: "announcement", type: "announcement", ids: await idsOf(tenant), state: "present", search: "s" },
          ...{ sort: "title", order: "asc", page: "1", limit: "100" },
        },
      }),
    },
    getMessage: { need: ["view", "messages"], request: one },
    renderMessage: {
      need: ["view", "messages"],
      request: async (tenant) => ({ ...(await one(tenant)), query: { lang: "en", form: "modal", direction: "rtl", host: "dark" } }),
    },
    renderTemplate: {
      need: ["view", "messages"],
      request: () => ({ params: { template: "nps" }, query: { lang: "de" } }),
    },
    createMessage: {
      need: ["edit", "messages"],
      plan: "announcements",
      request: () => ({ body: { announcement: { type: "nps", languageTexts: { en: { texts: null } } } } }),
    },
    updateMessage: {
      need: ["edit live", "messages"],
      plan: "announcements",
      request: async (tenant) => ({
        ...(await one(tenant)),
        body: { announcement: { languageTexts: { en: { texts: texts("Other") } }, publishing: true } },
      }),
    },
    removeMessage: { need: ["edit live", "messages"], plan: "announcements", request: one },
    bringBackMessage: {
      need: ["edit", "messages"],
      plan: "announcements",
      request: async (tenant) => {
        const announcement = await addOne(tenant);
        await tenant.call("company admin", "DELETE", `${ALL}/${announcement}`);
        return { params: { announcement }, body: {} };
      },
    },
    translateMessage: {
      need: ["edit live", "messages"],
      plan: "announcements",
      request: async (tenant) => ({ ...(await one(tenant)), query: { overwrite: "true" }, body: { sourceLanguageKey: "en" } }),
    },
    duplicateMessage: { need: ["edit", "messages"], plan: "announcements", request: one },
  },
  item: {
    parameter: "announcement",
    table: "messages",
    section: "messages",
    add,
    one: addOne,
    changes: [
      ["change a message", "PUT", `${ALL}/:item`, { announcement: { pinned: true } }],
      ["publish a message", "PUT", `${ALL}/:item`, { announcement: { publishing: true } }],
      ["archive a message", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a message for", "PUT", ({ announcement }) => `${ALL}/${announcement}`, ({ segment }) => ({ announcement: { segment } }), 422],
      [
        "a message at",
        "PUT",
        ({ announcement }) => `${ALL}/${announcement}`,
        ({ pageSegment }) => ({ announcement: { pageSegment } }),
        422,
      ],
      [
        "a message that leads to",
        "PUT",
        ({ announcement }) => `${ALL}/${announcement}`,
        ({ guide }) => ({
          announcement: { languageTexts: { en: { texts: { ...texts("A"), cta: { ...texts("A").cta, tutorial: guide } } } } },
        }),
        422,
      ],
    ],
  },
  parameters: () => ({ template: "nobody-wrote-it" }),
});
