import { zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { BUNDLE_LIMITS } from "#app/domain/bundles/bundle.ts";
import { edited, exported, imported, planned, uploaded } from "#tests/support/bundles.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const HEAD = { format: 1, from: "Elsewhere", languages: ["en"], createdAt: "2026-01-01T00:00:00.000Z", images: [] };
const head = (more: object = {}) => ({ "bundle.json": bytes(JSON.stringify({ ...HEAD, ...more })) });
const GUIDE = {
  id: "0123456789abcdef",
  draft: content1("From elsewhere"),
  languageTexts: {},
  languageBehaviour: "fallback_default",
  tags: { mode: "show", list: [] },
  segment: null,
  pageSegment: null,
  showing: { auto: false, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 },
  chapter: null,
};
const guideFile = (more: object = {}) => ({ "guides/from-elsewhere-0123456789abcdef.json": bytes(JSON.stringify({ ...GUIDE, ...more })) });

const IMAGE = { file: `images/${"0".repeat(64)}.webp`, origin: "0".repeat(64), name: "" };

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

describe("an archive that is no bundle is refused as a whole, with one sentence and never a fault", () => {
  const bomb = zipSync({ ...head(), "guides/a-0123456789.json": new Uint8Array(BUNDLE_LIMITS.itemBytes + 1) });
  const good = zipSync({ ...head(), ...guideFile() });
  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(0), "bundle_error_no_zip"],
    ["wrong magic", bytes("GIF89a and more"), "bundle_error_no_zip"],
    ["text", bytes("{}"), "bundle_error_no_zip"],
    ["magic alone", bytes("PK\u0003\u0004"), "bundle_error_broken"],
    ["cut short", good.subarray(0, good.length - 40), "bundle_error_broken"],
    ["cut within a file", good.subarray(0, 200), "bundle_error_broken"],
    ["no head", zipSync(guideFile()), "bundle_error_no_head"],
    ["an unknown format", zipSync(head({ format: 2 })), "bundle_error_format"],
    ["a head that is no JSON", zipSync({ "bundle.json": bytes("{") }), "bundle_error_head"],
    ["a head that says nothing", zipSync({ "bundle.json": bytes("null") }), "bundle_error_head"],
    ["a name that climbs", zipSync({ ...head(), "../../etc/passwd": bytes("x") }), "bundle_error_unexpected_file"],
    [
      "a name that climbs within a folder",
      zipSync({ ...head(), "guides/../../a-0123456789.json": bytes("{}") }),
      "bundle_error_unexpected_file",
    ],
    ["an absolute name", zipSync({ ...head(), "/guides/a.json": bytes("{}") }), "bundle_error_unexpected_file"],
    ["backslashes", zipSync({ ...head(), "guides\\a.json": bytes("{}") }), "bundle_error_unexpected_file"],
    ["a program", zipSync({ ...head(), "guides/a.exe": bytes("MZ") }), "bundle_error_unexpected_file"],
    ["an image of an origin that none has", zipSync(head({ images: [{ ...IMAGE, origin: "a\u0000b" }] })), "bundle_error_head"],
    ["an image in a file that is none", zipSync(head({ images: [{ ...IMAGE, file: "images/a.webp" }] })), "bundle_error_head"],
    ["an image with a name that no store takes", zipSync(head({ images: [{ ...IMAGE, name: "a\u0000b" }] })), "bundle_error_head"],
    [
      "more values in all than there is memory for",
      zipSync({
        ...head(),
        ...Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`guides/a-${at}.json`, bytes(`[${"{},".repeat(99_000)}{}]`)])),
      }),
      "bundle_error_too_large",
    ],
    ["a bomb in one file", bomb, "bundle_error_too_large"],
    [
      "a bomb in many files",
      zipSync({
        ...head(),
        ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`guides/a-${at}.json`, new Uint8Array(3_900_000)])),
      }),
      "bundle_error_too_large",
    ],
    [
      "too many files",
      zipSync(
        { ...head(), ...Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`guides/a-${at}.json`, new Uint8Array(0)])) },
        { level: 0 },
      ),
      "bundle_error_too_many_files",
    ],
  ])(
    "%s",
    async (_, archive, code) => {
      const { status, body } = await uploaded(tenant, archive);
      expect([status, body.fields]).toEqual([422, [{ path: "file", code }]]);
      const left = await tenant.db
        .selectFrom("task_files")
        .select("id")
        .where("property_id", "=", tenant.propertyId)
        .where("kind", "=", "upload");
      expect(await left.where("task_id", "is", null).execute()).toEqual([]);
    },
    60_000,
  );
});

describe("an item that no call would take is refused, with its reason, and the others come", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const long = { ...GUIDE.draft, texts: { en: { ...GUIDE.draft.texts.en, title: "x".repeat(121) } } };
  const twice = { ...GUIDE.draft, steps: [GUIDE.draft.steps[0], GUIDE.draft.steps[0]] };
  const media = JSON.parse(JSON.stringify(GUIDE.draft));
  media.texts.en.steps.hello.media = { type: "image", url: `images/${"0".repeat(64)}.webp`, title: "" };
  const script = JSON.parse(JSON.stringify(GUIDE.draft));
  script.texts.en.steps.hello.media = { type: "link", url: "javascript:alert(1)", title: "x" };
  test.each<[string, Uint8Array | object, string]>([
    ["no JSON", bytes("{"), "bundle_error_item"],
    ["not UTF-8", new Uint8Array([0xff, 0xfe, 0x7b]), "bundle_error_item"],
    ["null", bytes("null"), "bundle_error_item"],
    ["nested without end", bytes(deep), "bundle_error_item"],
    ["nested without end in a field", bytes(`{"id":"0123456789","draft":${deep}}`), "bundle_error_item"],
    ["more values than an item has", bytes(`{"id":"0123456789","draft":[${"{},".repeat(100_000)}{}]}`), "bundle_error_item_too_many"],
    ["an id of another kind", { ...GUIDE, id: 7 }, "bundle_error_item"],
    ["nothing but an id", { id: "0123456789" }, "bundle_error_item"],
    ["a title that is too long", { ...GUIDE, draft: long }, "text_error_too_long"],
    ["steps with one id", { ...GUIDE, draft: twice }, "steps_error_same_id"],
    ["an image that is not there", { ...GUIDE, draft: media }, "bundle_error_image"],
    ["a link that is a script", { ...GUIDE, draft: script }, "text_error_invalid_link"],
    ["no title", { ...GUIDE, draft: { steps: [], texts: {} } }, "title_error_missing"],
    ["a control character", bytes(JSON.stringify(GUIDE).replace("From elsewhere", "From\\u0000elsewhere")), "text_error_unstorable"],
  ])("%s", async (_, item, code) => {
    const other = await newTenant();
    const file = item instanceof Uint8Array ? item : bytes(JSON.stringify(item));
    const fine = { ...GUIDE, id: "fedcba9876543210", draft: content1("Fine") };
    const archive = zipSync({ ...head(), "guides/bad.json": file, "guides/fine.json": bytes(JSON.stringify(fine)) });
    const { plan, result } = await imported(other, archive);
    expect(plan.items.map(({ state, reasons }) => [state, reasons[0]?.code])).toEqual(
      expect.arrayContaining([
        ["refused", code],
        ["new", undefined],
      ]),
    );
    expect(result).toMatchObject({ created: 1, refused: 1 });
  });

  test("a segment with a list that is longer than a call has room for arguments ends no import", async () => {
    const other = await newTenant();
    const long = bytes(`{"id":"0123456789","name":"x","connection":"and","filterGroups":[${"1,".repeat(190_000)}1]}`);
    const { task, result } = await imported(other, zipSync({ ...head(), ...guideFile(), "segments/a.json": long }));
    expect([task.status, result]).toMatchObject(["done", { created: 1, refused: 1 }]);
  });

  test("ids of a property in a bundle name nothing there: a segment of somebody else is not taken for the bundle's own", async () => {
    const other = await newTenant();
    const segment = await other.segment("Theirs");
    const { plan, notes } = await imported(other, zipSync({ ...head(), ...guideFile({ segment }) }));
    expect(plan.items[0]).toMatchObject({ state: "new", reasons: [{ code: "bundle_left_segments", about: String(segment) }] });
    expect(notes.map(({ code }) => code)).toContain("bundle_left_segments");
    const guide = await other.db
      .selectFrom("guides")
      .select("segment_id")
      .where("property_id", "=", other.propertyId)
      .executeTakeFirstOrThrow();
    expect(guide.segment_id).toBe(0);
  });

  test("an image that is none, or not the one that its name says, is missed by the guide that names it", async () => {
    const source = await newTenant();
    await source.guide({ title: "Plain" });
    const archive = edited(await exported(source), (name, item) => {
      if (!name.startsWith("guides/")) return item;
      const draft = JSON.parse(JSON.stringify(item.draft));
      draft.texts.en.steps.hello.media = { type: "image", url: `images/${"a".repeat(64)}.webp`, title: "" };
      return { ...item, draft };
    });
    const other = await newTenant();
    const { body } = await uploaded(other, archive);
    expect((await planned(other, body.id)).items).toMatchObject([
      { kind: "guides", state: "refused", reasons: [{ code: "bundle_error_image" }] },
    ]);
  });

  test("of a name that is no id only the beginning is told", async () => {
    const other = await newTenant();
    const { plan } = await imported(other, zipSync({ ...head(), ...guideFile({ segment: "x".repeat(5000) }) }));
    expect(plan.items[0]?.reasons).toEqual([{ code: "bundle_left_segments", about: "x".repeat(64) }]);
  });

  test("an image whose bytes are others than its name says is none", async () => {
    const other = await newTenant();
    const draft = JSON.parse(JSON.stringify(GUIDE.draft));
    draft.texts.en.steps.hello.media = { type: "image", url: IMAGE.file, title: "" };
    const archive = zipSync({ ...head({ images: [IMAGE] }), [IMAGE.file]: bytes("Anything else"), ...guideFile({ draft }) });
    const { body } = await uploaded(other, archive);
    expect(await planned(other, body.id)).toMatchObject({
      images: 0,
      items: [{ state: "refused", reasons: [{ code: "bundle_error_image", about: IMAGE.file }] }],
    });
  });
});
