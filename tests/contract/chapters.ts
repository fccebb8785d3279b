import { chapterCalls } from "#app/contracts/chapters.ts";
import { buildChapter } from "#server/demo/builders.ts";
import { declared } from "#tests/support/declared.ts";

const ALL = "/v2/properties/:p/launchers";

export default declared(chapterCalls, {
  calls: {
    listChapters: {
      need: ["view", "guides"],
      request: () => ({ query: { all_langs: "true", archived: "false", open: "few", limit: "100" } }),
    },
    getChapter: { need: ["view", "guides"], request: async (tenant) => ({ params: { chapter: await tenant.chapter() } }) },
    createChapter: { need: ["edit", "guides"], request: () => ({ body: { title: "New" } }) },
    updateChapter: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        params: { chapter: await tenant.chapter() },
        body: { title: "Other", visibility: "public" },
      }),
    },
    updateChapterTexts: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        params: { chapter: await tenant.chapter() },
        body: { texts: { en: { title: "Other", subtitle: "" }, de: { title: "Anders", subtitle: "" } } },
      }),
    },
    sortChapters: {
      need: ["edit live", "guides"],
      request: async (tenant) => {
        const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
        const ids = (body.data as { id: number }[]).map(({ id }) => id).filter((id) => id !== 0);
        return { body: { ids: ids.reverse() } };
      },
    },
    removeChapter: { need: ["edit live", "guides"], request: async (tenant) => ({ params: { chapter: await tenant.chapter() } }) },
    previewChapter: { need: ["edit live", "guides"], request: async (tenant) => ({ params: { chapter: await tenant.chapter() } }) },
    listArchivedChapters: { need: ["view", "guides"], request: () => ({ query: { archived_chapters: "true", search: "first" } }) },
    bringBackChapter: {
      need: ["edit", "guides"],
      request: async (tenant) => {
        const chapter = await tenant.chapter();
        await tenant.call("company admin", "DELETE", `${ALL}/${chapter}`);
        return { params: { chapter }, body: {} };
      },
    },
  },
  item: {
    parameter: "chapter",
    table: "chapters",
    section: "guides",
    add: (db, propertyId, title) => buildChapter(db, propertyId, { texts: { en: { title, subtitle: "" } } }, null),
    one: (tenant, live) => tenant.chapter("One", live),
    changes: [
      ["change a chapter", "PUT", `${ALL}/:item`, { title: "Other" }],
      ["change a chapter's texts", "PUT", `${ALL}/:item/texts/all`, { texts: { en: { title: "Other", subtitle: "" } } }],
      ["publish a chapter", "PUT", `${ALL}/:item`, { visibility: "public" }],
      ["preview a chapter", "POST", `${ALL}/:item/preview-token`],
      ["archive a chapter", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["an order with", "POST", () => `${ALL}/sort`, ({ chapter }) => ({ ids: [chapter] }), 409],
      ["guides in order with", "PUT", ({ chapter }) => `${ALL}/${chapter}`, ({ guide }) => ({ tutorials: [guide] }), 409],
      ["unsorted guides in order with", "PUT", () => `${ALL}/0`, ({ guide }) => ({ tutorials: [guide] }), 409],
      ["a chapter for", "PUT", ({ chapter }) => `${ALL}/${chapter}`, ({ segment }) => ({ segment }), 422],
      ["a chapter at", "PUT", ({ chapter }) => `${ALL}/${chapter}`, ({ pageSegment }) => ({ pageSegment }), 422],
      ["a chapter with", "PUT", ({ chapter }) => `${ALL}/${chapter}`, ({ tag }) => ({ tags: { mode: "show", list: [tag] } }), 422],
    ],
  },
});
