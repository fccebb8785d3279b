import { beforeEach, describe, expect, test } from "vitest";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const PROPERTY = "/v2/properties/:p";
type Ids = { segment: number; pageSegment: number; tag: number };
type Used = { tutorials: { id: number; title: string }[]; launchers: { id: number; title: string }[] };

let tenant: Tenant;
let ids: Ids;
beforeEach(async () => {
  tenant = await newTenant();
  ids = await addAll();
});
const call = (method: string, path: string, body?: unknown) => tenant.call("company admin", method, PROPERTY + path, body);

async function addAll({ db, propertyId } = tenant, name = "Deals"): Promise<Ids> {
  return {
    segment: await addSegment(db, propertyId, { name, connection: "and", filterGroups: [] }, null),
    pageSegment: await addPageSegment(db, propertyId, { name, rules: ["/deals*"], visibility: true }, null),
    tag: await addTag(db, propertyId, { name, selector: "#board", urlRule: "", pageSegment: 0 }, null),
  };
}
const PATHS = { segment: "segments", pageSegment: "page_segments", tag: "tags" } as const;
const usage = async (kind: keyof Ids, id = ids[kind]) => (await call("GET", `/${PATHS[kind]}/${id}`)).body.usage as unknown as Used;
const targeting = ({ segment, pageSegment, tag }: Ids = ids) => ({ segment, pageSegment, tags: { mode: "hide", list: [tag] } });

/** The two kinds of content: where one is, how a change of it is sent, and as what usage names it. */
const KINDS = [
  {
    kind: "guide",
    used: "tutorials",
    add: () => tenant.guide({ live: true }),
    at: "/tutorials",
    of: (change: object) => ({ tutorial: change }),
  },
  { kind: "chapter", used: "launchers", add: () => tenant.chapter("First steps", true), at: "/launchers", of: (change: object) => change },
] as const;
const path = (kind: "guide" | "chapter", id: number) => (kind === "guide" ? `/tutorials/edit/${id}` : `/launchers/${id}`);

describe.each(KINDS)("a $kind", ({ kind, used, add, at, of }) => {
  test("takes a user segment, a page segment, tags and when it shows, and says them (spec 1 §3; issue 9 E)", async () => {
    const id = await add();
    expect((await call("GET", path(kind, id))).body).toMatchObject({ segment: 0, pageSegment: 0, showing: SHOWING });
    const showing = { auto: true, from: "2026-01-01T00:00:00Z", to: null, recurrence: 7, reminder: 1, priority: 90 };
    const saved = await call("PUT", `${at}/${id}`, of({ ...targeting(), showing, revision: 1 }));
    expect(saved).toMatchObject({ status: 200, body: { ...targeting(), showing, revision: 2 } });
    expect((await call("GET", path(kind, id))).body).toMatchObject({ ...targeting(), showing });
    const later = await call("PUT", `${at}/${id}`, of({ segment: 0 }));
    expect(later.body).toMatchObject({ ...targeting(), segment: 0, showing });
  });

  test("that is live is so with its new audience at once, and has nothing to publish", async () => {
    const id = await add();
    const saved = await call("PUT", `${at}/${id}`, of(targeting()));
    expect(saved.body).toMatchObject({ visibility: "public", hasUnpublishedChanges: false, publishedVersion: 1, revision: 2 });
    const texts = await call("PUT", `${at}/${id}`, of({ title: "Other" }));
    expect(texts.body).toMatchObject({ hasUnpublishedChanges: true });
    expect((await call("PUT", `${at}/${id}`, of({ segment: 0 }))).body).toMatchObject({ hasUnpublishedChanges: true });
  });

  test("is refused with what the property does not have, in its place", async () => {
    const id = await add();
    const foreign = await addAll(await newTenant());
    const prefix = kind === "guide" ? "tutorial." : "";
    const field = (name: string, code: string) => ({ path: prefix + name, code });
    expect(await call("PUT", `${at}/${id}`, of(targeting(foreign)))).toMatchObject({
      status: 422,
      body: {
        fields: [field("segment", "segment_error_gone"), field("pageSegment", "page_segment_error_gone"), field("tags", "tag_error_gone")],
      },
    });
    const some = { tags: { mode: "show", list: [ids.tag, foreign.tag] } };
    expect(await call("PUT", `${at}/${id}`, of(some))).toMatchObject({ status: 422, body: { fields: [field("tags", "tag_error_gone")] } });
    const ends = { ...SHOWING, from: "2026-02-01T00:00:00Z", to: "2026-02-01T00:00:00Z" };
    expect(await call("PUT", `${at}/${id}`, of({ showing: ends }))).toMatchObject({
      status: 422,
      body: { fields: [field("showing.to", "showing_error_end")] },
    });
    expect((await call("GET", path(kind, id))).body).toMatchObject({ segment: 0, pageSegment: 0, revision: 1 });
  });

  test.each(["segment", "pageSegment", "tag"] as const)("counts as usage of its %s until it is archived, and keeps it", async (name) => {
    const id = await add();
    await call("PUT", `${at}/${id}`, of(targeting()));
    const { title } = (await call("GET", path(kind, id))).body;
    expect((await usage(name))[used]).toEqual([{ id, title }]);
    const remove = () => call("DELETE", `/${PATHS[name]}/${ids[name]}`);
    expect(await remove()).toMatchObject({ status: 409, body: { current: { usage: { [used]: [{ id }] } } } });
    await call("DELETE", `${at}/${id}`);
    expect((await usage(name))[used]).toEqual([]);
    expect((await remove()).status).toBe(204);
  });

  test.each(["segment", "pageSegment", "tag"] as const)("takes a %s, or that is deleted, but not both", async (name) => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const [id, other] = [await add(), await addAll(tenant, `Deals ${index}`)];
        const [taken, gone] = await Promise.all([
          call("PUT", `${at}/${id}`, of(targeting({ ...ids, [name]: other[name] }))),
          call("DELETE", `/${PATHS[name]}/${other[name]}`),
        ]);
        return `${taken.status} ${gone.status}`;
      }),
    );
    expect(outcomes.filter((outcome) => outcome !== "200 409" && outcome !== "422 204")).toEqual([]);
  });
});

test("lists of guides and chapters say whom they are for, and whether they show by themselves", async () => {
  const chapter = await tenant.chapter();
  const guide = await tenant.guide({ chapter });
  await call("PUT", `/tutorials/${guide}`, { tutorial: { ...targeting(), showing: { ...SHOWING, auto: true } } });
  await call("PUT", `/launchers/${chapter}`, { segment: ids.segment });
  const row = { id: guide, segment: ids.segment, pageSegment: ids.pageSegment, showing: { auto: true } };
  expect((await call("GET", "/tutorials")).body).toMatchObject({ data: [row] });
  expect((await call("GET", "/launchers")).body).toMatchObject({
    data: [{ id: chapter, segment: ids.segment, pageSegment: 0, showing: { auto: false }, tutorials: [row] }, { id: 0 }],
  });
});

test("a guide that is brought back has what still exists of its audience; so has a copy of an archived one (issue 9 E)", async () => {
  const chapter = await tenant.chapter();
  const kept = await addAll(tenant, "Kept");
  const id = await tenant.guide();
  const tags = { mode: "show", list: [ids.tag, kept.tag] };
  await call("PUT", `/tutorials/${id}`, { tutorial: { segment: ids.segment, pageSegment: kept.pageSegment, tags } });
  await call("DELETE", `/tutorials/${id}`);
  expect((await call("DELETE", `/segments/${ids.segment}`)).status).toBe(204);
  expect((await call("DELETE", `/tags/${ids.tag}`)).status).toBe(204);
  const left = { segment: 0, pageSegment: kept.pageSegment, tags: { mode: "show", list: [kept.tag] } };
  const copy = await call("POST", `/tutorials/${id}/clone`);
  expect((await call("GET", `/tutorials/edit/${copy.body.id}`)).body).toMatchObject(left);
  await call("POST", `/tutorials/${id}/move`, { fromLauncherId: 0, toLauncherId: chapter });
  expect((await call("GET", `/tutorials/edit/${id}`)).body).toMatchObject({ ...left, visibility: "private" });
  expect((await usage("pageSegment", kept.pageSegment)).tutorials.map(({ id }) => id).sort()).toEqual([id, copy.body.id].sort());
});

test("usage is named in the property's default language, in the order of titles", async () => {
  const chapter = await tenant.chapter("Zone");
  for (const title of ["b", "A"]) {
    const id = await tenant.guide({ title, chapter });
    await call("PUT", `/tutorials/${id}`, { tutorial: { pageSegment: ids.pageSegment } });
  }
  await call("PUT", `/launchers/${chapter}`, { pageSegment: ids.pageSegment });
  const listed = (await call("GET", "/page_segments")).body.data as unknown as { usage: Used }[];
  expect(listed[0]?.usage.tutorials.map(({ title }) => title)).toEqual(["A", "b"]);
  expect(listed[0]?.usage.launchers).toEqual([{ id: chapter, title: "Zone" }]);
});
