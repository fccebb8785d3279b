import { createHash } from "node:crypto";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fullTenant, LANGUAGES } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, dyingAt, edited, exported, imported, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** Properties into which not all of a bundle comes, each made by itself. */
const PLACES: [string, (archive: Uint8Array) => Promise<Tenant>][] = [
  ["no room for page segments", () => newTenant({ languages: LANGUAGES, limits: { public_page_segment: 0 } })],
  ["no room for segments", () => newTenant({ languages: LANGUAGES, limits: { public_segment: 0 } })],
  [
    "two page segments that look alike",
    async () => {
      const tenant = await newTenant({ languages: LANGUAGES });
      await tenant.pageSegment("Deals", ["/mine*"]);
      // As there may be from times when names were compared less closely.
      const { db, propertyId } = tenant;
      const values = { property_id: propertyId, name: "Deals\u200b", rules: JSON.stringify(["/other*"]), visibility: true };
      await db.insertInto("page_segments").values(values).execute();
      return tenant;
    },
  ],
  [
    "a tag here whose change has a name that is taken",
    async (archive) => {
      const tenant = await newTenant({ languages: LANGUAGES });
      await imported(
        tenant,
        edited(archive, (_, item) => (item.name === "Save" ? { ...item, name: "Press" } : item)),
      );
      await tenant.tag("Save", { selector: "#other" });
      return tenant;
    },
  ],
];

/** Imports a bundle; of several attempts each but the last is killed when it begins the portion that is named. */
async function cameInto(tenant: Tenant, archive: Uint8Array, killedAt: (attempt: number) => number | null) {
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, { publish: true, atOnce: true });
  let task = { finished_at: null, attempts: 0 } as unknown as Awaited<ReturnType<typeof workOn>>;
  for (let attempt = 0; !task.finished_at; attempt++) task = await workOn(tenant, body.id, { types: dyingAt(killedAt(attempt) ?? 0) });
  const report = await tenant.call("company admin", "GET", `${BUNDLES}/${body.id}/report?limit=100`);
  return { status: task.status, result: task.result, notes: report.body.notes, ...(await contentOf(tenant)) };
}

/** Who sees what, and what is live, by names. */
async function contentOf({ db, propertyId }: Tenant) {
  const named = async (table: "segments" | "page_segments" | "tags") => {
    const rows = await db.selectFrom(table).select(["id", "name"]).where("property_id", "=", propertyId).orderBy("id").execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  const [segments, pages, tags] = [await named("segments"), await named("page_segments"), await named("tags")];
  const of = async (table: "guides" | "chapters") =>
    (await db.selectFrom<"guides" | "chapters">(table).selectAll().where("property_id", "=", propertyId).orderBy("id").execute()).map(
      ({ draft, visibility, published_version, segment_id, page_segment_id, tags: audience }) => ({
        draft: JSON.stringify(draft).replaceAll(/[0-9a-f]{40}/g, ""),
        live: [visibility, published_version],
        audience: [segments.get(segment_id), pages.get(page_segment_id), audience.mode, audience.list.map((id) => tags.get(id))],
      }),
    );
  return { names: [segments, pages, tags].map((each) => [...each.values()]), guides: await of("guides"), chapters: await of("chapters") };
}

test.each(PLACES)("killed anywhere, an import with %s ends as one that is not killed", async (_, placeFor) => {
  const archive = await exported((await fullTenant()).tenant);
  const whole = await cameInto(await placeFor(archive), archive, () => null);
  expect(whole.status).toBe("done");
  expect(whole.result?.refused).toBeGreaterThan(0);
  // Each attempt brings one portion.
  expect(await cameInto(await placeFor(archive), archive, () => 2)).toEqual(whole);
  for (const last of [3, 5, 7, 9, 10]) {
    expect(await cameInto(await placeFor(archive), archive, (attempt) => (attempt === 0 ? last : null))).toEqual(whole);
  }
});

/** A bundle whose image is none, and knows itself by its hash as images do; its segment asks twice about the guide that has it. */
async function withBadImage() {
  const files = unzipSync(await exported((await fullTenant()).tenant));
  const [image = ""] = Object.keys(files).filter((name) => name.startsWith("images/"));
  const bytes = new TextEncoder().encode("no image at all");
  const bad = `images/${createHash("sha256").update(bytes).digest("hex")}.webp`;
  const { [image]: _, ...others } = files;
  const renamed = Object.entries(others).map(([name, json]) => [name, strToU8(strFromU8(json).replaceAll(image, bad))] as const);
  return edited(zipSync({ ...Object.fromEntries(renamed), [bad]: bytes }), (name, item) => {
    if (!name.startsWith("segments/")) return item;
    const [group] = item.filterGroups as { filters: object[] }[];
    return { ...item, filterGroups: [{ ...group, filters: [group?.filters[0], ...(group?.filters ?? [])] }] };
  });
}

test("an image that is none is told once, of itself and of the guide that has it, also when the import is killed", async () => {
  const archive = await withBadImage();
  const place = () => newTenant({ languages: LANGUAGES });
  const whole = await cameInto(await place(), archive, () => null);
  const told = (whole.notes as { name: string; code: string }[]).map(({ name, code }) => [name, code]);
  expect(told).toEqual([
    [expect.stringMatching(/^images\//), "upload_error"],
    ["Find your way", "bundle_error_image"],
    ["Experts", "bundle_error_names"],
  ]);
  for (const last of [2, 3]) expect(await cameInto(await place(), archive, (attempt) => (attempt === 0 ? last : null))).toEqual(whole);
});
