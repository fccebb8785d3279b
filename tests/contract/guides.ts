import { guideCalls } from "#app/contracts/guides.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { buildGuide } from "#server/demo/builders.ts";
import { declared } from "#tests/support/declared.ts";
import { content1 } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/tutorials";

export default declared(guideCalls, {
  calls: {
    listGuides: { need: ["view", "guides"], request: () => ({ query: { page: "1", limit: "200", sort: "title" } }) },
    listGuideAuthors: { need: ["view", "guides"], request: () => ({}) },
    listGuideTitles: { need: ["view", "guides"], request: () => ({}) },
    getGuide: { need: ["view", "guides"], request: async (tenant) => ({ params: { guide: await tenant.guide() } }) },
    createGuide: { need: ["edit", "guides"], request: () => ({ body: { tutorial: { title: "New" } } }) },
    updateGuide: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        params: { guide: await tenant.guide() },
        body: { tutorial: { title: "Other", visibility: "public" } },
      }),
    },
    mediaOfLanguages: {
      need: ["view", "guides"],
      request: async (tenant) => ({ params: { guide: await tenant.guide() }, query: { step: "hello" } }),
    },
    updateAllLanguages: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        params: { guide: await tenant.guide() },
        body: { tutorial: { step: "hello", media: { image: { src: "https://example.com/a.png" } } } },
      }),
    },
    countSteps: {
      need: ["view", "guides"],
      madeBy: "what makes a PDF of a guide; the dashboard has the steps of the guides that it reads",
      request: async (tenant) => ({ params: { guide: await tenant.guide() } }),
    },
    previewGuide: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ params: { guide: await tenant.guide() } }),
    },
    renderStep: {
      need: ["view", "guides"],
      request: () => ({
        body: { step: { ...emptyStep("a", "step"), ...EMPTY_STEP_TEXTS, title: "Press <here>" }, index: 0, count: 2 },
      }),
    },
    cloneGuide: { need: ["edit", "guides"], request: async (tenant) => ({ params: { guide: await tenant.guide() } }) },
    moveGuide: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        params: { guide: await tenant.guide() },
        body: { fromLauncherId: 0, toLauncherId: await tenant.chapter() },
      }),
    },
    removeGuide: { need: ["edit live", "guides"], request: async (tenant) => ({ params: { guide: await tenant.guide() } }) },
  },
  item: {
    parameter: "guide",
    table: "guides",
    section: "guides",
    add: (db, propertyId, title) => buildGuide(db, propertyId, null, content1(title), null),
    one: (tenant, live) => tenant.guide({ live }),
    changes: [
      ["change a guide", "PUT", `${ALL}/:item`, { tutorial: { title: "Other" } }],
      ["publish a guide", "PUT", `${ALL}/:item`, { tutorial: { visibility: "public" } }],
      ["unpublish a guide", "PUT", `${ALL}/:item`, { tutorial: { visibility: "private" } }],
      ["give a step media in all languages", "PUT", `${ALL}/:item/language/all`, { tutorial: { step: "hello", media: {} } }],
      ["move a guide", "POST", `${ALL}/:item/move`, { fromLauncherId: 0, toLauncherId: 0 }],
      ["preview a guide", "POST", `${ALL}/:item/preview-token`],
      ["archive a guide", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a new guide in", "POST", () => ALL, ({ chapter }) => ({ tutorial: { title: "T", launcherId: chapter } }), 422],
      ["a move into", "POST", ({ guide }) => `${ALL}/${guide}/move`, ({ chapter }) => ({ fromLauncherId: 0, toLauncherId: chapter }), 422],
      ["a move from", "POST", ({ guide }) => `${ALL}/${guide}/move`, ({ chapter }) => ({ fromLauncherId: chapter, toLauncherId: 0 }), 409],
      ["a guide for", "PUT", ({ guide }) => `${ALL}/${guide}`, ({ segment }) => ({ tutorial: { segment } }), 422],
      ["a guide at", "PUT", ({ guide }) => `${ALL}/${guide}`, ({ pageSegment }) => ({ tutorial: { pageSegment } }), 422],
      ["a guide with", "PUT", ({ guide }) => `${ALL}/${guide}`, ({ tag }) => ({ tutorial: { tags: { mode: "show", list: [tag] } } }), 422],
    ],
  },
});
