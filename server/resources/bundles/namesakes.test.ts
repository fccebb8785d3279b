import { expect, test } from "vitest";
import { importContent } from "#server/tasks/import-content.ts";
import { BUNDLES, edited, exported, imported, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const rows = ({ db, propertyId }: Tenant) =>
  db.selectFrom("page_segments").select(["name", "rules"]).where("property_id", "=", propertyId).orderBy("id").execute();
const rename = (tenant: Tenant, id: number, name: string) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/page_segments/${id}`, { name });
const states = (items: { name: string; state: string }[]) => items.map(({ name, state }) => [name, state]);

/** A bundle of page segments, each with rules of its own. */
async function bundleOf(...names: string[]) {
  const tenant = await newTenant();
  for (const [index] of names.entries()) await tenant.pageSegment(`Made ${index}`, [`/theirs-${index}*`]);
  const archive = edited(await exported(tenant), (_, item) => {
    const [, index] = /^Made (\d)$/.exec(String(item.name)) ?? [];
    return index === undefined ? item : { ...item, name: names[Number(index)] };
  });
  return archive;
}

test("what was found by its name once is known by its id from then on, whatever it is called here", async () => {
  const archive = await bundleOf("Deals");
  const tenant = await newTenant();
  const id = await tenant.pageSegment(" dEALS", ["/mine*"]);
  expect((await imported(tenant, archive, { atOnce: true })).result).toMatchObject({ changed: 1, created: 0 });
  expect((await rename(tenant, id, "Contracts")).status).toBe(200);
  expect((await imported(tenant, archive, { atOnce: true })).result).toMatchObject({ changed: 1, created: 0 });
  expect(await rows(tenant)).toEqual([{ name: "Deals", rules: ["/theirs-0*"] }]);
});

test("of two in a bundle that look alike one is found here, and the other is refused for its name", async () => {
  const archive = await bundleOf("Deals", "DEALS");
  const tenant = await newTenant();
  await tenant.pageSegment("deals", ["/mine*"]);
  const { plan, result, notes } = await imported(tenant, archive, { atOnce: true });
  expect(states(plan.items)).toEqual([
    ["Deals", "changed"],
    ["DEALS", "new"],
  ]);
  expect([result, notes.map(({ name, code }) => [name, code])]).toMatchObject([
    { changed: 1, refused: 1 },
    [["DEALS", "page_segment_name_exists"]],
  ]);
  expect(await rows(tenant)).toEqual([{ name: "Deals", rules: ["/theirs-0*"] }]);
});

test("of two here that look alike neither is taken for the bundle's", async () => {
  const archive = await bundleOf("Deals");
  const tenant = await newTenant();
  await tenant.pageSegment("Deals", ["/mine*"]);
  // As there may be from times when names were compared less closely.
  await tenant.db
    .insertInto("page_segments")
    .values({ property_id: tenant.propertyId, name: "Deals\u200b", rules: JSON.stringify(["/other*"]), visibility: true })
    .execute();
  const before = await rows(tenant);
  const { plan, result } = await imported(tenant, archive, { atOnce: true });
  expect([states(plan.items), result]).toMatchObject([[["Deals", "new"]], { changed: 0, refused: 1 }]);
  expect(await rows(tenant)).toEqual(before);
});

test("a namesake that is deleted here while the import is under way is no longer found: the bundle's comes as new", async () => {
  const archive = await bundleOf("Deals");
  const tenant = await newTenant();
  const id = await tenant.pageSegment("Deals", ["/mine*"]);
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, { atOnce: true });
  const late = {
    ...importContent,
    run: (task: Parameters<typeof importContent.run>[0]) =>
      importContent.run({
        ...task,
        portion: async (work) => {
          await tenant.db.deleteFrom("page_segments").where("id", "=", id).execute();
          return task.portion(work);
        },
      }),
  };
  expect((await workOn(tenant, body.id, { types: { "import-content": late } })).result).toMatchObject({ created: 1, refused: 0 });
  expect(await rows(tenant)).toEqual([{ name: "Deals", rules: ["/theirs-0*"] }]);
});

test("what names an item whose change is refused stays as it is, and the report says of both why", async () => {
  const tenant = await newTenant();
  const deals = await tenant.pageSegment("Deals", ["/mine*"]);
  await tenant.tag("Save", { selector: "#save", pageSegment: deals });
  const archive = edited(await exported(tenant), (name, item) => {
    if (name.startsWith("page-segments/")) return { ...item, name: "Taken" };
    return name.startsWith("tags/") ? { ...item, selector: "#other" } : item;
  });
  await tenant.pageSegment("Taken", ["/taken*"]);
  const { result, notes } = await imported(tenant, archive, { atOnce: true });
  expect(result).toMatchObject({ changed: 0, refused: 2 });
  expect(notes.map(({ kind, code, about }) => [kind, code, about])).toEqual([
    ["page-segments", "page_segment_name_exists", ""],
    ["tags", "bundle_error_names", "Taken"],
  ]);
  const tag = await tenant.db.selectFrom("tags").select("selector").where("property_id", "=", tenant.propertyId).executeTakeFirstOrThrow();
  expect(tag.selector).toBe("#save");
});
