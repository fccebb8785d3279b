import { beforeEach, expect, test } from "vitest";
import { action } from "#app/routes/app/$property/manage/sorting/drag/page.ts";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
let source: number;
let target: number;
let guide: number;
let first: number;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  source = await tenant.chapter("Source");
  target = await tenant.chapter("Target");
  guide = await tenant.guide({ chapter: source });
  first = await tenant.guide({ chapter: target });
});

const dragBeforeFirst = () =>
  admin.send(action, "/app/:p/manage/sorting/drag", {
    kind: "guides",
    id: String(guide),
    before: String(first),
    from: String(source),
    chapter: String(target),
  });
const stored = async () => {
  const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
  const all = body.data as { id: number; tutorials: { id: number }[] }[];
  return [source, target].map((id) => all.find((chapter) => chapter.id === id)?.tutorials.map((each) => each.id));
};

test.each(FAULTS)("a move that fails is answered as what it was, on its page, and moves nothing: %s", async (_, answer, status, code) => {
  upstream.fail("post", "/move", answer);
  const back = await dragBeforeFirst();
  expect([back.status, back.data.code, back.to, await admin.toast()]).toEqual([status, code, null, null]);
  expect(await stored()).toEqual([[guide], [first]]);
});

test.each(FAULTS)("a guide that came into the chapter but not to its place is never called moved: %s", async (_, answer) => {
  upstream.fail("put", `/launchers/${target}`, answer);
  const back = await dragBeforeFirst();
  expect([back.status, back.data.code, back.to, await admin.toast()]).toEqual([409, "guide_not_placed", null, null]);
  expect(await stored()).toEqual([[], [first, guide]]);
});

test("a drag that cannot even read the list says so on its page", async () => {
  upstream.fail("get", "/launchers", FAULTS.find(([name]) => name === "a busy upstream")![1]);
  const back = await dragBeforeFirst();
  expect([back.status, back.data.code]).toEqual([503, "busy"]);
});
