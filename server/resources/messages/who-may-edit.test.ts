import { beforeAll, describe, expect, test } from "vitest";
import { asked, inDays, newMessages, news } from "#tests/support/messages.ts";

const TYPES = ["announcement", "nps", "survey"] as const;
const CONTRIBUTORS = ["company contributor", "property contributor"] as const;
const OTHERS = ["super", "company admin", "company moderator", "property admin", "property moderator"] as const;

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeAll(async () => {
  messages = await newMessages();
});

const add = (type: (typeof TYPES)[number]) =>
  messages.add({ type, languageTexts: { en: { texts: type === "announcement" ? news("News") : asked("How is it?") } } });

/** One of each state that a message can be in. */
async function inState(type: (typeof TYPES)[number], state: string): Promise<number> {
  const id = await add(type);
  if (state !== "private") await messages.save(id, { publishing: true, ...(state === "scheduled" && { minTime: inDays(3) }) });
  if (["used", "archived", "deleted"].includes(state)) await messages.save(id, { visibility: state });
  expect((await messages.read(id)).visibility).toBe(state);
  return id;
}

describe.each(CONTRIBUTORS)("section 6: a %s", (who) => {
  test.each(TYPES)("edits non-private, non-deleted messages of the type %s", async (type) => {
    for (const state of ["public", "scheduled", "used"]) {
      const { status } = await messages.save(await inState(type, state), { pinned: true }, who);
      expect([state, status]).toEqual([state, 200]);
    }
  });

  test.each(TYPES)("changes nothing of private, archived and deleted ones of the type %s", async (type) => {
    for (const state of ["private", "archived", "deleted"]) {
      const id = await inState(type, state);
      const before = await messages.read(id);
      for (const [method, path, body] of [
        ["PUT", `/${id}`, { announcement: { pinned: true } }],
        ["PUT", `/${id}`, { announcement: { publishing: true } }],
        ["DELETE", `/${id}`, undefined],
        ["POST", `/${id}/bring-back`, {}],
        ["POST", `/${id}/duplicate`, undefined],
      ] as const) {
        const { status, body: said } = await messages.call(method, path, body, who);
        expect([state, method, path, status, said.code]).toEqual([state, method, path, 401, "not_allowed_for_role"]);
      }
      expect(await messages.read(id)).toEqual(before);
    }
  });

  test.each(TYPES)("makes none of the type %s, and sees all", async (type) => {
    expect((await messages.call("POST", "", { announcement: { type } }, who)).status).toBe(401);
    expect((await messages.call("GET", `/${await inState(type, "private")}`, undefined, who)).status).toBe(200);
  });
});

test.each(OTHERS)("section 6: a %s edits messages in any state but archived", async (who) => {
  for (const state of ["private", "public", "scheduled", "used"]) {
    const { status } = await messages.save(await inState("announcement", state), { pinned: true }, who);
    expect([state, status]).toEqual([state, 200]);
  }
});
