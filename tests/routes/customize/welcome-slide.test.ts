import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as drawn } from "#app/routes/app/$property/customize/welcome-slide/drawn/page.ts";
import { action as create } from "#app/routes/app/$property/customize/welcome-slide/new/page.tsx";
import WelcomeScreen, { loader, action as save } from "#app/routes/app/$property/customize/welcome-slide/page.tsx";
import RemoveScreen, { loader as asked, action as remove } from "#app/routes/app/$property/customize/welcome-slide/remove/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const SLIDE = "/app/:p/customize/welcome-slide";
type Slide = { id: number; revision: number; values: Record<string, string> };
type Shown = { edited: Slide | null; choices: { guides: { id: number; name: string }[] } };

/** What its form sends, as it comes. */
const sentOf = ({ id, revision, values }: Slide) => ({
  ...values,
  ...{ slide: String(id), revision: String(revision), base: JSON.stringify(values) },
});

/** What the question whether to delete it sends. */
const questionOf = ({ id, revision }: Slide) => ({ slide: String(id), revision: String(revision) });

async function opened() {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const admin = await visitor(tenant, "company admin");
  const shown = async (query = "") => ((await admin.open(loader, `${SLIDE}${query}`)).data as Shown).edited;
  const inBundle = async (lang = "en") => {
    const { messages = [] } = (await tenant.call(null, "GET", `/player/:p/bundle?lang=${lang}`)).body as { messages?: object[] };
    return messages;
  };
  const send = async (change: Record<string, string>, query = "") => {
    const edited = await shown(query);
    return admin.send(save, `${SLIDE}${query}`, { ...sentOf(edited!), ...change });
  };
  return { tenant, admin, shown, inBundle, send };
}

test("a welcome slide is created, written in two languages with a guide to start, live at once, and deleted", async () => {
  const { tenant, admin, shown, inBundle, send } = await opened();
  const guide = await tenant.guide({ live: true, title: "First tour" });
  expect(await shown()).toBeNull();
  expect(await markupAt("/", createElement(WelcomeScreen), (await admin.open(loader, SLIDE)).data as object)).toContain(
    "No welcome slide yet",
  );
  expect((await admin.send(create, `${SLIDE}/new`, {})).status).toBe(302);
  expect(await admin.toast()).toBe("welcome_created");
  expect(await shown()).toMatchObject({ values: { enabled: "on", headline: "", guide: "" } });
  expect((await admin.open(loader, SLIDE)).data).toMatchObject({ choices: { guides: [{ id: guide, name: "First tour" }] } });
  const url = "https://crm.test/a.png";
  expect((await send({ headline: "Welcome", guide: String(guide), startButton: "on", pictureType: "image", pictureUrl: url })).status).toBe(
    302,
  );
  expect(await inBundle()).toMatchObject([
    { type: "welcome", guide, promotion: { headline: "Welcome", start: "Let’s go", media: [{ url }] } },
  ]);
  expect(await inBundle("de")).toEqual([]);
  await send({ headline: "Willkommen", pictureType: "image", pictureUrl: "https://crm.test/b.png", everywhere: "on" }, "?lang=de");
  expect(await inBundle("de")).toMatchObject([{ promotion: { headline: "Willkommen" } }]);
  expect(await inBundle()).toMatchObject([{ promotion: { headline: "Welcome", media: [{ url: "https://crm.test/b.png" }] } }]);
  const slide = (await shown())!;
  const { id, revision } = slide;
  expect((await admin.open(asked, `${SLIDE}/remove`)).data).toMatchObject({ id, revision });
  expect((await admin.send(remove, `${SLIDE}/remove`, questionOf(slide))).status).toBe(302);
  expect(await inBundle()).toEqual([]);
});

test("a start button without a guide to start is refused at its box, which is not ticked at first nor once the guide is taken away", async () => {
  const { tenant, admin, shown, send } = await opened();
  const guide = await tenant.guide({ live: true });
  await admin.send(create, `${SLIDE}/new`, {});
  expect((await shown())?.values).toMatchObject({ guide: "", startButton: "" });
  const refused = await send({ headline: "Welcome", startButton: "on" });
  expect([refused.status, errorsOf(refused)]).toEqual([422, { startButton: ["welcome_error_no_guide"] }]);
  expect((await shown())?.values.headline).toBe("");
  expect((await send({ headline: "Welcome", startButton: "on", guide: String(guide) })).status).toBe(302);
  expect((await shown())?.values).toMatchObject({ guide: String(guide), startButton: "on" });
  expect(errorsOf(await send({ guide: "" }))).toEqual({ startButton: ["welcome_error_no_guide"] });
  expect((await send({ guide: "", startButton: "" })).status).toBe(302);
});

test("what cannot be is said at its field, and what somebody else changed meanwhile is asked about", async () => {
  const { admin, shown, send } = await opened();
  await admin.send(create, `${SLIDE}/new`, {});
  const stuck = await send({ headline: "Welcome", laterButton: "", leaveIcon: "" });
  expect(errorsOf(stuck)).toMatchObject({ leaveIcon: ["welcome_error_no_way_out"] });
  const gone = await send({ guide: "999999999" });
  expect(errorsOf(gone)).toMatchObject({ guide: ["guide_error_gone"] });
  const before = (await shown())!;
  await send({ headline: "Theirs" });
  expect((await admin.send(save, SLIDE, { ...sentOf(before), headline: "Mine" })).status).toBe(409);
  expect((await shown())!.values.headline).toBe("Theirs");
});

/** A slide that somebody deletes while another person has it open, and what that one sends. */
async function deletedMeanwhile() {
  const here = await opened();
  await here.admin.send(create, `${SLIDE}/new`, {});
  await here.send({ headline: "Welcome", content: "Nice to meet you" });
  const slide = (await here.shown())!;
  expect((await here.admin.send(remove, `${SLIDE}/remove`, questionOf(slide))).status).toBe(302);
  const gone = await here.admin.send(save, SLIDE, { ...sentOf(slide), headline: "Hello" });
  const again = (gone.data as { submission: { initialValue: Record<string, string> } }).submission.initialValue;
  return { ...here, gone, again };
}

test("where it was deleted meanwhile what was typed comes back, and saved once more it is created anew with all of it", async () => {
  const { admin, shown, inBundle, gone, again } = await deletedMeanwhile();
  expect(gone).toMatchObject({ status: 409, data: { failure: { code: "welcome_gone" } } });
  expect(again).toMatchObject({ headline: "Hello", content: "Nice to meet you" });
  expect(await shown()).toBeNull();
  const loaded = (await admin.open(loader, SLIDE)).data as object;
  const markup = await markupAt("/", createElement(WelcomeScreen), loaded, "en", gone.data as object);
  expect(markup).toContain("Someone else deleted the welcome slide");
  expect(markup).toMatch(/<input[^>]*value="Hello"/);
  expect(markup).toContain("Nice to meet you</textarea>");
  expect((await admin.send(save, SLIDE, again)).status).toBe(302);
  expect((await shown())!.values).toMatchObject({ headline: "Hello", content: "Nice to meet you", enabled: "on" });
  expect(await inBundle()).toMatchObject([{ promotion: { headline: "Hello" } }]);
});

test("where somebody else has created it anew by then, what both wrote is asked about", async () => {
  const { admin, shown, send, again } = await deletedMeanwhile();
  await admin.send(create, `${SLIDE}/new`, {});
  await send({ headline: "Theirs" });
  expect(await admin.send(save, SLIDE, again)).toMatchObject({ status: 409, data: { failure: { code: "changed_meanwhile" } } });
  expect((await shown())!.values.headline).toBe("Theirs");
});

test("one that somebody else has created in its place, with as many saves, is not written over", async () => {
  const { admin, shown, send } = await opened();
  await admin.send(create, `${SLIDE}/new`, {});
  await send({ headline: "Welcome" });
  const before = (await shown())!;
  await admin.send(remove, `${SLIDE}/remove`, questionOf(before));
  await admin.send(create, `${SLIDE}/new`, {});
  await send({ headline: "Theirs" });
  expect((await shown())!.revision).toBe(before.revision);
  const late = await admin.send(save, SLIDE, { ...sentOf(before), headline: "Mine" });
  expect(late).toMatchObject({ status: 409, data: { failure: { code: "changed_meanwhile" } } });
  expect((await shown())!.values.headline).toBe("Theirs");
  // What came back is about theirs: sent once more, mine is saved on it.
  const again = (late.data as { submission: { initialValue: Record<string, string> } }).submission.initialValue;
  expect((await admin.send(save, SLIDE, again)).status).toBe(302);
  expect((await shown())!.values.headline).toBe("Mine");
});

test("what was typed on one is asked about where another one has come in its place, even if that says nothing yet", async () => {
  const { admin, shown } = await opened();
  await admin.send(create, `${SLIDE}/new`, {});
  const before = (await shown())!;
  await admin.send(remove, `${SLIDE}/remove`, questionOf(before));
  await admin.send(create, `${SLIDE}/new`, {});
  const late = await admin.send(save, SLIDE, { ...sentOf(before), headline: "Mine" });
  expect(late).toMatchObject({ status: 409, data: { failure: { conflict: { asks: [{ name: "headline", theirs: "", yours: "Mine" }] } } } });
  expect((await shown())!.values.headline).toBe("");
});

test("a question about one deletes no other that has come in its place, and is asked about that one then", async () => {
  const { admin, shown } = await opened();
  await admin.send(create, `${SLIDE}/new`, {});
  const before = (await shown())!;
  await admin.send(remove, `${SLIDE}/remove`, questionOf(before));
  await admin.send(create, `${SLIDE}/new`, {});
  const theirs = (await shown())!;
  expect(theirs.revision).toBe(before.revision);
  const late = await admin.send(remove, `${SLIDE}/remove`, questionOf(before));
  expect(late).toMatchObject({ status: 409, data: { code: "welcome_replaced" } });
  expect(await shown()).toEqual(theirs);
  const loaded = (await admin.open(asked, `${SLIDE}/remove`)).data as object;
  const markup = await markupAt("/", createElement(RemoveScreen), loaded, "en", late.data as object);
  expect(markup).toContain("has been deleted, and there is a new one");
  expect(markup).toContain(`name="slide" value="${theirs.id}"`);
  expect((await admin.send(remove, `${SLIDE}/remove`, questionOf(theirs))).status).toBe(302);
  expect(await shown()).toBeNull();
});

test("what is refused creates none", async () => {
  const { admin, shown, again } = await deletedMeanwhile();
  const refused = await admin.send(save, SLIDE, { ...again, pictureType: "image", pictureUrl: "javascript:alert(1)" });
  expect([refused.status, await shown()]).toEqual([422, null]);
  const markup = await markupAt(
    "/",
    createElement(WelcomeScreen),
    (await admin.open(loader, SLIDE)).data as object,
    "en",
    refused.data as object,
  );
  expect(markup).toMatch(/<input[^>]*value="Hello"/);
});

test("where it is deleted meanwhile a question leads to the screen, and the frame says that there is none", async () => {
  const { admin } = await opened();
  await expect(admin.open(asked, `${SLIDE}/remove`)).resolves.toMatchObject({ status: 302 });
  expect((await admin.open(drawn, `${SLIDE}/drawn`)).status).toBe(404);
});

test("each guide that is not archived can be chosen, however many there are", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  for (let number = 0; number < 101; number++) await tenant.guide({ title: `Guide ${number}` });
  const last = await tenant.guide({ title: "zzz" });
  const { guides } = (await admin.open(loader, "/app/:p/customize/welcome-slide")).data.choices as { guides: object[] };
  expect([guides.length, guides.at(-1)]).toEqual([102, { id: last, name: "zzz" }]);
});
