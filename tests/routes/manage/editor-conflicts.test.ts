import { beforeAll, describe, expect, test } from "vitest";
import type { WireGuide } from "#app/contracts/guides.ts";
import { action } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

let tenant: Tenant;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  ada = await visitor(tenant, "company admin");
  bob = await visitor(tenant, "company moderator");
});

type Typed = Record<string, string>;
type Sent = { initialValue: Typed };
type Failure = {
  code: string;
  conflict?: { asks: { name: string; theirs: string; yours: string }[]; gone: boolean; by: string; at: string };
};

/** A guide that both have open, as it was read, and what each of them sends. */
async function opened() {
  const guideId = await tenant.guide({ title: "Before" });
  const read = await storedGuide(tenant, guideId);
  const stored = () => storedGuide(tenant, guideId);
  const send = (who: Visitor, form: Typed) => who.send(action, EDITOR, form, { guideId });
  return {
    guideId,
    stored,
    ada: (step: string, intent: string, typed: Typed = {}) => send(ada, formOf(read, step, intent, typed)),
    bob: (step: string, intent: string, typed: Typed = {}) => send(bob, formOf(read, step, intent, typed)),
    /** Sends the form that came back, as its page shows it, with the answers to its questions. */
    again: async (back: Awaited<ReturnType<typeof send>>, typed: Typed) =>
      send(ada, { ...(back.data as { submission: Sent }).submission.initialValue, ...typed }),
  };
}

const step = ({ steps }: WireGuide, id: string) => steps.find((each) => each.id === id);

describe("two people save the same guide", () => {
  test("what only one of them changed merges by itself", async () => {
    const guide = await opened();
    await guide.bob("hello", "save", { title: "Theirs", content: "Their words" });
    const answer = await guide.ada("hello", "save", { subtitle: "Mine", stepTitle: "My heading" });
    expect(answer.status).toBe(302);
    expect(await ada.toast()).toBe("guide_saved_merged");
    const stored = await guide.stored();
    expect(stored).toMatchObject({ title: "Theirs", subtitle: "Mine", revision: 3 });
    expect(step(stored, "hello")).toMatchObject({ title: "My heading", content: "Their words" });
  });

  test("also where both have one name; one's own change is nobody else's", async () => {
    const own = await newTenant();
    const kinds = ["company admin", "company moderator"] as const;
    for (const kind of kinds) {
      const { id } = (await own.person(kind)).manager;
      await own.db.updateTable("managers").set({ name: "Ada Lovelace" }).where("id", "=", id).execute();
    }
    const [one, other] = [await visitor(own, kinds[0]), await visitor(own, kinds[1])];
    const guideId = await own.guide({ title: "Before" });
    const read = await storedGuide(own, guideId);
    const save = async (who: Visitor, typed: Typed) => {
      await who.send(action, EDITOR, formOf(read, "hello", "save", typed), { guideId });
      return who.toast();
    };
    expect(await save(one, { content: "Hers" })).toBe("guide_saved");
    expect(await save(one, { stepTitle: "Hers" })).toBe("guide_saved");
    expect(await save(other, { subtitle: "The other's" })).toBe("guide_saved_merged");
  });

  test("only fields that both changed ask, each with both versions, who and when", async () => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Theirs", subtitle: "Their subtitle", stepTitle: "Same" });
    const back = await guide.ada("press", "save", { title: "Mine", message: "My hint", stepTitle: "Same" });
    const { failure, submission } = back.data as { failure: Failure; submission: Sent };
    expect([back.status, failure.code]).toEqual([409, "changed_meanwhile"]);
    const { manager } = await tenant.person("company moderator");
    expect(failure.conflict).toEqual({
      asks: [{ name: "title", theirs: "Theirs", yours: "Mine" }],
      gone: false,
      by: manager.name,
      at: "just now",
    });
    expect(submission.initialValue).toMatchObject({ title: "Mine", subtitle: "Their subtitle", message: "My hint", revision: "2" });
    expect(await guide.stored()).toMatchObject({ title: "Theirs", revision: 2 });
  });

  test.each([
    ["theirs", "Theirs"],
    ["yours", "Mine, better"],
  ])("the choice %s holds", async (choice, title) => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Theirs", subtitle: "Their subtitle" });
    const back = await guide.ada("press", "save", { title: "Mine", message: "My hint" });
    expect((await guide.again(back, { "take-title": choice, title: "Mine, better" })).status).toBe(302);
    const stored = await guide.stored();
    expect(stored).toMatchObject({ title, subtitle: "Their subtitle", revision: 3 });
    expect(step(stored, "press")?.message).toBe("My hint");
  });

  test("somebody who saves a third time in between is merged, and asked about, as well", async () => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Theirs" });
    const back = await guide.ada("press", "save", { title: "Mine" });
    await bob.send(action, EDITOR, formOf(await guide.stored(), "press", "save", { title: "Third", subtitle: "Third" }), {
      guideId: guide.guideId,
    });
    const once = await guide.again(back, { "take-title": "yours" });
    expect((once.data as { failure: Failure }).failure.conflict?.asks).toEqual([{ name: "title", theirs: "Third", yours: "Mine" }]);
    expect((await guide.again(once, { "take-title": "theirs" })).status).toBe(302);
    expect(await guide.stored()).toMatchObject({ title: "Third", subtitle: "Third" });
  });

  test("the same text from both is no conflict: what was sent is what is stored", async () => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Same", stepTitle: "Same" });
    expect((await guide.ada("press", "save", { title: "Same", stepTitle: "Same" })).status).toBe(302);
    expect(await guide.stored()).toMatchObject({ title: "Same", revision: 2 });
  });

  test("an older form that changes nothing undoes nothing", async () => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Theirs", stepTitle: "Theirs" });
    expect((await guide.ada("press", "open:hello")).status).toBe(302);
    expect(await guide.stored()).toMatchObject({ title: "Theirs", revision: 2 });
  });

  test("a form that does not say what it began with asks for every difference", async () => {
    const guide = await opened();
    await guide.bob("press", "save", { title: "Theirs" });
    const back = await guide.ada("press", "save", { base: "no JSON" });
    expect((back.data as { failure: Failure }).failure.conflict?.asks).toEqual([{ name: "title", theirs: "Theirs", yours: "Before" }]);
  });
});

describe("a step that somebody else removed", () => {
  const typed = { stepTitle: "My heading", content: "My words" };

  test.each(["save", "open:hello", "add-step", "publish"])(
    "%s: the text comes back with the question, and is written nowhere",
    async (intent) => {
      const guide = await opened();
      await guide.bob("press", "remove");
      const back = await guide.ada("press", intent, typed);
      const { failure, submission } = back.data as { failure: Failure; submission: Sent };
      expect([back.status, failure.code, failure.conflict?.gone]).toEqual([409, "removed_meanwhile", true]);
      expect(submission.initialValue).toMatchObject({ step: "press", ...typed });
      expect(await guide.stored()).toMatchObject({ revision: 2, visibility: "private", steps: [{ id: "hello", title: "Hello" }] });
    },
  );

  test("is put back where it was with what was typed, and with what the form does not show", async () => {
    const content = content1("Three steps");
    content.steps = [
      ...content.steps.map((each) => (each.id === "press" ? { ...each, skipIf: "#done" } : each)),
      { ...content.steps[1]!, id: "last" },
    ];
    const guideId = await tenant.guide({ content });
    const read = await storedGuide(tenant, guideId);
    const send = (who: Visitor, form: Typed) => who.send(action, EDITOR, form, { guideId });
    await send(bob, formOf(read, "press", "remove"));
    const back = await send(ada, formOf(read, "press", "save", typed));
    const sent = (back.data as { submission: Sent }).submission.initialValue;
    expect((await send(ada, { ...sent, "put-back": "yes" })).to).toBe(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps?step=press`);
    const stored = await storedGuide(tenant, guideId);
    expect(stored.steps.map(({ id }) => id)).toEqual(["hello", "press", "last"]);
    expect(stored.steps[1]).toEqual({ ...read.steps[1], title: "My heading", content: "My words" });
  });

  test("stays removed if that is the answer, while the rest of the form is saved", async () => {
    const guide = await opened();
    await guide.bob("press", "remove");
    const back = await guide.ada("press", "save", { ...typed, title: "My title" });
    expect((await guide.again(back, { "put-back": "no" })).status).toBe(302);
    expect(await guide.stored()).toMatchObject({ title: "My title", steps: [{ id: "hello" }] });
  });

  test.each(["save", "remove"])("with nothing typed into it, %s asks nothing", async (intent) => {
    const guide = await opened();
    await guide.bob("press", "remove");
    expect((await guide.ada("press", intent, { title: "My title" })).status).toBe(302);
    expect(await guide.stored()).toMatchObject({ title: "My title", steps: [{ id: "hello" }] });
  });
});

test("what the form does not show of a step stays as it was", async () => {
  const content = content1("Kept");
  content.steps = content.steps.map((each) => ({ ...each, skipIf: "#done" }));
  const guideId = await tenant.guide({ content });
  const read = await storedGuide(tenant, guideId);
  await ada.send(action, EDITOR, formOf(read, "press", "open:hello"), { guideId });
  expect(await storedGuide(tenant, guideId)).toEqual(read);
  await ada.send(action, EDITOR, formOf(read, "press", "save", { stepTitle: "New" }), { guideId });
  expect((await storedGuide(tenant, guideId)).steps.map(({ skipIf }) => skipIf)).toEqual(["#done", "#done"]);
});

test.each([
  ["save", "guide_saved_without_info"],
  ["publish", "guide_published_without_info"],
])("an emptied info box is removed, and the message after %s says so", async (intent, message) => {
  const guideId = await tenant.guide();
  const press = async (name: string, typed: Record<string, string>) =>
    ada.send(action, EDITOR, formOf(await storedGuide(tenant, guideId), "press", name, typed), { guideId });
  await press("save", { mediaType: "info", mediaText: "Note" });
  const answer = await press(intent, { mediaText: " " });
  expect([answer.status, await ada.toast()]).toEqual([302, message]);
  const { steps, visibility } = await storedGuide(tenant, guideId);
  expect([steps[1]?.media, visibility]).toEqual([null, intent === "publish" ? "public" : "private"]);
});
