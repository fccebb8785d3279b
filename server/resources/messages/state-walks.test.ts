import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Act, after, DRAFT, hasDefaultText, isPublished, type Text } from "#tests/specification/messages/state-model.ts";
import { walk } from "#tests/specification/messages/walk.ts";
import { newMessages, news } from "#tests/support/messages.ts";
import { settleMessages } from "./settle-messages.ts";

const WALKS = 48;
const MINUTE = 60_000;
const DAY = 86_400_000;

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeAll(async () => {
  messages = await newMessages();
});

const textsOf = (text: Text) =>
  text === "none" ? null : news(text === "headless" ? " " : "News", { description: text === "faulty" ? "" : "All about it" });

/** Days from the beginning of the walk, which is so shortly ago that what lies at 0 has just come. */
function timeAt(begin: number, days: number | null | undefined) {
  return days === undefined || days === null ? days : { utc: new Date(begin + days * DAY).toISOString(), timezone: "Australia/Lord_Howe" };
}

/** Whether players get a message. */
async function isInPlayers(id: number): Promise<boolean> {
  const { body } = await messages.tenant.call(null, "GET", "/player/:p/bundle");
  return ((body.messages ?? []) as unknown as { id: number }[]).some((each) => each.id === id);
}

/** @returns the status of the answer */
async function make(act: Act, id: number, begin: number): Promise<number> {
  const { call, save, tenant } = messages;
  if (act.act === "archive") return (await call("DELETE", `/${id}`)).status;
  if (act.act === "bring back") return (await call("POST", `/${id}/bring-back`, {})).status;
  if (act.act === "time passes") {
    const hours = act.days * 24;
    await sql`update messages set min_time = min_time - make_interval(hours => ${hours}::integer),
      max_time = max_time - make_interval(hours => ${hours}::integer) where id = ${id}`.execute(tenant.db);
    await settleMessages(tenant.db);
    return 200;
  }
  const { publishing, target: visibility, change } = act;
  const { standard, other, isOtherOff, start, end } = change;
  const german = {
    ...(other !== undefined && { texts: textsOf(other) }),
    ...(isOtherOff !== undefined && { status: isOtherOff ? "off" : "on" }),
  };
  const languageTexts = { ...(standard !== undefined && { en: { texts: textsOf(standard) } }), de: german };
  const times = { minTime: timeAt(begin, start), maxTime: timeAt(begin, end) };
  return (await save(id, { languageTexts, publishing, visibility, ...times })).status;
}

test("section 4: over some dozens of walks the calls answer what the specification says, players get what is live, and what is refused changes nothing", async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(walk(14), async (acts) => {
      const begin = Math.floor(Date.now() / MINUTE) * MINUTE;
      const id = await messages.add({ type: "announcement" });
      let message = DRAFT;
      /** Whether what was published last says something in the default language. */
      let says = false;
      for (const act of acts) {
        const expected = after(message, act);
        const before = await messages.read(id);
        const status = await make(act, id, begin);
        const found = await messages.read(id);
        expect({ act, message, status, visibility: found.visibility }).toEqual({
          ...{ act, message, visibility: (expected ?? message).visibility },
          status: expected ? expect.toBeOneOf([200, 204]) : expect.toBeOneOf([409, 422]),
        });
        if (!expected) expect(found).toEqual(before);
        if (expected && act.act === "save" && isPublished(expected) && (act.publishing || !isPublished(message)))
          says = hasDefaultText(expected);
        // An explicit target can publish one that says nothing any more.
        const isShown = found.visibility === "public" && says;
        expect([act, found.visibility, await isInPlayers(id)]).toEqual([act, found.visibility, isShown]);
        reached.add(`${message.visibility} → ${expected?.visibility ?? "refused"}`);
        message = expected ?? message;
      }
    }),
    { numRuns: WALKS },
  );
  expect([...reached]).toEqual(expect.arrayContaining(["private → public", "private → refused", "public → public", "archived → private"]));
});
