import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { action as removeTooltip } from "#app/routes/app/$property/manage/tooltips/$tooltipId/delete/page.tsx";
import { loader as editedTooltip, action as editTooltip } from "#app/routes/app/$property/manage/tooltips/$tooltipId/page.tsx";
import { action as createTooltip } from "#app/routes/app/$property/manage/tooltips/create/page.tsx";
import TooltipsScreen, { loader as tooltips, action as turnTooltip } from "#app/routes/app/$property/manage/tooltips/page.tsx";
import { loader as editedValidator, action as editValidator } from "#app/routes/app/$property/manage/validators/$validatorId/page.tsx";
import { action as createValidator } from "#app/routes/app/$property/manage/validators/create/page.tsx";
import ValidatorsScreen, { loader as validators } from "#app/routes/app/$property/manage/validators/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const TOOLTIPS = "/app/:p/manage/tooltips";
const VALIDATORS = "/app/:p/manage/validators";
const ONE = `${TOOLTIPS}/:tooltipId`;

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});
const at = (path: string) => path.replace(":p", String(tenant.propertyId));

test("the list says what each points at, where and for whom, and whether it is on; it is searched and sorted (issue 11 D)", async () => {
  const [segment, pageSegment] = [await tenant.segment("Sellers"), await tenant.pageSegment("Deals")];
  await tenant.tooltip("Zoom", { segment, pageSegment, url: "/deals*", enabled: true });
  await tenant.tooltip("Ask", { identifier: "" });
  const { data } = await admin.open(tooltips, `${TOOLTIPS}?sort=name`);
  expect(data.items).toMatchObject([
    { name: "Ask", identifier: "", url: "", segment: null, pageSegment: null, enabled: false },
    { name: "Zoom", identifier: "#save", url: "/deals*", segment: { name: "Sellers" }, pageSegment: { name: "Deals" }, enabled: true },
  ]);
  const markup = await markupAt(at(TOOLTIPS), createElement(TooltipsScreen), data, "de");
  expect(markup).toMatch(
    /<a[^>]*href="[^"]*on-page\?of=tooltip"[^>]*target="_blank"[^>]*rel="noopener"|<a[^>]*target="_blank"[^>]*rel="noopener"[^>]*href="[^"]*on-page\?of=tooltip"/,
  );
  for (const word of ["Kein Element", "#save", "Sellers", "Deals", "„Zoom“ ausschalten", "„Ask“ einschalten"])
    expect(markup).toContain(word);
  expect((await admin.open(tooltips, `${TOOLTIPS}?search=zoo`)).data).toMatchObject({ total: 1, items: [{ name: "Zoom" }] });
  expect((await admin.open(tooltips, `${TOOLTIPS}?search=zoo&page=4`)).to).toBe(at(`${TOOLTIPS}?search=zoo`));
  expect((await admin.open(tooltips, `${TOOLTIPS}?sort=x`)).status).toBe(400);
});

test("who may edit only what is live sees why, has nothing to switch on, add or delete, and neither sees nor changes segments", async () => {
  const segment = await tenant.segment("Secret people");
  const tooltipId = await tenant.tooltip("Read only", { segment });
  const contributor = await visitor(tenant, "property contributor");
  const { data } = await contributor.open(tooltips, `${TOOLTIPS}?search=read`);
  const markup = await markupAt(at(TOOLTIPS), createElement(TooltipsScreen), data);
  expect(markup).not.toMatch(/New tooltip|Edit on page|Delete “|Secret people/);
  expect(markup).toMatch(/type="button"[^>]*aria-disabled="true"[^>]*aria-describedby="read-only-reason"/);
  const { data: edited } = await contributor.open(editedTooltip, ONE, { tooltipId });
  expect(edited).toMatchObject({ refusal: "not_allowed_for_role", choices: null });
  expect((await contributor.send(turnTooltip, TOOLTIPS, { id: String(tooltipId), revision: "1", turn: "on" })).status).toBe(401);
  const live = await tenant.tooltip("Live one", { enabled: true, segment });
  const { data: open } = await contributor.open(editedTooltip, ONE, { tooltipId: live });
  expect(open).toMatchObject({ refusal: null, choices: null });
  const base = open.values as unknown as Record<string, string>;
  const form = Object.fromEntries(
    Object.entries({ ...base, text: "Theirs" }).filter(([name, value]) => value !== "" && name !== "segment"),
  );
  const sent = { ...form, intent: "save", revision: "1", base: JSON.stringify(base) };
  expect((await contributor.send(editTooltip, ONE, sent, { tooltipId: live })).status).toBe(302);
  const { data: stored } = await admin.open(editedTooltip, ONE, { tooltipId: live });
  expect(stored.values).toMatchObject({ text: "Theirs", segment: String(segment) });
  expect((await admin.open(editedTooltip, ONE, { tooltipId })).data.enabled).toBe(false);
});

describe("switching in the list", () => {
  const turn = (id: number, turn: string, revision = "1") =>
    admin.send(turnTooltip, `${TOOLTIPS}?search=turn`, { id: String(id), revision, turn });

  test("leads back to the list as it was, with a message", async () => {
    const id = await tenant.tooltip("Turns");
    const answer = await turn(id, "on");
    expect([answer.to, await admin.toast()]).toEqual([at(`${TOOLTIPS}?search=turn`), "tooltip_on"]);
    await turn(id, "off", "2");
    expect(await admin.toast()).toBe("tooltip_off");
  });

  test("says what is missing, and what somebody else changed", async () => {
    const [bare, wordless] = [await tenant.tooltip("Turn bare", { identifier: "" }), await tenant.tooltip("Turn wordless", { texts: {} })];
    expect(await turn(bare, "on")).toMatchObject({ status: 422, data: { id: bare, why: "hint_error_no_element" } });
    expect(await turn(wordless, "on")).toMatchObject({ status: 422, data: { why: "hint_error_no_text" } });
    expect(await turn(wordless, "on", "7")).toMatchObject({ status: 409, data: { why: "changed_meanwhile" } });
    expect((await turn(wordless, "up")).status).toBe(400);
  });
});

describe("a new one", () => {
  test("leads to itself; a tooltip's text is in the default language", async () => {
    const answer = await admin.send(createTooltip, `${TOOLTIPS}/create`, {
      ...{ name: "Fresh", text: "Says it", identifier: " #save ", selectors: "b\n\n i ", show: "beacon", wait: "20", enabled: "on" },
    });
    const tooltipId = String(answer.to).split("/").pop() ?? "";
    expect([answer.to, await admin.toast()]).toEqual([at(`${TOOLTIPS}/${tooltipId}`), "tooltip_created"]);
    const { data } = await admin.open(editedTooltip, ONE, { tooltipId });
    const shown = { text: "Says it", identifier: "#save", selectors: "b\ni", show: "beacon", precision: "50", wait: "20", enabled: "on" };
    expect(data.values).toMatchObject(shown);
    expect((await admin.open(editedTooltip, `${ONE}?lang=de`, { tooltipId })).data.values).toMatchObject({ ...shown, text: "" });
  });

  test.each([
    [
      { kind: "required", pattern: "(" },
      { kind: "required", pattern: "" },
    ],
    [
      { kind: "pattern", pattern: "\\d{5}" },
      { kind: "pattern", pattern: "\\d{5}" },
    ],
    [
      { kind: "length", longest: "20", lowest: "9" },
      { kind: "length", shortest: "", longest: "20", lowest: "" },
    ],
    [
      { kind: "range", lowest: "-0.5", highest: "1" },
      { kind: "range", lowest: "-0.5", highest: "1" },
    ],
  ])("a validator's rule is read from its own fields: %j", async (form, values) => {
    const answer = await admin.send(createValidator, `${VALIDATORS}/create`, { name: `Rule ${JSON.stringify(form)}`, ...form });
    const validatorId = String(answer.to).split("/").pop() ?? "";
    expect((await admin.open(editedValidator, `${VALIDATORS}/:validatorId`, { validatorId })).data.values).toMatchObject(values);
  });

  test.each([
    [{ name: "" }, 422, { name: ["hint_error_name_missing"] }],
    [{ name: "A", identifier: "#1" }, 422, { identifier: ["selector_error_invalid"] }],
    [{ name: "A", selectors: "b\n>" }, 422, { selectors: ["selector_error_line"] }],
    [{ name: "A", enabled: "on", identifier: "#a" }, 422, { text: ["hint_error_no_text"] }],
    [{ name: "A", kind: "pattern", pattern: "(" }, 422, { pattern: ["validator_error_pattern_invalid"] }],
    [{ name: "A", kind: "length", shortest: "3", longest: "2" }, 422, { longest: ["validator_error_bounds"] }],
    [{ name: "A", kind: "range" }, 422, { lowest: ["validator_error_no_bound"] }],
    [{ name: "A", kind: "range", lowest: "x" }, 422, { lowest: ["validator_error_bound"] }],
    [{ name: "A", wait: "61" }, 422, { wait: ["text_error_invalid"] }],
  ])("that is not accepted comes back as typed: %j", async (form, status, errors) => {
    const answer = await admin.send(createValidator, `${VALIDATORS}/create`, form as Record<string, string>);
    expect([answer.status, errorsOf(answer)]).toEqual([status, errors]);
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value));
    expect((answer.data.submission as { initialValue: object }).initialValue).toMatchObject(typed);
  });
});

describe("one of them", () => {
  const values = async (tooltipId: number, lang = "en") =>
    (await admin.open(editedTooltip, `${ONE}?lang=${lang}`, { tooltipId })).data.values as unknown as Record<string, string>;
  const filled = (of: Record<string, string>) => Object.fromEntries(Object.entries(of).filter(([, value]) => value !== ""));
  const save = (by: Visitor, tooltipId: number, base: Record<string, string>, change: Record<string, string>, lang = "en") =>
    by.send(
      editTooltip,
      `${ONE}?lang=${lang}`,
      { ...filled({ ...base, ...change }), intent: "save", revision: "1", base: JSON.stringify(base) },
      { tooltipId },
    );

  test("is written in a second language, and the first stays", async () => {
    const tooltipId = await tenant.tooltip("Both");
    const answer = await save(admin, tooltipId, await values(tooltipId, "de"), { text: "Beide" }, "de");
    expect([answer.to, await admin.toast()]).toEqual([at(`${TOOLTIPS}/${tooltipId}?lang=de`), "tooltip_saved"]);
    expect([(await values(tooltipId)).text, (await values(tooltipId, "de")).text]).toEqual(["Both", "Beide"]);
  });

  test("that is on needs its text in the default language, also when another one is edited", async () => {
    const tooltipId = await tenant.tooltip("Lacking", { texts: { de: "Da" } });
    const answer = await save(admin, tooltipId, await values(tooltipId, "de"), { enabled: "on" }, "de");
    expect([answer.status, errorsOf(answer)]).toEqual([422, { enabled: ["hint_error_no_text"] }]);
  });

  test("is merged with what somebody else changed; what both changed is asked about in words", async () => {
    const tooltipId = await tenant.tooltip("Merged");
    const deals = await tenant.pageSegment("Conflicting");
    const base = await values(tooltipId);
    const other = await visitor(tenant, "company moderator");
    await save(other, tooltipId, base, { pageSegment: String(deals), show: "hover" });
    expect((await save(admin, tooltipId, base, { text: "Mine" })).status).toBe(302);
    expect(await admin.toast()).toBe("tooltip_saved_merged");
    expect(await values(tooltipId)).toMatchObject({ text: "Mine", show: "hover", pageSegment: String(deals) });
    const third = await save(admin, tooltipId, base, { show: "beacon" });
    const asks = [{ name: "show", theirs: "Only on hover or focus", yours: "A pulsing dot beside the element" }];
    expect([third.status, third.data.failure]).toMatchObject([409, { conflict: { asks } }]);
  });

  test("is deleted after it was asked about; that of another property is not found", async () => {
    const tooltipId = await tenant.tooltip("Goes");
    const foreign = await (await newTenant()).tooltip("Theirs");
    const done = await admin.send(removeTooltip, `${ONE}/delete`, { revision: "1" }, { tooltipId });
    expect([done.to, await admin.toast()]).toEqual([at(TOOLTIPS), "tooltip_deleted"]);
    for (const id of [tooltipId, foreign, "abc"]) {
      expect((await admin.open(editedTooltip, ONE, { tooltipId: id })).status).toBe(404);
      expect((await admin.send(removeTooltip, `${ONE}/delete`, { revision: "1" }, { tooltipId: id })).status).toBe(404);
    }
  });

  test("a validator is saved as well", async () => {
    const validatorId = await tenant.validator("Length");
    const { data } = await admin.open(editedValidator, `${VALIDATORS}/:validatorId`, { validatorId });
    const base = data.values as unknown as Record<string, string>;
    const form = filled({ ...base, kind: "length", shortest: "2" });
    const sent = { ...form, intent: "save", revision: "1", base: JSON.stringify(base) };
    expect((await admin.send(editValidator, `${VALIDATORS}/:validatorId`, sent, { validatorId })).status).toBe(302);
    const list = (await admin.open(validators, VALIDATORS)).data;
    expect(await markupAt(at(VALIDATORS), createElement(ValidatorsScreen), list)).toContain("Switch on “Length”");
  });
});
