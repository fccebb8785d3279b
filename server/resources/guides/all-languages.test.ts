import { sql } from "kysely";
import { expect, test } from "vitest";
import { content1, newTenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p/tutorials";
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
];
const image = (url: string) => ({ type: "image", url, title: "" });

/** A guide written in English and German, whose step `press` has an image in German. */
async function written() {
  const tenant = await newTenant({ languages: LANGUAGES });
  const content = content1("Tour");
  const english = content.texts.en!;
  const press = { title: "Hier", content: "", message: "", media: { type: "image" as const, url: "https://a.test/de.png", title: "" } };
  content.texts.de = { title: "Rundgang", subtitle: "", steps: { ...english.steps, press } };
  const guide = await tenant.guide({ content });
  const read = async (lang: string) => {
    const { body } = await tenant.call("company admin", "GET", `${ONE}/edit/${guide}?lang=${lang}`);
    return (body.steps as { media: unknown; title: string }[])[1];
  };
  const apply = (media: object, more: object = {}) =>
    tenant.call("company admin", "PUT", `${ONE}/${guide}/language/all`, { tutorial: { step: "press", media, ...more } });
  return { tenant, guide, read, apply };
}

test.each([
  ["an image", { image: { src: "https://a.test/x.png" } }, { en: image("https://a.test/x.png"), de: image("https://a.test/x.png") }],
  [
    "a video",
    { video: { src: "https://vimeo.com/76979871", title: "Film" } },
    {
      en: { type: "video", url: "https://vimeo.com/76979871", title: "Film" },
      de: { type: "video", url: "https://vimeo.com/76979871", title: "Film" },
    },
  ],
  ["an info box", { info: { text: "Note" } }, { en: { type: "info", text: "Note" }, de: { type: "info", text: "Note" } }],
  [
    "a link without a title, named in each language",
    { link: { url: "https://a.test" } },
    { en: { type: "link", url: "https://a.test", title: "Link title" }, de: { type: "link", url: "https://a.test", title: "Linktitel" } },
  ],
  ["an empty info box, which is none", { info: { text: " " } }, { en: null, de: null }],
  ["none", {}, { en: null, de: null }],
])("apply media to all languages: %s", async (_, media, expected) => {
  const { read, apply } = await written();
  const answer = await apply(media, { revision: 1 });
  expect([answer.status, answer.body.revision]).toEqual([200, 2]);
  expect(await read("en")).toMatchObject({ media: expected.en, title: "Press here" });
  expect(await read("de")).toMatchObject({ media: expected.de, title: "Hier" });
});

test("a language in which the step is not written gets no texts: the default language stands in for it", async () => {
  const { tenant, guide, apply } = await written();
  await apply({ image: { src: "https://a.test/x.png" } });
  const { draft } = await tenant.db.selectFrom("guides").select("draft").where("id", "=", guide).executeTakeFirstOrThrow();
  expect(Object.keys(draft.texts).sort()).toEqual(["de", "en"]);
});

test("nor does one in which the step was saved without a word", async () => {
  const { tenant, guide, apply } = await written();
  const texts = sql`jsonb_set(draft, '{texts,de,steps,press}', (draft->'texts'->'de'->'steps'->'press') || '{"title": "", "content": " ", "media": null}')`;
  await tenant.db
    .updateTable("guides")
    .set({ draft: texts as never })
    .where("id", "=", guide)
    .execute();
  await apply({ image: { src: "https://a.test/x.png" } });
  const { draft } = await tenant.db.selectFrom("guides").select("draft").where("id", "=", guide).executeTakeFirstOrThrow();
  expect([draft.texts.de?.steps.press?.media, draft.texts.en?.steps.press?.media]).toMatchObject([null, { type: "image" }]);
});

test("what would be overwritten is told by language", async () => {
  const { tenant, guide } = await written();
  const told = await tenant.call("company admin", "GET", `${ONE}/${guide}/language/all?step=press`);
  expect(told.body).toEqual({
    data: [
      { language: "en", media: null },
      { language: "de", media: image("https://a.test/de.png") },
    ],
    revision: 1,
  });
  expect((await tenant.call("company admin", "GET", `${ONE}/${guide}/language/all?step=gone`)).status).toBe(404);
});

test("an older revision, another step, two kinds at once, and addresses that are none are refused", async () => {
  const { tenant, guide, apply } = await written();
  const src = "https://a.test/x.png";
  await apply({ image: { src } }, { revision: 1 });
  expect(await apply({ image: { src } }, { revision: 1 })).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
  expect(await apply({ image: { src } }, { step: "gone" })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "tutorial.step", code: "step_error_gone" }] },
  });
  expect((await apply({ image: { src }, info: { text: "Both" } })).status).toBe(422);
  expect((await apply({ image: { src: "javascript:alert(1)" } })).body).toMatchObject({
    fields: [{ path: "tutorial.media.url", code: "text_error_invalid_link" }],
  });
  await tenant.call("company admin", "DELETE", `${ONE}/${guide}`);
  expect(await apply({ image: { src } })).toMatchObject({ status: 409, body: { code: "guide_deleted" } });
});
