import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import GuideSegmentsScreen, { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/segments/page.tsx";
import EditChapterScreen, {
  action as chapterAction,
  loader as chapterLoader,
} from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Form, type Visitor, visitor } from "#tests/support/visitor.ts";

const SCREEN = "/app/:p/manage/:guideId/edit/segments";
const CHAPTER = "/app/:p/manage/chapters/:chapterId/edit";
const UNTARGETED = { segment: "", pageSegment: "", tagMode: "show", tags: "" };
const UNSET = { ...UNTARGETED, from: "", to: "", when: "opened", recurrence: "0", reminder: "0", priority: "50" };

let tenant: Tenant;
let admin: Visitor;
let ids: { segment: number; pageSegment: number; tag: number; other: number };
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.db.updateTable("properties").set({ time_zone: "Europe/Berlin" }).where("id", "=", tenant.propertyId).execute();
  for (const plan of ["team", "free"]) await addForeignUser(tenant.db, tenant.propertyId, { plan });
  ids = {
    segment: await tenant.segment("Whoever"),
    pageSegment: await tenant.pageSegment("Deals"),
    tag: await tenant.tag("Board"),
    other: await tenant.tag("Search"),
  };
});

type Changes = Record<string, string>;
/** The form as a browser sends it: each ticked tag by itself, and the values it started with. */
function formOf(changes: Changes, { revision = 1, base = UNSET as Changes, tags = [] as number[] } = {}): Form {
  const { tags: _, ...values } = { ...base, ...changes };
  return [
    ...Object.entries({ ...values, revision: String(revision), base: JSON.stringify(base), intent: "save" }),
    ...tags.map((tag): [string, string] => ["tags", String(tag)]),
  ];
}

type Said = { visibility: string; revision: number; hasUnpublishedChanges: boolean; showing: object };
const stored = async (path: string) => (await tenant.call("company admin", "GET", `/v2/properties/:p/${path}`)).body as unknown as Said;

describe("who sees a guide", () => {
  let guideId: number;
  beforeEach(async () => {
    guideId = await tenant.guide({ live: true });
  });
  const send = (form: Form, who = admin) => who.send(action, SCREEN, form, { guideId });
  const open = async (who = admin) => (await who.open(loader, SCREEN, { guideId })).data;
  const guide = () => stored(`tutorials/edit/${guideId}`);

  test("is saved with when it shows, at once and with nothing to publish (specification 2, section 2; issue 9 E)", async () => {
    const typed = {
      segment: String(ids.segment),
      pageSegment: String(ids.pageSegment),
      tagMode: "hide",
      from: "2026-06-01T10:00",
      to: "2026-12-01T10:00",
      when: "auto",
      recurrence: "30",
      reminder: "7",
      priority: "80",
    };
    const answer = await send(formOf(typed, { tags: [ids.other, ids.tag] }));
    expect([answer.status, answer.to, await admin.toast()]).toEqual([
      302,
      `/app/${tenant.propertyId}/manage/${guideId}/edit/segments`,
      "guide_saved",
    ]);
    expect(await guide()).toMatchObject({
      segment: ids.segment,
      pageSegment: ids.pageSegment,
      tags: { mode: "hide", list: [ids.tag, ids.other] },
      showing: { auto: true, from: "2026-06-01T08:00:00.000Z", to: "2026-12-01T09:00:00.000Z", recurrence: 30, reminder: 7, priority: 80 },
      hasUnpublishedChanges: false,
      publishedVersion: 1,
    });
    const { values, reach } = await open();
    expect(values).toEqual({ ...typed, tags: `${ids.tag} ${ids.other}` });
    expect(reach).toEqual({ name: "Whoever", people: 2, all: 2, isEstimate: false });
  });

  test("keeps a moment to the second that the form shows to the minute", async () => {
    const showing = { ...SHOWING, from: "2026-06-01T08:00:17Z" };
    await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial: { showing } });
    await send(formOf({ priority: "60" }, { revision: 2, base: { ...UNSET, from: "2026-06-01T10:00" } }));
    expect((await guide()).showing).toEqual({ ...showing, priority: 60 });
  });

  test.each<[Changes, Record<string, string[]>]>([
    [{ from: "2026-06-01T10:00", to: "2026-06-01T10:00" }, { to: ["showing_error_end"] }],
    [{ from: "2026-02-30T10:00" }, { from: ["showing_error_time"] }],
    [{ priority: "101" }, { priority: ["showing_error_priority"] }],
    [{ priority: "1.5" }, { priority: ["showing_error_priority"] }],
    [
      { segment: "999999999", pageSegment: "999999998" },
      { segment: ["segment_error_gone"], pageSegment: ["page_segment_error_gone"] },
    ],
  ])("that is refused comes back as typed, with the reason in its place: %j", async (changes, errors) => {
    const answer = await send(formOf(changes, { tags: [ids.tag] }));
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    const { initialValue } = answer.data.submission as { initialValue: Changes };
    expect(initialValue).toMatchObject({ ...changes, tags: String(ids.tag) });
    expect((await guide()).revision).toBe(1);
  });

  test("a tag that was deleted meanwhile is said at the tags", async () => {
    expect(errorsOf(await send(formOf({}, { tags: [ids.tag, 999999999] })))).toEqual({ tags: ["tag_error_gone"] });
  });

  test("what two people change merges; what both changed is asked about by name", async () => {
    const other = await visitor(tenant, "company moderator");
    expect((await send(formOf({ segment: String(ids.segment) }, { tags: [ids.tag] }), other)).status).toBe(302);
    const merged = await send(formOf({ when: "auto", recurrence: "7" }));
    expect([merged.status, await admin.toast()]).toEqual([302, "guide_saved_merged"]);
    expect(await guide()).toMatchObject({ segment: ids.segment, tags: { list: [ids.tag] }, showing: { auto: true, recurrence: 7 } });
    const late = await send(formOf({ recurrence: "30", reminder: "1" }, { tags: [ids.other] }));
    const asks = [
      { name: "tags", theirs: "Board", yours: "Search" },
      { name: "recurrence", theirs: "After 7 days", yours: "After 30 days" },
    ];
    expect([late.status, late.data.failure]).toMatchObject([409, { conflict: { asks } }]);
  });

  test.each(["company contributor", "property contributor"] as const)("is read by a %s without names, and not changed", async (kind) => {
    await send(formOf({ segment: String(ids.segment), pageSegment: String(ids.pageSegment) }, { tags: [ids.tag] }));
    const contributor = await visitor(tenant, kind);
    const data = await open(contributor);
    expect(data).toMatchObject({ refusal: "not_allowed_for_role", reach: null, choices: { segments: [], pageSegments: [] } });
    const html = await markupAt(`/app/${tenant.propertyId}/manage/${guideId}/edit/segments`, createElement(GuideSegmentsScreen), data);
    for (const word of ["One user segment", "One page segment", "Board", "Your role doesn’t allow this."]) expect(html).toContain(word);
    expect(html).not.toMatch(/<select|Whoever|Deals/);
    expect([(await send(formOf({}), contributor)).status, (await guide()).revision]).toEqual([401, 2]);
  });

  test("of an archived guide is read only, also when what it was for is gone", async () => {
    const gone = await tenant.segment(`Gone ${guideId}`);
    await send(formOf({ segment: String(gone) }));
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guideId}`);
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/segments/${gone}`);
    expect(await open()).toMatchObject({ refusal: "guide_deleted", reach: null });
    const late = await send(formOf({ segment: "" }, { revision: 3 }));
    expect([late.status, late.data.failure]).toMatchObject([409, { code: "guide_deleted" }]);
  });

  test.each(["en", "de"] as const)("is a form that says in %s that it applies at once, and to how many", async (language) => {
    await send(formOf({ segment: String(ids.segment) }));
    const html = await markupAt(`/app/${tenant.propertyId}`, createElement(GuideSegmentsScreen), await open(), language);
    const words = {
      en: ["applies at once", "has 2 people at the moment, out of 2", "Everybody", "Europe/Berlin", "After 7 days"],
      de: ["gilt sofort", "sind derzeit 2 Personen von 2", "Alle", "Europe/Berlin", "Nach 7 Tagen"],
    }[language];
    for (const word of words) expect(html).toContain(word);
  });

  test("of nobody's guide, or another property's, is not found", async () => {
    const foreign = await (await newTenant()).guide();
    for (const id of [foreign, 999999999, "abc"]) {
      const [asked, sent] = [
        await admin.open(loader, SCREEN, { guideId: id }),
        await admin.send(action, SCREEN, formOf({}), { guideId: id }),
      ];
      expect([id, asked.status, sent.status]).toEqual([id, 404, 404]);
    }
  });
});

describe("who sees a chapter", () => {
  const base = { title: "First steps", subtitle: "", ...UNTARGETED };
  const setUp = async () => {
    const chapterId = await tenant.chapter("First steps", true);
    const send = (form: Form, who = admin) => who.send(chapterAction, CHAPTER, form, { chapterId });
    return { chapterId, send, chapter: () => stored(`launchers/${chapterId}`) };
  };

  test("is saved with its texts, and waits for nothing while these stay the same", async () => {
    const { send, chapter } = await setUp();
    const saved = await send(formOf({ segment: String(ids.segment), tagMode: "hide" }, { base, tags: [ids.tag] }));
    expect([saved.status, await admin.toast()]).toEqual([302, "chapter_segment_updated"]);
    const audience = { segment: ids.segment, pageSegment: 0, tags: { mode: "hide", list: [ids.tag] } };
    expect(await chapter()).toMatchObject({ ...audience, hasUnpublishedChanges: false, revision: 2 });
    const before = { ...base, segment: String(ids.segment), tagMode: "hide", tags: String(ids.tag) };
    await send(formOf({ title: "Later steps", pageSegment: String(ids.pageSegment) }, { base: before, revision: 2, tags: [ids.tag] }));
    expect(await chapter()).toMatchObject({ ...audience, pageSegment: ids.pageSegment, hasUnpublishedChanges: true });
  });

  test("stays as it is when a contributor saves the texts, or a form without it is sent", async () => {
    const { chapterId, send, chapter } = await setUp();
    await send(formOf({ segment: String(ids.segment) }, { base }));
    const contributor = await visitor(tenant, "company contributor");
    const { data } = await contributor.open(chapterLoader, CHAPTER, { chapterId });
    expect(data).toMatchObject({ targets: false, refusal: null, choices: { segments: [] } });
    const html = await markupAt(`/app/${tenant.propertyId}`, createElement(EditChapterScreen), data);
    expect(html).toContain("One user segment");
    expect(html).not.toContain("Whoever");
    const texts = (title: string, revision: number) => ({ title, subtitle: "", revision: String(revision), base: "{}", intent: "save" });
    expect((await send(texts("Theirs", 2), contributor)).status).toBe(302);
    expect((await send({ ...texts("Theirs", 3), segment: "" }, contributor)).status).toBe(400);
    expect((await send(texts("Mine", 3))).status).toBe(302);
    expect(await chapter()).toMatchObject({ title: "Mine", segment: ids.segment, revision: 4 });
  });

  test("is refused in its place with the texts as typed", async () => {
    const { send } = await setUp();
    const answer = await send(formOf({ title: "Other", segment: "999999999" }, { base }));
    expect([answer.status, errorsOf(answer)]).toEqual([422, { segment: ["segment_error_gone"] }]);
    expect(answer.data.submission).toMatchObject({ initialValue: { title: "Other", segment: "999999999" } });
  });
});
