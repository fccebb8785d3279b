import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { behaviourOf, fullTenant, LANGUAGES } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, edited, exported, imported, planned, resultOf, uploaded } from "#tests/support/bundles.ts";
import { untilEnded, workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { bundleTurns } from "./prepare.ts";

const draftOf = async (tenant: Tenant, title: string) => {
  const rows = await tenant.db.selectFrom("guides").selectAll().where("property_id", "=", tenant.propertyId).execute();
  return rows.find(({ draft, visibility }) => visibility !== "deleted" && draft.texts.en?.title === title)!;
};

test("issue 10 E: export, then import into an empty property gives the same behaviour; drafts and what they name come along", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const other = await newTenant({ languages: LANGUAGES });
  const { plan, task, result, notes } = await imported(other, archive, { publish: true });
  expect(plan.counts).toMatchObject({
    guides: { new: 3, refused: 0 },
    chapters: { new: 2 },
    segments: { new: 1 },
    tags: { new: 1 },
    "page-segments": { new: 1 },
  });
  expect([task.status, notes]).toEqual(["done", []]);
  expect(result).toEqual({ created: 8, changed: 0, same: 0, kept: 0, refused: 0, published: 3, images: 1 });
  for (const language of ["en", "de"]) {
    const behaviour = await behaviourOf(tenant, language);
    expect(behaviour.guides.length).toBeGreaterThan(0);
    expect(await behaviourOf(other, language)).toEqual(behaviour);
  }
  const guide = await draftOf(other, "Find your way");
  expect([guide.draft.texts.en?.subtitle, guide.draft.texts.de?.title]).toEqual(["Not live yet", "Finde dich zurecht"]);
  expect(guide.published_revision).not.toBe(guide.revision);
  const segment = await other.db.selectFrom("segments").selectAll().where("property_id", "=", other.propertyId).executeTakeFirstOrThrow();
  expect(segment.id).toBe(guide.segment_id);
  expect(segment.filter_groups).toMatchObject([{ filters: [{ value: guide.id }, { value: { of: guide.tags.list[0] } }] }]);
});

test("issue 10 E: what comes in is private, and importing the same bundle twice changes nothing", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const other = await newTenant({ languages: LANGUAGES });
  expect((await imported(other, archive)).result).toMatchObject({ created: 8, published: 0 });
  const before = await other.db.selectFrom("guides").selectAll().where("property_id", "=", other.propertyId).orderBy("id").execute();
  expect(before.map(({ visibility }) => visibility)).toEqual(["private", "private", "private"]);
  const again = await imported(other, archive);
  expect(again.result).toEqual({ created: 0, changed: 0, same: 8, kept: 0, refused: 0, published: 0, images: 0 });
  expect(Object.values(again.plan.counts).every(({ new: created, changed, refused }) => !created && !changed && !refused)).toBe(true);
  expect(await other.db.selectFrom("guides").selectAll().where("property_id", "=", other.propertyId).orderBy("id").execute()).toEqual(
    before,
  );
  // And into where it comes from.
  expect((await imported(tenant, archive, { publish: true })).result).toMatchObject({ same: 8, published: 0, images: 0 });
  // What was private goes live by a second import that asks for it.
  expect((await imported(other, archive, { publish: true })).result).toMatchObject({ same: 8, published: 3 });
});

test("export, archive, import: what was archived comes as new", async () => {
  const { tenant, guide } = await fullTenant();
  const archive = await exported(tenant);
  const behaviour = await behaviourOf(tenant);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guide}`);
  const { result } = await imported(tenant, archive, { publish: true, atOnce: true });
  expect(result).toMatchObject({ created: 1, refused: 0, published: 1 });
  const now = await behaviourOf(tenant);
  const titles = (bundle: typeof now) => bundle.guides.map(({ title }) => title).sort();
  expect(titles(now)).toEqual(titles(behaviour));
});

test("live content is never changed by surprise: a changed draft is a draft, and what holds at once waits until somebody asks for it", async () => {
  const { tenant, guide } = await fullTenant();
  const archive = edited(await exported(tenant), (name, item) => {
    if (name.startsWith("guides/find")) {
      const draft = JSON.parse(JSON.stringify(item.draft));
      draft.texts.en.title = "Find another way";
      return { ...item, draft, segment: null };
    }
    if (name.startsWith("page-segments/")) return { ...item, conditions: { rules: ["/elsewhere*"], visibility: true } };
    return item;
  });
  const before = await behaviourOf(tenant);
  const first = await imported(tenant, archive);
  expect(first.plan.counts).toMatchObject({ guides: { changed: 1, same: 2 }, "page-segments": { changed: 1 } });
  expect(first.result).toMatchObject({ changed: 1, kept: 1, published: 0 });
  expect(first.notes.map(({ code }) => code).sort()).toEqual(["bundle_kept_audience", "bundle_kept_named"]);
  expect(await behaviourOf(tenant)).toEqual(before);
  const stored = await tenant.db.selectFrom("guides").selectAll().where("id", "=", guide).executeTakeFirstOrThrow();
  expect([stored.draft.texts.en?.title, stored.visibility, stored.segment_id > 0]).toEqual(["Find another way", "public", true]);
  // Of the guide only the audience is left to change, and stays.
  expect((await imported(tenant, archive)).result).toMatchObject({ changed: 0, kept: 2, same: 6 });
  expect((await imported(tenant, archive, { atOnce: true })).result).toMatchObject({ changed: 2, kept: 0 });
  expect((await tenant.db.selectFrom("guides").select("segment_id").where("id", "=", guide).executeTakeFirstOrThrow()).segment_id).toBe(0);
});

test("402: what the plan has no room for stays private, and the report says so in the limit's words", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const other = await newTenant({ languages: LANGUAGES, limits: { public_guide: 1, public_segment: 0 } });
  const { result, notes } = await imported(other, archive, { publish: true });
  expect(result).toMatchObject({ created: 7, refused: 1, published: 2 });
  expect(notes.map(({ kind, code, about }) => [kind, code, about])).toEqual(
    expect.arrayContaining([
      ["segments", "limit_public_segment", "0"],
      // Its segment is missing: everybody would see it.
      ["guides", "bundle_not_published", ""],
    ]),
  );
});

test("items are found by their names where no id is known, as the stores compare names", async () => {
  const { tenant } = await fullTenant();
  const other = await newTenant({ languages: LANGUAGES });
  await other.pageSegment(" dEALS ", ["/other*"]);
  // Titles tell no guides apart: this is another one, and somebody may be at work on it.
  const namesake = await other.guide({ title: "Second" });
  const before = await other.db.selectFrom("guides").selectAll().where("id", "=", namesake).executeTakeFirstOrThrow();
  const { plan, result } = await imported(other, await exported(tenant));
  expect(plan.items.filter(({ state }) => state !== "new").map(({ kind, name, state }) => [kind, name, state])).toEqual([
    ["page-segments", "Deals", "changed"],
  ]);
  expect(result).toMatchObject({ created: 7, kept: 1, same: 0 });
  expect(await other.db.selectFrom("guides").selectAll().where("id", "=", namesake).executeTakeFirstOrThrow()).toEqual(before);
});

test("languages that the property does not have are left out and named; without a title in its default language a guide is refused", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const english = await newTenant();
  const { plan, result } = await imported(english, archive);
  expect([plan.leftLanguages, result.refused]).toEqual([["de"], 0]);
  expect(Object.keys((await draftOf(english, "Find your way")).draft.texts)).toEqual(["en"]);
  const french = await newTenant({ languages: [["fr", "Français"]] });
  const { plan: none } = await imported(french, archive);
  expect(none.items.filter(({ kind }) => kind === "guides").map(({ reasons }) => reasons[0]?.code)).toEqual(
    Array(3).fill("title_error_missing"),
  );
});

test("POST /tutorials/{id}/export (languageCodes): one guide in some languages, with what it names", async () => {
  const { tenant, guide } = await fullTenant();
  const { status, body } = await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/${guide}/export`, {
    languageCodes: ["de"],
  });
  expect(status).toBe(201);
  await untilEnded(tenant, String(body.id));
  const files = unzipSync(await resultOf(tenant, String(body.id)));
  expect(
    Object.keys(files)
      .map((name) => name.split("/")[0])
      .sort(),
  ).toEqual(["bundle.json", "guides", "images", "page-segments", "segments", "tags"]);
  const [, text] =
    Object.entries(files).find(([name]) => name.startsWith("guides/finde-dich")) ??
    Object.entries(files).find(([name]) => name.startsWith("guides/"))!;
  expect(Object.keys(JSON.parse(new TextDecoder().decode(text)).draft.texts)).toEqual(["de"]);
  const unknown = await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/${guide}/export`, { languageCodes: ["fr"] });
  expect([unknown.status, unknown.body.fields]).toEqual([422, [{ path: "languageCodes", code: "language_error_unknown" }]]);
});

test("two imports of one bundle at once bring everything once", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const other = await newTenant({ languages: LANGUAGES });
  const jobs: string[] = [];
  for (const _ of [1, 2]) {
    const { body } = await uploaded(other, archive);
    await other.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, {});
    jobs.push(body.id);
  }
  expect((await other.call("company admin", "POST", `${BUNDLES}/${jobs[0]}/start`, {})).status).toBe(409);
  // Either may take the other's task, which is at work then.
  await Promise.all(jobs.map((job) => workOn(other, job).catch(() => null)));
  const [one, rest] = [await untilEnded(other, jobs[0]!), await untilEnded(other, jobs[1]!)];
  const sum = (key: string) => Number((one.result as Record<string, number>)[key]) + Number((rest.result as Record<string, number>)[key]);
  // What one has begun and the other finishes counts as changed.
  expect([sum("created"), sum("same") + sum("changed"), sum("refused")]).toEqual([8, 8, 0]);
  const titles = await other.db.selectFrom("guides").select("id").where("property_id", "=", other.propertyId).execute();
  expect(titles.length).toBe(3);
});

test("a bundle of another property, and a role that may not edit guides, are not found and refused", async () => {
  const { tenant } = await fullTenant();
  const { body } = await uploaded(tenant, await exported(tenant));
  const other = await newTenant();
  for (const [method, path] of [
    ["GET", ""],
    ["POST", "/start"],
    ["GET", "/report"],
  ] as const) {
    expect((await other.call("company admin", method, `${BUNDLES}/${body.id}${path}`, method === "POST" ? {} : undefined)).status).toBe(
      404,
    );
  }
  expect((await uploaded(tenant, await exported(tenant), "company contributor")).status).toBe(401);
  expect((await planned(tenant, body.id)).counts.guides).toMatchObject({ same: 3 });
});

test("503: while as many bundles are read as may be at once, further plans and uploads are asked to wait", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  const { body } = await uploaded(tenant, archive);
  let end = () => {};
  const others = new Promise<void>((resolve) => {
    end = resolve;
  });
  const reading = Array.from({ length: 12 }, () => bundleTurns(() => others));
  const busy = { status: 503, body: { code: "busy" } };
  expect(await tenant.call("company admin", "GET", `${BUNDLES}/${body.id}`)).toMatchObject(busy);
  expect(await uploaded(tenant, archive)).toMatchObject(busy);
  end();
  await Promise.all(reading);
  expect((await planned(tenant, body.id)).counts.guides).toMatchObject({ same: 3 });
});
