import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "#server/tasks/queue.ts";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { addressesOf, documents, documentsFor } from "#tests/support/documents.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { FAULTS, faultyUpstream } from "./failures/faults.ts";

const upstream = faultyUpstream();
type Documents = Awaited<ReturnType<typeof documents>>;
let admin: Documents;
let nobody: Documents;
let routes: ReturnType<typeof addressesOf>;
let tenant: Tenant;
// One of the forms signs out: whoever sends them all must sign in again.
let isSignedIn = false;
beforeAll(async () => {
  tenant = await newTenant();
  nobody = await documents();
  routes = addressesOf(nobody.build, {
    property: tenant.propertyId,
    guideId: await tenant.guide(),
    act: "move",
    messageAct: "archive",
    styling: "avatar_img",
    chapterId: 0,
    attributeId: await tenant.attribute("plan"),
    companyAttributeId: await tenant.attribute("department", "string", true),
    userId: await addForeignUser(tenant.db, tenant.propertyId),
    personId: await addCompanyUser(tenant.db, tenant.companyId),
    taskId: await enqueue(tenant.db, { companyId: tenant.companyId, type: "export-users", by: null }),
  });
});

beforeEach(async () => {
  if (!isSignedIn) admin = await documentsFor(tenant, "company admin");
  isSignedIn = true;
});

/** What no person asks for: a machine's question, and answers for scripts of ours. */
const NOT_FOR_PEOPLE = [
  "healthz",
  "texts/$language/$version",
  "app/$property/manage/sorting/drag",
  "app/$property/manage/$guideId/preview/model",
  "app/$property/customize/welcome-slide/drawn/model",
  "app/$property/settings/company/processes/progress",
  "app/$property/users/list/segments/builder/count",
].map((folder) => `routes/${folder}/page`);
const people = () => routes.filter(({ id }) => !NOT_FOR_PEOPLE.includes(id));

const fault = (name: string) => FAULTS.find(([each]) => each === name)![1];
const CASES = [
  ["401", "a role that is not enough"],
  ["404", "something that is not there"],
  ["409", "somebody else's change"],
  ["422", "a bad field"],
  ["500", "a fault of the upstream"],
  ["502", "a lost connection"],
] as const;

const isPage = ({ status, type, html, to }: Awaited<ReturnType<Documents["open"]>>) =>
  to
    ? "leads on"
    : status < 600 && type.startsWith("text/html") && html.includes("<h1")
      ? "a page"
      : `${status} ${type} ${html.slice(0, 80)}`;

test("every route that people may come to has a component", () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(
    people()
      // The export is a file, and leads to its report's page where there is none; the preview is a document of its own, for a frame.
      .filter(({ id }) => !admin.build.routes[id]?.module.default && !/\/(export|\$guideId\/preview|drawn|file)\/page$/.test(id))
      .map(({ id }) => id),
  ).toEqual([]);
});

describe("whatever the upstream answers, people get a page with a heading", () => {
  test.each(CASES)("%s: every address", async (_, name) => {
    upstream.fail("all", "", fault(name));
    for (const { address } of people()) {
      const page = await admin.open(address);
      expect([address, isPage(page)]).toEqual([address, expect.stringMatching(/^a page|leads on/)]);
      // What is valid for one failure is for the next: they differ in words.
      if (!page.to && name === "something that is not there") expect([address, await problemsOf(page.html)]).toEqual([address, []]);
    }
  });

  test.each(CASES)("%s: every form", async (_, name) => {
    isSignedIn = false;
    upstream.fail("all", "", fault(name));
    for (const { address } of people().filter(({ takesForms }) => takesForms)) {
      const page = await admin.send(address, {});
      expect([address, isPage(page)]).toEqual([address, expect.stringMatching(/^a page|leads on/)]);
    }
  });
});

test("a form from another site, or from none, is refused with a page, and changes nothing", async () => {
  for (const origin of ["https://evil.test", "null"]) {
    for (const { address } of people().filter(({ id, takesForms }) => takesForms && id !== "routes/$/page")) {
      const page = await admin.send(address, {}, origin);
      expect([address, page.status, page.type.startsWith("text/html"), page.html.includes("Sent from another site")]).toEqual([
        address,
        403,
        true,
        true,
      ]);
    }
  }
});

test("a token that is not good any more leads to the sign-in, and the question who one is to the error page (specification 2, section 8)", async () => {
  upstream.fail("all", "", fault("a token that is not good any more"));
  for (const { id, address } of people().filter(({ address }) => /^\/app\/\d+\/(manage|settings)\/.+/.test(address))) {
    const page = await admin.open(`${address}?a=b`);
    // A frame cannot show the sign-in: it says that there is no preview.
    // A file leads to its list, which then does.
    if (/\/(\$guideId\/preview|drawn|file)\/page$/.test(id)) continue;
    if (
      /on-page|copy|put-back|guideId\/chapter\/|sorting|\$guideId\/page|edit\/page|chapters\/page|chapterId\/page|personal\/page/.test(
        id,
      ) &&
      page.to
    )
      continue;
    expect([address, page.to]).toEqual([address, `/login?return=${encodeURIComponent(`${address}?a=b`)}`]);
  }
  expect((await admin.open("/app")).to).toBe("/error-page?error=unauthorized");
});

test("what is not there says so at its address: in the shell within a property, else the error page", async () => {
  const [{ address: home = "" } = {}] = routes.filter(({ id }) => id === "routes/app/$property/home/page");
  const within = home.replace("/home", "");
  for (const address of [`${within}/nothing`, `${within}/manage/999999999/edit/steps`, `${within}/manage/list?show=one&chapterId=99999`]) {
    const page = await admin.open(address);
    expect([address, page.status, page.html.includes("Page not found"), page.html.includes('aria-label="Main"')]).toEqual([
      address,
      404,
      true,
      true,
    ]);
  }
  for (const address of ["/app/999999999", "/app/999999999/home", "/app/abc", "/app/abc/home"]) {
    const page = await admin.open(address);
    expect([address, page.status, page.html.includes("Page not found")]).toEqual([address, 404, true]);
  }
  expect((await admin.open("/nothing/at/all")).to).toBe("/error-page");
  for (const [language, title] of [
    ["en", "Page not found"],
    ["de", "Seite nicht gefunden"],
  ]) {
    const page = await nobody.ask("/error-page", { headers: { "accept-language": language ?? "" } });
    expect([page.status, page.html.includes(`<title>${title} `), page.html.includes(`<h1>${title}</h1>`)]).toEqual([404, true, true]);
  }
});

test.each(["%E4%B8%AD", "%F0%9F%98%80", "5%0A", "list%00", "%2E%2E"])("an id like %s is not there, at every address", async (id) => {
  const withIds = addressesOf(nobody.build, {
    ...{ property: tenant.propertyId, guideId: id, act: id, chapterId: id, attributeId: id, companyAttributeId: id },
  }).filter(({ address }) => address.includes(id));
  expect(withIds.length).toBeGreaterThan(10);
  for (const { address } of withIds) {
    let page = await admin.open(address);
    for (let hops = 0; page.to && hops < 3; hops++) page = await admin.open(page.to);
    expect([address, page.status < 500]).toEqual([address, true]);
  }
});

test("folders of screens lead to the first of them", async () => {
  const home = routes.find(({ id }) => id === "routes/app/$property/home/page")?.address.replace("/home", "") ?? "";
  for (const [address, to] of [
    ["/settings", "/settings/personal/login"],
    ["/settings/company", "/settings/company/users"],
    ["/settings/personal", "/settings/personal/login"],
    ["/application-settings", "/application-settings/copilot"],
    ["/analytics", "/analytics/content/guides"],
    ["/manage", "/manage/list"],
    ["/manage/7", "/manage/7/edit/steps"],
    ["/manage/7/edit", "/manage/7/edit/steps"],
    ["/manage/chapters", "/manage/list"],
    ["/manage/chapters/7", "/manage/chapters/7/edit"],
  ]) {
    expect([address, (await admin.open(home + address)).to]).toEqual([address, home + to]);
  }
});

test("the preview of a form that came back shows what is stored, says so, and has nothing typed in its address", async () => {
  const editor = routes.find(({ id }) => id.endsWith("/edit/steps/page"))!.address;
  const typed = {
    step: "press",
    revision: "1",
    title: "x".repeat(121),
    type: "step",
    stepTitle: "My heading",
    content: "",
    intent: "save",
  };
  const { status, html } = await admin.send(`${editor}?step=press`, typed);
  expect(status).toBe(422);
  const says = "This shows what is saved, without what you typed since.";
  expect(html).toContain(says);
  const frame = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(frame).toBe(`${editor.replace("/edit/steps", "/preview")}?step=press`);
  const preview = await admin.open(frame);
  expect([preview.status, preview.html.includes("My heading"), preview.html.includes("Press here")]).toEqual([200, false, true]);
  expect((await admin.open(`${editor}?step=press`)).html).not.toContain(says);
  // A link from elsewhere puts nothing of its own into it.
  const foreign = encodeURIComponent(JSON.stringify({ stepTitle: "Your session has expired" }));
  for (const query of [`typed=${foreign}`, "stepTitle=Expired"]) expect((await admin.open(`${frame}&${query}`)).html).toBe(preview.html);
});

test("one parameter that cannot be read does not break the page around it", async () => {
  const home = routes.find(({ id }) => id === "routes/app/$property/home/page")?.address.replace("/home", "") ?? "";
  for (const query of ["panel=properties&q=%00", "panel=settings&q=%00", "search=%00", "show=%00", "menu=%00", "panel=%00"]) {
    expect([query, (await admin.open(`${home}/manage/list?${query}`)).status]).toEqual([query, 200]);
  }
});

test("somebody who is not signed in is led to the sign-in, or keeps the form", async () => {
  for (const { address, takesForms } of people().filter(({ address }) => /^\/app\/\d+\//.test(address))) {
    expect([address, (await nobody.open(address)).to?.startsWith("/login?return=")]).toEqual([address, true]);
    if (!takesForms) continue;
    const page = await nobody.send(address, { title: "Typed", once: "12345678" });
    expect([address, page.status, page.html.includes('value="Typed"')]).toEqual([address, 401, true]);
  }
});
