import { beforeAll, describe, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { action } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({ limits: { public_guide: 0 } });
  admin = await visitor(tenant, "company admin");
});

async function refusedBy(step: string, typed: Record<string, string>, intent = "save") {
  const guideId = await tenant.guide();
  const before = await storedGuide(tenant, guideId);
  const form = formOf(before, step, intent, typed);
  const answer = await admin.send(action, EDITOR, form, { guideId });
  expect(await storedGuide(tenant, guideId)).toEqual(before);
  return { answer, errors: errorsOf(answer) ?? {} };
}

describe("what cannot be saved comes back as typed, at its field", () => {
  test.each([
    ["title", "", "title_error_missing"],
    ["title", "x".repeat(121), "text_error_too_long"],
    ["title", "x".repeat(100_000), "text_error_too_long"],
    ["title", "a\u0000", "text_error_unstorable"],
    ["subtitle", "x".repeat(241), "text_error_too_long"],
    ["stepTitle", "x".repeat(121), "text_error_too_long"],
    ["content", "x".repeat(5001), "text_error_too_long"],
    ["content", "a\u0007b", "text_error_unstorable"],
    ["content", "a\u0007".repeat(5000), "text_error_too_long"],
    ["message", "x".repeat(501), "text_error_too_long"],
    ["identifier", "x".repeat(1001), "text_error_too_long"],
    ["url", "/a b", "url_error_spaces"],
    ["url", "https://", "url_error_invalid"],
    ["url", "x".repeat(2001), "text_error_too_long"],
    ["url", "x y".repeat(2001), "text_error_too_long"],
    ["forcevalue", "x".repeat(501), "text_error_too_long"],
  ])("%s", async (field, value, code) => {
    const { answer, errors } = await refusedBy("press", { [field]: value });
    expect([answer.status, errors]).toEqual([422, { [field]: [code] }]);
    const { initialValue } = (answer.data as { submission: { initialValue: Record<string, string> } }).submission;
    expect(initialValue[field] ?? "").toBe(value);
    expect(initialValue.stepTitle ?? "").toBe(field === "stepTitle" ? value : "Press here");
  });

  test.each([
    [{ mediaType: "image", mediaUrl: "" }, { mediaUrl: ["text_error_missing"] }],
    [{ mediaType: "video", mediaUrl: "javascript:alert(1)" }, { mediaUrl: ["text_error_invalid_link"] }],
    [{ mediaType: "link", mediaUrl: "http://" }, { mediaUrl: ["text_error_invalid_link"] }],
    [{ mediaType: "link", mediaUrl: "x".repeat(2001) }, { mediaUrl: ["text_error_too_long"] }],
  ])("media %j", async (media, expected) => {
    const { answer, errors } = await refusedBy("press", media);
    expect([answer.status, errors]).toEqual([422, expected]);
  });

  test.each(["type", "nextWhen", "nextIf", "mediaType", "step"])("%s with a value that no control offers", async (field) => {
    const { answer } = await refusedBy("press", { [field]: "<script>" });
    expect(answer.status).toBe(422);
  });
});

test("publishing an unfinished guide names what it lacks: here by field, elsewhere by step", async () => {
  const content = content1("Unfinished");
  content.steps = [...content.steps, emptyStep("blank", "step")];
  for (const step of content.steps) if (step.id === "press") Object.assign(step, { identifier: "", nextWhen: "condition" });
  const guideId = await tenant.guide({ content });
  const answer = await admin.send(action, EDITOR, formOf(await storedGuide(tenant, guideId), "press", "publish", { title: "Kept" }), {
    guideId,
  });
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)).toEqual({
    identifier: ["step_error_no_target"],
    nextIf: ["step_error_no_condition"],
    "steps.2.stepTitle": ["step_error_no_text"],
    "steps.2.identifier": ["step_error_no_target"],
  });
  expect(answer.data).toMatchObject({ submission: { initialValue: { title: "Kept" } } });
});

test("publishing over the plan's limit says which and how many, and keeps what was typed", async () => {
  const { answer } = await refusedBy("press", { title: "Typed" }, "publish");
  expect(answer.status).toBe(402);
  expect(answer.data).toMatchObject({
    failure: { code: "limit_reached", limit: { kind: "public_guide", n: 0 } },
    submission: { initialValue: { title: "Typed" } },
  });
});

test("a hundred steps are the most", async () => {
  const steps = Array.from({ length: 100 }, (_, index) => emptyStep(`s${index}`, "slide"));
  const guideId = await tenant.guide({ content: { ...content1("Full"), steps } });
  const answer = await admin.send(action, EDITOR, formOf(await storedGuide(tenant, guideId), "s0", "add-slide"), { guideId });
  expect([answer.status, errorsOf(answer)]).toEqual([422, { steps: ["steps_error_too_many"] }]);
});

test("a contributor is refused what is not live, by the upstream's word, and keeps the text", async () => {
  const contributor = await visitor(tenant, "company contributor");
  const guideId = await tenant.guide();
  const form = formOf(await storedGuide(tenant, guideId), "press", "save", { title: "Mine" });
  const answer = await contributor.send(action, EDITOR, form, { guideId });
  expect(answer.status).toBe(401);
  expect(answer.data).toMatchObject({ failure: { code: "not_allowed_for_role" }, submission: { initialValue: { title: "Mine" } } });
});
