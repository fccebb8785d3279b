import { Hono } from "hono";
import { expect, it } from "vitest";
import { demoHost } from "./demo-host.ts";
import { findContacts } from "./people.ts";

const app = new Hono().route("/demo/crm", demoHost({ propertyId: 7, apiUrl: "http://localhost:4000" }));
const page = async (path: string, init?: RequestInit) => {
  const answer = await app.request(`/demo/crm${path}`, init);
  return { answer, text: await answer.text() };
};

it.each([
  ["/", ["nav-contacts", 'id="tasks"', 'id="activity"', 'data-testid="new-contact"', 'data-late="/demo/crm/late/activity"']],
  ["/contacts", ['data-testid="contact-search-field"', 'id="contact-1"', 'data-testid="sort-company"', 'id="add-contact"']],
  ["/contacts/new", ['id="name"', 'id="stage"', 'id="newsletter"', 'id="create-contact"']],
  ["/contacts/1", ['id="note"', 'id="add-note"', 'id="save-contact"']],
  ["/deals", ['id="board"', 'id="deal-1"', 'data-testid="advance-deal"']],
  ["/settings", ['id="digest"', 'id="open-invite"', 'id="invite-email"', 'id="send-invite"']],
  ["/late/activity", ['id="activity-list"', 'id="refresh-activity"']],
])("%s has the targets that its header promises, and carries the player", async (path, targets) => {
  const { answer, text } = await page(path);
  expect(answer.status).toBe(200);
  for (const target of targets) expect(text).toContain(target);
  const nonce = /script-src 'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)?.[1];
  expect(text).toContain(`<script nonce="${nonce}" src="http://localhost:4000/player/player.js" data-property="7"`);
  expect(text).not.toMatch(/ style=| on[a-z]+="/);
});

it("has a new nonce for each answer", async () => {
  const policy = async () => (await page("/")).answer.headers.get("content-security-policy");
  expect(await policy()).not.toBe(await policy());
});

it("echoes what was searched as text only", async () => {
  const { text } = await page(`/contacts?q=${encodeURIComponent('"><script>x</script>')}`);
  expect(text).not.toContain("<script>x");
  expect(text).toContain("0 contacts");
});

it("searches and sorts", () => {
  expect(findContacts("KRÜGER", "name").map(({ id }) => id)).toEqual([2]);
  const companies = findContacts("", "company").map(({ company }) => company);
  expect(companies).toEqual([...companies].sort((a, b) => a.localeCompare(b, "en")));
});

it("answers a post with a notice on the next page", async () => {
  const answer = await app.request("/demo/crm/contacts", { method: "POST", body: new URLSearchParams({ name: "Ada" }) });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/demo/crm/contacts?notice=created"]);
  expect((await page("/contacts?notice=created")).text).toContain("The contact was created.");
});

it("has a page for what is not there, and one address for its home", async () => {
  expect((await page("/contacts/99")).answer.status).toBe(404);
  expect((await page("/nope")).answer.status).toBe(404);
  expect((await page("")).answer.headers.get("location")).toBe("/demo/crm/");
});

it.each([
  ["/?lang=de", "de"],
  ["/?lang=%22%3E", "en"],
])("%s is shown in %s", async (path, language) => {
  expect((await page(path)).text).toContain(`<html lang="${language}">`);
});
