import { beforeAll, describe, expect, test } from "vitest";
import { action as setup } from "#app/routes/app/_plain/$property/setup-first-mainurl/page.tsx";
import { action as chapter } from "#app/routes/app/$property/manage/$guideId/chapter/page.tsx";
import { action as saveSteps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as editChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as createChapter } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { action as createGuide } from "#app/routes/app/$property/manage/create/page.tsx";
import { action as sorting } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { action as login } from "#app/routes/app/$property/settings/personal/login/page.tsx";
import { EDITOR } from "#tests/routes/manage/editor-form.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
let admin: Visitor;
let ids: { guideId: number; chapterId: number };
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  ids = { guideId: await tenant.guide(), chapterId: await tenant.chapter() };
});

const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const URLENCODED = { "content-type": "application/x-www-form-urlencoded" };
/** The forms of the dashboard, with the names of their fields. */
const FORMS = [
  ["create guide", createGuide, "/app/:p/manage/create", ["title", "subtitle", "chapterId"]],
  ["create chapter", createChapter, "/app/:p/manage/chapters/create", ["title", "subtitle"]],
  ["edit chapter", editChapter, "/app/:p/manage/chapters/:chapterId/edit", ["title", "subtitle", "revision"]],
  [
    "steps",
    saveSteps,
    EDITOR,
    "title subtitle revision intent step type stepTitle content message mediaType mediaUrl identifier url nextIf".split(" "),
  ],
  ["chapter", chapter, "/app/:p/manage/:guideId/chapter", ["from", "to", "return"]],
  ["sorting", sorting, "/app/:p/manage/sorting", ["kind", "chapter", "id", "move", "return"]],
  ["profile", login, "/app/:p/settings/personal/login", ["intent", "name", "language"]],
  ["main address", setup, "/app/:p/setup-first-mainurl", ["mainUrl"]],
] as const;
const CHOSEN = ["intent", "kind", "move", "publish", "revision"];
const post = (action: (typeof FORMS)[number][1], address: string, body: RequestInit["body"], headers: Record<string, string>) =>
  admin.send(action as never, address, { method: "POST", body, headers }, ids);

describe.each(FORMS)("%s", (form, action, address, fields) => {
  test("of more than 500 KB is too large, whether it says so or not", async () => {
    const large = `title=${"x".repeat(500_001)}`;
    const said = await post(action, address, large, { ...URLENCODED, "content-length": String(large.length) });
    expect([said.status, said.data.code]).toEqual([413, "too_large"]);
    const chunk = new TextEncoder().encode("x".repeat(100_000));
    let left = 20;
    const stream = new ReadableStream({ pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()) });
    const unsaid = await admin.send(
      action as never,
      address,
      { method: "POST", body: stream, headers: URLENCODED, duplex: "half" } as RequestInit,
      ids,
    );
    expect(unsaid.status).toBe(413);
  });

  test("that is no form is of the wrong type", async () => {
    for (const type of ["application/json", "text/plain", "application/xml", ""]) {
      expect([type, (await post(action, address, '{"title":"x"}', { "content-type": type })).status]).toEqual([type, 415]);
    }
  });

  test("that is broken cannot be read", async () => {
    for (const body of ["", "nonsense", "--x", '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nunfinished']) {
      const answer = await post(action, address, body, MULTIPART);
      expect([body, answer.status, answer.data.code]).toEqual([body, 400, "form_unreadable"]);
    }
    expect((await post(action, address, "x", { "content-type": "multipart/form-data" })).status).toBe(400);
  });

  test.each([
    ["NUL", "a\u0000b"],
    ["an escape character", "a\u001bb"],
    ["a lone surrogate", "a\ud800b"],
    ["100,000 characters", "x".repeat(100_000)],
    ["100,000 emoji", "🙂".repeat(100_000)],
    ["a number that is none", "1e400"],
    ["SQL", "'; drop table guides; --"],
    ["a path", "../../../../etc/passwd"],
    ["a prototype", "__proto__"],
  ])("with %s in every field is never a fault of ours", async (_name, text) => {
    for (const name of fields) {
      const all: Record<string, string> = {
        title: "Usual",
        revision: "1",
        kind: "chapters",
        from: "0",
        to: "0",
        intent: form === "profile" ? "profile" : "save",
        move: "up",
        publish: "yes",
        step: "press",
        name: "Usual",
      };
      const usual = Object.fromEntries(Object.entries(all).filter(([each]) => (fields as readonly string[]).includes(each)));
      const answer = await admin.send(action as never, address, { ...usual, [name]: text }, ids);
      // What only our buttons and hidden fields say is not read at all when none of them does.
      if (CHOSEN.includes(name)) expect([name, [400, 413].includes(answer.status)]).toEqual([name, true]);
      else expect([name, answer.status]).not.toEqual([name, 400]);
      expect([name, answer.status < 500]).toEqual([name, true]);
    }
  });

  test("with names that nobody gave, many fields, files and the same field twice is never a fault of ours", async () => {
    const odd = new FormData();
    for (const name of ["__proto__", "constructor", "title[0]", "title.length", "a[b][c]", "toString", "", "\u0000"]) odd.append(name, "x");
    odd.append("title", "one");
    odd.append("title", "two");
    odd.append("title", new File(["x"], "x.png"));
    for (let index = 0; index < 2000; index++) odd.append(`f${index}`, "x");
    expect((await admin.send(action as never, address, odd, ids)).status).toBeLessThan(500);
    const deep = `${"a[".repeat(500)}x${"]".repeat(500)}=1&title=x`;
    expect((await post(action, address, deep, URLENCODED)).status).toBeLessThan(500);
  });

  test("with bytes that are no UTF-8 is never a fault of ours", async () => {
    const answer = await post(action, address, new Uint8Array([...new TextEncoder().encode("title="), 0xff, 0xfe, 0x80]), URLENCODED);
    expect(answer.status).toBeLessThan(500);
  });
});
