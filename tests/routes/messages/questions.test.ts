import { createCookie } from "@remix-run/node";
import { createElement } from "react";
import { expect, test } from "vitest";
import SurveyQuestionsScreen, { action } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/page.tsx";
import { inDays } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newSurveys, QUESTIONS } from "#tests/support/survey-questions.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const { messages, admin, survey, shapeOf, furtherIn, opened, formOf, send, press } = await newSurveys();
const seedOf = (seed: string) =>
  createCookie("handrail_seed")
    .serialize(seed)
    .then((line) => /=([^;]*)/.exec(line)?.[1]);

test("pages, questions, options and thank-yous are added with their words, moved and removed; the course is said", async () => {
  const id = await survey();
  const why = await press(id, "", "add-page");
  const sorry = await press(id, `?part=${why}`, "add-end", { questionTitle: "Why?", option0: "Price", option1: "Speed" });
  await press(id, `?part=${sorry}`, "save", { thanks: "We are sorry" });
  expect(await admin.toast()).toBe("message_saved");
  const [, second] = (await shapeOf(id)).pages;
  const [a, b] = second!.questions[0]!.options;
  expect(await furtherIn(id)).toMatchObject({
    questions: { [why]: { title: "Why?", options: { [a!]: "Price", [b!]: "Speed" } } },
    ends: { [sorry]: "We are sorry" },
  });
  await press(id, `?part=${why}`, `option-up:${b}`, { way0: sorry, required: "on" });
  await press(id, "?part=main", "save", { way4: "thanks", way3: "thanks" });
  const { pages } = await shapeOf(id);
  expect(pages[0]?.rules).toEqual([{ question: "main", answers: ["4", "5"], to: "thanks" }]);
  expect(pages[1]).toMatchObject({
    questions: [{ kind: "single", required: true, options: [b, a] }],
    rules: [{ question: why, answers: [a], to: sorry }],
  });
  const data = await opened(id, `?part=${why}`);
  const markup = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), data);
  for (const words of [
    "Page 1 → The usual thank-you when “How is it?” is “4” or “5”",
    "Page 1 → Page 2 otherwise",
    "Page 2 → Thank-you 1 when “Why?” is “Price”",
  ])
    expect(markup).toContain(words);
  expect(await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), data, "de")).toContain(
    "Seite 1 → Der übliche Danktext, wenn „How is it?“ mit „4“ oder „5“ beantwortet wird",
  );
  expect(await press(id, `?part=${why}`, "ask-remove")).toBe(why);
  expect((await opened(id, `?part=${why}&ask=remove`)).asks).toBe(true);
  await press(id, `?part=${why}`, "remove");
  expect(await admin.toast()).toBe("survey_removed");
  expect(await furtherIn(id)).toEqual({ questions: {}, ends: { [sorry]: "We are sorry" } });
  expect((await opened(id)).found.shape).toEqual([{ page: 1, code: "survey_error_empty_page" }]);
});

test("what is not finished is said where it is, in the survey's own editor too, and keeps it from going live", async () => {
  const id = await survey();
  const first = await press(id, "", "add-page");
  const second = await press(id, `?part=${first}`, "add-page", { questionTitle: "One", option0: "A", option1: "B" });
  const pageOf = async (question: string) =>
    (await shapeOf(id)).pages.find(({ questions }) => questions.some((each) => each.id === question))!.id;
  await press(id, `?part=${second}`, "save", { questionTitle: "Two", option0: "C", option1: "D", way0: await pageOf(first) });
  const data = await opened(id);
  expect(data.found.shape).toEqual([{ page: 1, code: "survey_error_loop" }]);
  const markup = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), data);
  expect(markup).toContain("Page 2: The answers lead back to this page");
  expect(await messages.save(id, { publishing: true })).toMatchObject({ status: 422 });
  await press(id, `?part=${second}`, "save", { questionTitle: "x".repeat(121), option0: "y".repeat(81), way0: "thanks" });
  expect((await opened(id)).found).toMatchObject({
    shape: [],
    texts: [
      { code: "text_error_too_long", blocks: false },
      { code: "text_error_too_long", blocks: true },
    ],
  });
  const tooLong = await send(id, `?part=${second}`, { ...(await formOf(id, `?part=${second}`)), questionTitle: "x".repeat(501) });
  expect([tooLong.status, errorsOf(tooLong)]).toEqual([422, { questionTitle: ["text_error_too_long"] }]);
});

test("words in another language are its own, and another kind of answer keeps the options for later", async () => {
  const id = await survey();
  const why = await press(id, "", "add-question");
  await press(id, `?part=${why}`, "save", { questionTitle: "Why?", option0: "Price", option1: "Speed", way0: "thanks" });
  await press(id, `?part=${why}&lang=de`, "save", { questionTitle: "Warum?", option0: "Preis" });
  const inGerman = await furtherIn(id, "de");
  expect(inGerman?.questions[why]).toMatchObject({ title: "Warum?" });
  expect((await furtherIn(id))?.questions[why]).toMatchObject({ title: "Why?" });
  await press(id, `?part=${why}`, "save", { kind: "long" });
  expect((await shapeOf(id)).pages[0]).toMatchObject({ rules: [], questions: [{}, { kind: "long" }] });
  await press(id, `?part=${why}`, "save", { kind: "ranking" });
  expect((await opened(id, `?part=${why}&lang=de`)).values).toMatchObject({ kind: "ranking", option0: "Preis", option1: "" });
  await press(id, `?part=${why}`, "save", { kind: "score" });
  await press(id, `?part=${why}`, "save", { leftLabel: "Never", way10: "thanks" });
  expect((await opened(id, `?part=${why}`)).values).toMatchObject({ leftLabel: "Never", way10: "thanks", way9: "" });
});

test("what somebody else changed is merged in, what both changed is asked, and what is gone can be put back", async () => {
  const id = await survey();
  const why = await press(id, "", "add-question");
  await press(id, `?part=${why}`, "save", { questionTitle: "Why?", option0: "Price", option1: "Speed" });
  const [mine, other] = [await formOf(id, `?part=${why}`), await formOf(id, `?part=${why}`)];
  await send(id, `?part=${why}`, { ...other, questionTitle: "Theirs?", option1: "Looks", intent: "save" });
  const merged = await send(id, `?part=${why}`, { ...mine, option0: "Costs", intent: "save" });
  expect(merged.status).toBe(302);
  expect((await opened(id, `?part=${why}`)).values).toMatchObject({ questionTitle: "Theirs?", option0: "Costs", option1: "Looks" });
  const asks = await send(id, `?part=${why}`, { ...mine, questionTitle: "Mine?", intent: "save" });
  expect(asks).toMatchObject({
    status: 409,
    data: { failure: { conflict: { gone: false, asks: [{ name: "questionTitle", theirs: "Theirs?", yours: "Mine?" }] } } },
  });
  const late = await formOf(id, `?part=${why}`);
  await press(id, `?part=${why}`, "remove");
  const gone = await send(id, `?part=${why}`, { ...late, questionTitle: "Still?", intent: "save" });
  expect(gone).toMatchObject({ status: 409, data: { failure: { code: "removed_meanwhile", conflict: { gone: true } } } });
  expect((await send(id, `?part=${why}`, { ...late, questionTitle: "Still?", "put-back": "yes", intent: "save" })).status).toBe(302);
  expect((await opened(id, `?part=${why}`)).values).toMatchObject({ questionTitle: "Still?", kind: "single", option0: "Costs" });
});

test("what is live or scheduled stays so, and who may not change a draft cannot", async () => {
  const id = await survey({ minTime: inDays(3) });
  await messages.save(id, { publishing: true });
  await press(id, "", "add-question");
  expect(await messages.read(id)).toMatchObject({ visibility: "scheduled", hasUnpublishedChanges: true });
  const draft = await survey();
  const contributor = await visitor(messages.tenant, "property contributor");
  const data = await opened(draft, "", contributor);
  expect(data.refusal).toBe("not_allowed_for_role");
  expect(await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), data)).not.toContain("Add page");
  const form = { ...(await formOf(draft, "")), intent: "add-page" };
  expect((await contributor.send(action, QUESTIONS, form, { surveyId: draft })).status).toBe(401);
  expect((await send(draft, "", { ...form, intent: "explode" })).status).toBe(422);
});

test("what is added is opened at the field that is written first; the screen leads to the survey and its preview", async () => {
  const id = await survey();
  const begun = async (query: string, intent: string, field: string) => {
    const { to } = await send(id, query, { ...(await formOf(id, query)), intent });
    const { search, hash } = new URL(to ?? "", "http://web.test");
    const markup = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, search));
    expect(hash).toMatch(new RegExp(`-${field}$`));
    expect(markup).toContain(`id="${hash.slice(1)}"`);
    return { search, markup };
  };
  const { search } = await begun("", "add-question", "questionTitle");
  await begun(search, "add-option", "option2");
  await begun(search, "add-page", "questionTitle");
  const { markup } = await begun("", "add-end", "thanks");
  expect(markup).toContain(`/messages/list/${id}/preview"`);
});

test("two tabs of one browser that were opened together each add their own question; a form sent again adds the same", async () => {
  const id = await survey();
  admin.cookies.set("handrail_seed", String(await seedOf("seed-of-both-tabs")));
  const seed = admin.cookies.get("handrail_seed")!;
  const form = { ...(await formOf(id, "")), intent: "add-question", once: "seed-of-both-tabs-r1" };
  const add = async () => {
    const { status, to, data } = await send(id, "", form);
    expect([status, errorsOf({ data })]).toEqual([302, undefined]);
    return new URL(to ?? "", "http://web.test").searchParams.get("part");
  };
  const asked = async () => (await shapeOf(id)).pages[0]!.questions.map((each) => each.id);
  const first = await add();
  const answered = admin.cookies.get("handrail_seed")!;
  // No answer came, so that the browser still has the seed of the form.
  admin.cookies.set("handrail_seed", seed);
  expect([await add(), await asked()]).toEqual([first, ["main", first]]);
  // It came, and the other tab sends what looks the same: at once, and after the first tab wrote its question.
  admin.cookies.set("handrail_seed", answered);
  const second = await add();
  await press(id, `?part=${second}`, "save", { questionTitle: "Why?", option0: "Price", option1: "Speed" });
  const third = await add();
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await asked()).toSorted()).toEqual(["main", first, second, third].toSorted());
});

test("what is not finished leads to its field, and two questions without a text are told apart", async () => {
  const id = await survey();
  const one = await press(id, "", "add-page");
  const two = await press(id, `?part=${one}`, "add-question");
  const data = await opened(id, `?part=${one}`);
  const markup = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), data);
  const linkOf = (text: string) => new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}`).exec(markup)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const links = { [one]: linkOf("Page 2, question 1, Question: "), [two]: linkOf("Page 2, question 2, Question: ") };
  expect(markup).not.toContain("“Untitled”, ");
  for (const [part, link] of Object.entries(links)) {
    const { searchParams, hash } = new URL(link, "http://web.test");
    expect([searchParams.get("part"), hash]).toEqual([part, expect.stringMatching(/-questionTitle$/)]);
    const there = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, `?part=${part}`));
    expect(there).toContain(`id="${hash.slice(1)}"`);
  }
  const option = linkOf("Page 2, question 1, Option 2: ");
  expect(markup).toContain(`id="${new URL(option, "http://web.test").hash.slice(1)}"`);
});

test("each press that changes the survey says what it did, and one that changes nothing says nothing", async () => {
  const id = await survey();
  const said = async (query: string, intent: string, typed: Record<string, string> = {}) => {
    admin.cookies.delete("handrail_toast");
    await press(id, query, intent, typed);
    return admin.toast();
  };
  admin.cookies.delete("handrail_toast");
  const added = await press(id, "", "add-question");
  expect(await admin.toast()).toBe("survey_added");
  const part = `?part=${added}`;
  expect(await said(part, "add-option", { option0: "A", option1: "B" })).toBe("survey_added");
  const options = (await shapeOf(id)).pages[0]!.questions[1]!.options;
  expect(await said(part, `option-down:${options[0]}`)).toBe("survey_moved");
  expect(await said(part, `option-remove:${options[2]}`)).toBe("survey_removed");
  expect(await said(part, "open:main", { questionTitle: "Which?" })).toBe("message_saved");
  expect(await said(part, "open:main")).toBeNull();
  expect(await said(part, "ask-remove")).toBeNull();
  await press(id, "", "add-page");
  expect(await said(part, "down")).toBe("survey_moved");
  expect(await said(part, "remove")).toBe("survey_removed");
});

test("what is live stays so whatever is pressed here, also once its question is emptied in the draft", async () => {
  const id = await survey();
  expect((await messages.save(id, { publishing: true })).body.visibility).toBe("public");
  await messages.save(id, { languageTexts: { en: { texts: null } }, visibility: "public" });
  await press(id, "", "add-page");
  expect([await admin.toast(), (await messages.read(id)).visibility]).toEqual(["survey_added", "public"]);
});

test("a save that changes nothing does not say that what is live was updated", async () => {
  const id = await survey();
  await messages.save(id, { publishing: true });
  await press(id, "", "save");
  expect([await admin.toast(), await messages.read(id)]).toEqual([
    "message_saved",
    expect.objectContaining({ hasUnpublishedChanges: false }),
  ]);
});
