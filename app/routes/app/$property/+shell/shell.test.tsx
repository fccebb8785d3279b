import { describe, expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { Shell } from "./shell.tsx";
import type { ShellData } from "./shell-data.ts";

const SHELL: ShellData = {
  property: { id: 7, name: "Acme CRM", avatar: null },
  viewer: { name: "Ada", email: "ada@acme.test", role: { role: "admin", scope: "company" } },
  company: "Acme",
  environment: null,
  sandbox: false,
  footer: [{ key: "status", href: "https://status.example/" }],
  sidebar: "expanded",
  theme: "system",
  navigation: [],
  settings: [
    { group: "company", items: [{ key: "sign_in", address: "settings/personal/login" }] },
    { group: "personal", items: [{ key: "token", address: "settings/personal/token" }] },
  ] as unknown as ShellData["settings"],
  panel: null,
  search: "",
  properties: null,
};
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Property ${index + 1}`, avatar: null }));

/** The shell as a document at an address, its tags left out of `text`. */
async function shown(change: Partial<ShellData>, address = "/app/7/manage/list") {
  const markup = await markupAt(
    address,
    <Shell {...SHELL} {...change}>
      <h1>Screen</h1>
    </Shell>,
  );
  const page = new DOMParser().parseFromString(markup, "text/html");
  return { page, text: page.body.textContent ?? "" };
}

describe("the drawer of properties (specification 1, section 2)", () => {
  const drawer = (change: Partial<ShellData>, query = "") =>
    shown({ panel: "properties", properties: { data: entries(50), total: 51 }, ...change }, `/app/7/manage/list?panel=properties${query}`);

  test("says that there are more than it shows, unless somebody searches or there are none", async () => {
    const notice = "Showing the first 50 of 51. Search to find the others.";
    expect((await drawer({})).text).toContain(notice);
    expect((await drawer({ search: "a" })).text).not.toContain("Showing");
    expect((await drawer({ properties: { data: entries(50), total: 50 } })).text).not.toContain("Showing");
  });

  test("the present property only closes the drawer, another is gone to", async () => {
    const { page } = await drawer({}, "&search=x");
    const link = (name: string) => [...page.querySelectorAll("li a")].find(({ textContent }) => textContent?.trim().endsWith(name));
    expect(link("Property 7")?.getAttribute("href")).toBe("/app/7/manage/list?search=x");
    expect(link("Property 8")?.getAttribute("href")).toBe("/app/8");
  });

  test("opening it forgets what was searched for in it", async () => {
    const { page } = await shown({}, "/app/7/manage/list?panel=properties&q=old&search=x");
    const opens = [...page.querySelectorAll("header a")].find(({ textContent }) => textContent?.includes("Switch property"));
    expect(opens?.getAttribute("href")).toBe("/app/7/manage/list?search=x&panel=properties#drawer");
  });
});

describe("the drawer of settings (specification 1, section 2)", () => {
  const drawer = (search: string) => shown({ panel: "settings", search }, "/app/7/manage/list?panel=settings");

  test("finds labels whatever their case and the blanks around the search, and hides groups without one", async () => {
    const { page, text } = await drawer("  TOKEN ");
    expect([...page.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual(["Personal"]);
    expect(text).not.toContain("No results found.");
  });

  test("says what to do when nothing is found", async () => {
    expect((await drawer("nothing has this name")).text).toContain("No results found. Try a different keyword.");
  });
});

test("the footer links to the policy and to what the installation names", async () => {
  const { page } = await shown({});
  expect([...page.querySelectorAll("footer a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Privacy", "/privacy-policy"],
    ["System status", "https://status.example/"],
  ]);
});

test.each([
  [{ scope: "super" }, "Super admin"],
  [{ role: "moderator", scope: "company" }, "Company moderator"],
  [{ role: "contributor", scope: "property" }, "Property contributor"],
])("the info bar names the environment and the role: %j", async (role, text) => {
  const viewer = { ...SHELL.viewer, role: role as ShellData["viewer"]["role"] };
  const { page } = await shown({ environment: "Staging", viewer });
  expect(page.querySelector("aside")?.textContent?.trim()).toBe(`Staging ${text}`);
});

test("the environment bar leads to the style guide where there is one", async () => {
  const link = async (sandbox: boolean) =>
    (await shown({ environment: "Staging", sandbox })).page.querySelector("aside a")?.getAttribute("href") ?? null;
  expect([await link(true), await link(false)]).toEqual(["/sandbox", null]);
});
