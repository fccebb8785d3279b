import { beforeAll, describe, expect, test } from "vitest";
import { action as setup } from "#app/routes/app/_plain/$property/setup-first-mainurl/page.tsx";
import { action as archive } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as steps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as publication } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as editChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as createChapter } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { action as createGuide } from "#app/routes/app/$property/manage/create/page.tsx";
import { action as login } from "#app/routes/app/$property/settings/personal/login/page.tsx";
import { action as language } from "#app/routes/preferences/language/page.tsx";
import { action as sidebar } from "#app/routes/preferences/sidebar/page.tsx";
import { EDITOR } from "#tests/routes/manage/editor-form.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
let contributor: Visitor;
let admin: Visitor;
let ids: { guideId: number; chapterId: number };
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  contributor = await visitor(tenant, "property contributor");
  ids = { guideId: await tenant.guide(), chapterId: await tenant.chapter() };
  // The first form of each kind compiles its code.
  await hostile("a=b");
});

const FORMS = [
  ["create guide", createGuide, "/app/:p/manage/create", () => admin],
  ["create chapter", createChapter, "/app/:p/manage/chapters/create", () => admin],
  ["edit chapter", editChapter, "/app/:p/manage/chapters/:chapterId/edit", () => admin],
  ["steps", steps, EDITOR, () => admin],
  ["publication", publication, "/app/:p/manage/:guideId/publication", () => admin],
  ["archive", archive, "/app/:p/manage/:guideId/archive", () => admin],
  ["main address", setup, "/app/:p/setup-first-mainurl", () => admin],
  ["login, by the least of roles", login, "/app/:p/settings/personal/login", () => contributor],
  ["language", language, "/preferences/language", () => contributor],
  ["sidebar", sidebar, "/preferences/sidebar", () => contributor],
] as const;

// Read by the form library these bodies took from 5 to 40 s. Seconds are not measured here (the bench does): this tells the one from the other.
const MOST_CPU_MS = 2500;

/** Sends a body to every form; answers what each said and how long the slowest took, in milliseconds. */
async function hostile(body: string, type = "application/x-www-form-urlencoded") {
  let slowest = 0;
  const statuses = new Set<number>();
  for (const [, action, address, who] of FORMS) {
    const began = process.cpuUsage();
    const answer = await who().send(action, address, { method: "POST", body, headers: { "content-type": type } }, ids);
    const { user, system } = process.cpuUsage(began);
    slowest = Math.max(slowest, (user + system) / 1000);
    statuses.add(answer.status);
  }
  return { statuses: [...statuses].sort(), slowest };
}

const many = (field: string, times: number) => Array.from({ length: times }, () => field).join("&");

describe("hostile forms are refused before anything reads them", () => {
  test.each([
    ["an index", "title[100000000]=x&language=en", [400]],
    ["an index in a known name", "name[10000000]=x", [400]],
    ["a path", "title.a.b=x", [400]],
    ["a prototype", "__proto__=x", [400]],
    ["a prototype by a path", "__proto__[polluted]=x&constructor.prototype.x=1", [400]],
    ["an intent of the form library", "__intent__=x", [400]],
    ["a state of the form library", "__state__=%7B", [400]],
    ["an intent that is JSON", "__intent__=%7B%22type%22%3A%22insert%22%7D", [400]],
    ["an unknown name", "propertyId=1", [400]],
    ["the label of no field", "label-propertyId=x", [400]],
    ["a repeated name", "return=a&return=b", [400]],
    ["a nameless field", "=x", [400]],
    ["40,920 nameless fields", many("n=", 40_920), [413]],
    ["81,840 of one name", many("title=", 81_840), [413]],
    ["201 fields", many("n=", 201), [413]],
    ["2.49 million ampersands", "&".repeat(2_490_000), [413]],
  ])("%s", async (_, body, statuses) => {
    const answered = await hostile(body);
    expect(answered.statuses).toEqual(statuses);
    expect(answered.slowest).toBeLessThan(MOST_CPU_MS);
  });

  test("many parts, and a name that is no name, in a multipart form", async () => {
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
    const type = "multipart/form-data; boundary=x";
    expect((await hostile(`${part("n").repeat(5000)}--x--\r\n`, type)).statuses).toEqual([413]);
    expect((await hostile(`${part("title[9999999]")}--x--\r\n`, type)).statuses).toEqual([400]);
    expect((await hostile("--x\r\nbroken", type)).statuses).toEqual([400]);
    // Written in other ways, parts are parts, and what is counted is what is read.
    const spaced = `${part("n").repeat(5000)}--x--\r\n`.replaceAll("content-disposition:", "Content-Disposition :");
    for (const other of [type, 'multipart/form-data; boundary="x"', "Multipart/Form-Data;charset=utf-8;BOUNDARY=x"]) {
      expect([other, (await hostile(spaced, other)).statuses]).toEqual([other, [413]]);
    }
    const few = `${part("title").repeat(210)}--x--\r\n`;
    expect((await hostile(few, 'multipart/form-data; a="; boundary=y"; boundary=x')).statuses).toEqual([400]);
    expect((await hostile(part("title"), "multipart/form-data")).statuses).toEqual([400]);
  });

  test("200 fields are read, and so is a form's own key", async () => {
    const answer = await admin.send(createChapter, "/app/:p/manage/chapters/create", { title: "Fine", once: "12345678-r1" });
    expect(answer.status).toBe(302);
  });
});

test("a body that says it is too large is read to its end, so that a browser shows the answer", async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (++sent > 40) controller.close();
      else controller.enqueue(new Uint8Array(100_000).fill(97));
    },
  });
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/x-www-form-urlencoded" } } as RequestInit;
  expect((await admin.send(createGuide, "/app/:p/manage/create", init)).status).toBe(413);
  expect(sent).toBeGreaterThan(40);
});
