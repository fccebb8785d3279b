import { beforeAll, expect, test } from "vitest";
import { buildPlayer } from "#player/build.mjs";
import { within } from "#server/launch/root.mjs";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeAll(async () => {
  await buildPlayer(within("build/player"));
  tenant = await newTenant();
});

const rendered = (id: number, query = "") => tenant.call("company admin", "GET", `/v2/properties/:p/announcements/${id}/rendered${query}`);

test.each(["list", "modal", "banner", "card"])("an announcement shows as people see it: %s", async (form) => {
  const id = await tenant.message("announcement", "Bold <news>");
  const { status, body } = await rendered(id, `?form=${form}&lang=en`);
  expect(status).toBe(200);
  const { html, policy } = body as { html: string; policy: string };
  expect(html).toContain("Bold &#60;news&#62;");
  expect(html).not.toContain("<script");
  expect(policy).toContain("default-src 'none'");
  expect(html.includes('class="scrim"')).toBe(form === "modal");
  expect(html.includes('class="panel')).toBe(form === "list");
});

test.each([
  ["nps", "bar", 11],
  ["survey", "card", 5],
] as const)("an %s has its scale, in its usual form", async (type, form, points) => {
  const id = await tenant.message(type, "How is it?");
  const { body } = await rendered(id, "?lang=en");
  const html = body.html as unknown as string;
  expect(html.match(/type="radio"/g)).toHaveLength(points);
  expect(html).toContain(form === "bar" ? 'class="card bar"' : 'class="card corner');
});

test("it stands on a dark page and from right to left where that is asked for; a language that nobody wrote is empty", async () => {
  const id = await tenant.message("announcement", "News");
  const html = (await rendered(id, "?form=card&host=dark&direction=rtl")).body.html as unknown as string;
  expect(html).toContain('class="screen page dark"');
  expect(html).toContain('dir="rtl"');
});

test("a form of another kind, another property's message and none at all are refused", async () => {
  const id = await tenant.message("nps", "How likely?");
  expect((await rendered(id, "?form=banner")).status).toBe(422);
  expect((await rendered(id, "?form=list")).status).toBe(422);
  expect((await rendered(id, "?form=odd")).status).toBe(400);
  const other = await newTenant();
  expect((await rendered(await other.message("nps", "Foreign"))).status).toBe(404);
  expect((await rendered(999_999)).status).toBe(404);
});

test("later pages of a survey and its thank-yous show as people come to them; none that it has not", async () => {
  const id = await tenant.message("survey", "How is it?");
  const question = (name: string, kind: string) => ({ id: name, kind, required: true, options: [] });
  const announcement = {
    shape: {
      pages: [
        { id: "first", questions: [question("main", "stars")], rules: [{ question: "main", answers: ["1"], to: "sorry" }] },
        { id: "second", questions: [question("why", "long")], rules: [] },
      ],
      ends: ["sorry"],
    },
    languageTexts: {
      en: {
        texts: {
          ...{
            question: "How is it?",
            leftLabel: "",
            rightLabel: "",
            commentBoxLabel: "",
            buttonLabel: "Send",
            thankYouMessage: "Thank you",
          },
          further: {
            questions: { why: { title: "And why?", leftLabel: "", rightLabel: "", options: {} } },
            ends: { sorry: "We are sorry" },
          },
        },
      },
    },
  };
  const saved = await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement });
  expect(saved.status).toBe(200);
  const html = async (part: string) => (await rendered(id, `?lang=en&part=${part}`)).body.html as unknown as string;
  expect(await html("first")).not.toContain("And why?");
  expect(await html("second")).toMatch(/And why\?[\s\S]*Back[\s\S]*Send/);
  expect(await html("thanks")).toContain("Thank you");
  for (const part of ["second.answered", "thanks.answered"]) expect((await rendered(id, `?part=${part}`)).status).toBe(422);
  expect(await html("sorry")).toContain("We are sorry");
  expect((await rendered(id, "?part=third")).status).toBe(422);
  expect((await rendered(await tenant.message("announcement", "News"), "?part=first")).status).toBe(422);
});

test.each([
  ["nps", "bar", "10 of 10", 1],
  ["nps", "modal", "10 of 10", 1],
  ["survey", "card", "Very happy", 1],
] as const)("an %s that is answered in a %s asks for a comment and can be sent, as in the player", async (type, form, best, points) => {
  const id = await tenant.message(type, "How is it?");
  const html = async (part: string) => (await rendered(id, `?lang=en&form=${form}&part=${part}`)).body.html as unknown as string;
  const [asked, answered] = [await html("first"), await html("first.answered")];
  expect(asked).not.toMatch(/<textarea|data-part="next"| checked/);
  expect(answered).toMatch(/<textarea[\s\S]*data-part="next"/);
  expect(answered.match(/ checked/g)).toHaveLength(points);
  expect(answered).toContain(`checked aria-label="${best}`);
});

test("a survey that is answered has an answer to each question that needs no words", async () => {
  const id = await tenant.message("survey", "How is it?");
  const question = (name: string, kind: string, options: string[] = []) => ({ id: name, kind, required: true, options });
  const questions = [
    question("main", "stars"),
    question("one", "single", ["a", "b"]),
    question("order", "ranking", ["c", "d"]),
    question("why", "short"),
  ];
  const shape = { pages: [{ id: "first", questions, rules: [] }], ends: [] };
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement: { shape } })).status).toBe(
    200,
  );
  const html = (await rendered(id, "?lang=en&part=first.answered")).body.html as unknown as string;
  expect(html.match(/ checked/g)).toHaveLength(4);
  expect(html.match(/point chosen/g)).toHaveLength(5);
  expect(html).toMatch(/<strong>1<\/strong>[\s\S]*<strong>2<\/strong>/);
});

test("a template shows in the look of the property, in its language or English; there is no other", async () => {
  const template = (name: string, query = "") =>
    tenant.call("company admin", "GET", `/v2/properties/:p/announcements/templates/${name}/rendered${query}`);
  const html = async (...asked: Parameters<typeof template>) => (await template(...asked)).body.html as unknown as string;
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { main_color: "#123456" } });
  expect(await html("maintenance", "?lang=de-at")).toContain("Geplante Wartung");
  expect(await html("maintenance", "?lang=fr")).toContain("Planned maintenance");
  const asked = await html("nps");
  expect(asked).toContain("#123456");
  expect(asked.match(/type="radio"/g)).toHaveLength(11);
  expect((await html("satisfaction")).match(/type="radio"/g)).toHaveLength(5);
  expect((await html("recommend-feature")).match(/type="radio"/g)).toHaveLength(11);
  expect((await template("none")).status).toBe(404);
});
