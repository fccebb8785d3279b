import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/launchers";

let tenant: Tenant;
let id: number;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
      ["fr", "Français"],
    ],
  });
});
beforeEach(async () => {
  id = await tenant.chapter("First steps");
});

const get = async (query = "") => (await tenant.call("company admin", "GET", `${ALL}/${id}${query}`)).body;
const put = (body: object, query = "") => tenant.call("company admin", "PUT", `${ALL}/${id}${query}`, body);
const putAll = (body: object) => tenant.call("company admin", "PUT", `${ALL}/${id}/texts/all`, body);

describe("GET and PUT /launchers/{id}?lang: the texts of one language (section 7)", () => {
  test("are read and written in that language, and read in the default one where there are none", async () => {
    expect(await get("?lang=de")).toMatchObject({ title: "First steps", subtitle: "", languages: [{ key: "en", status: "on" }] });
    expect((await put({ title: "Erste Schritte", subtitle: "Los" }, "?lang=de")).body).toMatchObject({ title: "Erste Schritte" });
    expect(await get("?lang=de")).toMatchObject({ title: "Erste Schritte", subtitle: "Los" });
    expect(await get()).toMatchObject({ title: "First steps" });
  });

  test("?all_langs=true brings those of every language, also as the answer to a save", async () => {
    const texts = { de: { title: "Erste", subtitle: "" }, en: { title: "First steps", subtitle: "" } };
    expect((await put({ title: "Erste" }, "?lang=de&all_langs=true")).body.texts).toEqual(texts);
    expect((await get("?all_langs=true")).texts).toEqual(texts);
    expect((await get()).texts).toBeUndefined();
  });

  test("a language is given up by emptying it, but not the default one, nor beside a subtitle", async () => {
    await put({ title: "Erste", subtitle: "Los" }, "?lang=de");
    const field = { status: 422, body: { fields: [{ path: "title", code: "title_error_missing" }] } };
    expect(await put({ title: "" }, "?lang=de")).toMatchObject(field);
    expect(await put({ title: "" })).toMatchObject(field);
    expect(await put({ title: "  " }, "?lang=de")).toMatchObject({ status: 422 });
    expect((await put({ title: "", subtitle: "" }, "?lang=de")).status).toBe(200);
    expect(await get("?all_langs=true")).toMatchObject({ texts: { en: { title: "First steps" } }, languages: [{ key: "en" }] });
  });

  test("a chapter whose default language has no text is called by another", async () => {
    const content = JSON.stringify({ texts: { fr: { title: "Premiers pas", subtitle: "" } } });
    await tenant.db.updateTable("chapters").set({ draft: content }).where("id", "=", id).execute();
    expect(await get()).toMatchObject({ title: "Premiers pas", languages: [{ key: "fr" }] });
  });

  test("a chapter is created in the language that is asked for", async () => {
    const { body } = await tenant.call("company admin", "POST", `${ALL}?lang=de`, { title: "Neu" });
    const made = await tenant.call("company admin", "GET", `${ALL}/${body.id}?all_langs=true`);
    expect(made.body).toMatchObject({ visibility: "private", texts: { de: { title: "Neu", subtitle: "" } } });
  });
});

describe("PUT /launchers/{id}/texts/all: several languages at once (section 7)", () => {
  test("texts, statuses, behaviour and visibility, all or nothing", async () => {
    const languageTexts = { de: { status: "off" }, en: { status: "on" } };
    const saved = await putAll({
      texts: { en: { title: "One", subtitle: "" }, de: { title: "Eins", subtitle: "Los" } },
      languageTexts,
      languageBehaviour: "hide",
      visibility: "public",
      revision: 1,
    });
    expect(saved).toMatchObject({ status: 200, body: { visibility: "public", languageTexts, languageBehaviour: "hide", title: "One" } });
    expect(saved.body.languages).toEqual([
      { key: "de", status: "off" },
      { key: "en", status: "on" },
    ]);
    const refused = await putAll({
      texts: { de: { title: "", subtitle: "x" }, fr: { title: "Un", subtitle: "" } },
      languageBehaviour: "fallback_default",
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: "texts.de.title", code: "title_error_missing" }] } });
    expect(await get("?all_langs=true")).toMatchObject({ texts: { de: { title: "Eins" } }, languageBehaviour: "hide", revision: 2 });
  });

  test("what concerns languages alone applies to the live copy at once, and leaves nothing to publish", async () => {
    await put({ visibility: "public" });
    const saved = await putAll({ texts: {}, languageTexts: { en: { status: "off" } } });
    expect(saved.body).toMatchObject({ hasUnpublishedChanges: false, languages: [{ key: "en", status: "off" }] });
  });

  test("over the plan's limit nothing is saved (section 8: 402)", async () => {
    const small = await newTenant({ limits: { public_chapter: 0 } });
    const chapter = await small.chapter("Kept");
    const body = { texts: { en: { title: "Other", subtitle: "" } }, visibility: "public" };
    const refused = await small.call("company admin", "PUT", `${ALL}/${chapter}/texts/all`, body);
    expect(refused).toMatchObject({ status: 402, body: { limit: { kind: "public_chapter", n: 0 } } });
    expect((await small.call("company admin", "GET", `${ALL}/${chapter}`)).body).toMatchObject({ title: "Kept", revision: 1 });
  });

  test("on an older revision it is refused with the texts of all languages as they now are", async () => {
    await put({ title: "Theirs" }, "?lang=de");
    const late = await putAll({ texts: {}, languageBehaviour: "hide", revision: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: "changed_meanwhile", current: { texts: { de: { title: "Theirs" } } } } });
  });
});
