import type { KyselyPlugin } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { createApi } from "#server/app.ts";
import { addProperty } from "#server/demo/builders.ts";
import { createRealm } from "#server/realm/realm.ts";
import { encodeImage } from "#server/resources/images/encode.ts";
import { keepImage } from "#server/resources/images/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { copyGuide } from "#server/tasks/copy-guide.ts";
import { untilEnded, workOn } from "#tests/support/tasks.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

const COPY = (property: number) => `/v2/properties/${property}/tutorials/copy`;
const languages: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

/** A property with a guide that names things, and another property of the same company with German first. */
async function twoProperties() {
  const tenant = await newTenant({ languages: [...languages, ["fr", "Français"]] });
  const { db, api, companyId, propertyId } = tenant;
  const target = await addProperty(db, companyId, {
    name: "Target",
    languages: [
      ["de", "Deutsch"],
      ["en-gb", "English"],
    ],
  });
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#59d653" } })
    .png()
    .toBuffer();
  const image = await keepImage({ db, files: api.files }, propertyId, await encodeImage(bytes, "image"), "Screen");
  const content = content1("Find your way");
  const url = `${api.parts.env.API_URL}/images/${image.id}`;
  content.texts.en!.steps.hello!.media = { type: "image", url, title: "" };
  content.texts.de = { ...content.texts.en!, title: "Finde dich zurecht" };
  content.texts.fr = { ...content.texts.en!, title: "Trouvez votre chemin" };
  const guide = await tenant.guide({ content, live: true });
  const tag = await tenant.tag("Save");
  const [segment, pageSegment] = [await tenant.segment("Experts"), await tenant.pageSegment()];
  const showing = { ...SHOWING, auto: true, priority: 70 };
  const tutorial = {
    segment,
    pageSegment,
    tags: { mode: "show", list: [tag] },
    showing,
    languageTexts: { en: { status: "off" }, de: { status: "off" } },
  };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
  await addSegment(db, target, { name: " eXPERTS", connection: "and", filterGroups: [] }, null);
  const body = { sourceProperty: propertyId, sourceTutorial: guide, languageMapping: { de: "de", en: "en-gb" } };
  return { tenant, target, guide, body, image, url };
}

const copied = async (tenant: Tenant, target: number, body: object) => {
  const started = await tenant.call("company admin", "POST", COPY(target), body);
  const before = await tenant.call("company admin", "GET", `${COPY(target)}/${started.body.id}`);
  const task = await untilEnded(tenant, String(started.body.id));
  const after = await tenant.call("company admin", "GET", `${COPY(target)}/${started.body.id}`);
  return {
    started,
    before: before.body,
    task,
    after: after.body as { copyStatus: string; error: string | null; result: Record<string, never> },
  };
};

test("spec 1 §4: guide copy to another property: a request sets in progress, success sets done; languages, segments and images are mapped or named", async () => {
  const { tenant, target, body, image } = await twoProperties();
  const { started, before, after } = await copied(tenant, target, body);
  expect([started.status, before.copyStatus, after.copyStatus]).toEqual([201, "in progress", "done"]);
  expect(after.result).toEqual({
    guideId: expect.any(Number),
    title: "Finde dich zurecht",
    languages: [
      { from: "de", to: "de" },
      { from: "en", to: "en-gb" },
    ],
    leftLanguages: ["fr"],
    images: 1,
    left: [
      { kind: "tags", name: "Save" },
      { kind: "page-segments", name: "Deals" },
    ],
  });
  const { db, api } = tenant;
  const guide = await db.selectFrom("guides").selectAll().where("id", "=", Number(after.result.guideId)).executeTakeFirstOrThrow();
  expect(guide).toMatchObject({
    property_id: target,
    chapter_id: null,
    visibility: "private",
    published_version: null,
    language_texts: { de: { status: "off" }, "en-gb": { status: "off" } },
    showing: { auto: true, priority: 70 },
    page_segment_id: 0,
    tags: { mode: "show", list: [] },
  });
  expect(Object.fromEntries(Object.entries(guide.draft.texts).map(([key, { title }]) => [key, title]))).toEqual({
    de: "Finde dich zurecht",
    "en-gb": "Find your way",
  });
  const segment = await db.selectFrom("segments").select("property_id").where("id", "=", guide.segment_id).executeTakeFirstOrThrow();
  expect(segment.property_id).toBe(target);
  const own = await db.selectFrom("images").selectAll().where("property_id", "=", target).executeTakeFirstOrThrow();
  const media = guide.draft.texts.de?.steps.hello?.media as { url: string };
  expect([media.url.slice(-40), own.id === image.id]).toEqual([own.id, false]);
  const bytes = async (id: string) => Buffer.from(await (await api.files.get(id))!.arrayBuffer());
  expect(await bytes(own.id)).toEqual(await bytes(image.id));
});

test("a failure sets done too, and says why", async () => {
  const { tenant, target, guide, body } = await twoProperties();
  const started = await tenant.call("company admin", "POST", COPY(target), body);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guide}`);
  await untilEnded(tenant, String(started.body.id));
  const { body: after } = await tenant.call("company admin", "GET", `${COPY(target)}/${started.body.id}`);
  expect(after).toMatchObject({ copyStatus: "done", status: "failed", error: "copy_source_gone", result: null });
});

test("an image whose file is gone is named in what is left out, and the copy says where it was", async () => {
  const { tenant, target, body, image, url } = await twoProperties();
  await tenant.api.files.remove(image.id);
  const { after } = await copied(tenant, target, body);
  expect(after.result).toMatchObject({ images: 0, left: expect.arrayContaining([{ kind: "images", name: image.id }]) });
  const { draft } = await tenant.db
    .selectFrom("guides")
    .select("draft")
    .where("id", "=", Number(after.result.guideId))
    .executeTakeFirstOrThrow();
  expect(draft.texts.de?.steps.hello?.media).toMatchObject({ url });
});

test("a copy goes into the chosen chapter, and into the unsorted guides when that is gone by then", async () => {
  const { tenant, target, body } = await twoProperties();
  const chapter = await tenant.db
    .insertInto("chapters")
    .values({ property_id: target, position: 1, draft: JSON.stringify({ texts: { de: { title: "Kapitel", subtitle: "" } } }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const chapterOf = async (id: unknown) =>
    (await tenant.db.selectFrom("guides").select("chapter_id").where("id", "=", Number(id)).executeTakeFirstOrThrow()).chapter_id;
  const { after } = await copied(tenant, target, { ...body, launcherId: chapter.id });
  expect(await chapterOf(after.result.guideId)).toBe(chapter.id);
  const started = await tenant.call("company admin", "POST", COPY(target), { ...body, launcherId: chapter.id });
  await tenant.db.updateTable("chapters").set({ visibility: "deleted" }).where("id", "=", chapter.id).execute();
  const { result } = await untilEnded(tenant, String(started.body.id));
  expect(await chapterOf(result?.guideId)).toBe(null);
  expect(await tenant.call("company admin", "POST", COPY(target), { ...body, launcherId: chapter.id })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "launcherId", code: "chapter_error_gone" }] },
  });
});

test("what cannot be copied is refused with its reason: languages, chapters, the property itself, what is archived", async () => {
  const { tenant, target, guide, body } = await twoProperties();
  const refused = async (more: object, at = target) => {
    const answer = await tenant.call("company admin", "POST", COPY(at), { ...body, ...more });
    return [answer.status, (answer.body.fields as { path: string; code: string }[] | undefined)?.[0]?.code ?? answer.body.code];
  };
  expect(await refused({ languageMapping: {} })).toEqual([422, "copy_error_no_language"]);
  expect(await refused({ languageMapping: { en: "de", de: "de" } })).toEqual([422, "copy_error_language_twice"]);
  expect(await refused({ languageMapping: { en: "fr" } })).toEqual([422, "language_error_unknown"]);
  expect(await refused({ languageMapping: { en: "en-gb" } })).toEqual([422, "copy_error_no_default"]);
  expect(await refused({ launcherId: await tenant.chapter() })).toEqual([422, "chapter_error_gone"]);
  expect(await refused({}, tenant.propertyId)).toEqual([422, "copy_error_same_property"]);
  expect(await refused({ sourceTutorial: 2_000_000_000 })).toEqual([404, "not_found"]);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guide}`);
  expect(await refused({})).toEqual([409, "guide_deleted"]);
});

test("a fault while the chapter is looked for is a fault, and not told as a chapter that is gone", async () => {
  const { tenant, target, body } = await twoProperties();
  const { parts, files } = tenant.api;
  const fault: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"chapters"')) throw new Error("the database is away");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const failing = { ...parts, db: parts.db.withPlugin(fault) };
  const app = createApi(failing, await createRealm(parts), { files, demoProperty: null });
  const { token } = await tenant.person("company admin");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const url = `http://api.test${COPY(target)}`;
  const asked = JSON.stringify({ ...body, launcherId: 1 });
  expect((await app.fetch(new Request(url, { method: "POST", headers, body: asked }))).status).toBe(500);
});

test("a foreign source is not found, and who may not edit guides in the target or sees nothing of it is refused", async () => {
  const { tenant, target, body } = await twoProperties();
  const other = await newTenant();
  const foreign = { ...body, sourceProperty: other.propertyId, sourceTutorial: await other.guide(), languageMapping: { en: "de" } };
  expect((await tenant.call("company admin", "POST", COPY(target), foreign)).status).toBe(404);
  expect((await other.call("company admin", "POST", COPY(target), body)).status).toBe(404);
  expect((await tenant.call("company contributor", "POST", COPY(target), body)).status).toBe(401);
  // Somebody with a role in the source alone.
  expect((await tenant.call("property admin", "POST", COPY(target), body)).status).toBe(404);
  const started = await tenant.call("company admin", "POST", COPY(target), body);
  expect((await tenant.call("company admin", "GET", `${COPY(tenant.propertyId)}/${started.body.id}`)).status).toBe(404);
});

test("a copy that is killed behind its guide brings it once, and says what it brought", async () => {
  const { tenant, target, body } = await twoProperties();
  const { body: started } = await tenant.call("company admin", "POST", COPY(target), body);
  const dying = {
    ...copyGuide,
    run: async (task: Parameters<typeof copyGuide.run>[0]): Promise<never> => {
      await copyGuide.run(task);
      throw new Error("killed");
    },
  };
  expect((await workOn(tenant, String(started.id), { types: { "copy-guide": dying } })).status).toBe("waiting");
  const { status, result } = await workOn(tenant, String(started.id));
  const guides = await tenant.db.selectFrom("guides").select("id").where("property_id", "=", target).execute();
  expect([status, guides.map(({ id }) => id)]).toEqual(["done", [result?.guideId]]);
  expect(result).toMatchObject({ leftLanguages: ["fr"], images: 1, left: [{ name: "Save" }, { name: "Deals" }] });
});
