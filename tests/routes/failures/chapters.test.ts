import { beforeAll, describe, expect, test } from "vitest";
import { failureText } from "#app/features/form/failure-text.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { action as archive } from "#app/routes/app/$property/manage/chapters/$chapterId/archive/page.tsx";
import { action as bringBack, loader as bringBackForm } from "#app/routes/app/$property/manage/chapters/$chapterId/bring-back/page.tsx";
import { action as edit, loader as editor } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as publication } from "#app/routes/app/$property/manage/chapters/$chapterId/publication/page.tsx";
import { loader as archived } from "#app/routes/app/$property/manage/chapters/archived/page.tsx";
import { action as create } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { FAULTS, faultyUpstream } from "./faults.ts";

// Specification 1, section 8: most failures of chapters have no toast; they are said in place, and nothing typed is lost.
const CHAPTER = "/app/:p/manage/chapters/:chapterId";
const EDIT = `${CHAPTER}/edit`;

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
let ids: { chapterId: number };
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
  ids = { chapterId: await tenant.chapter() };
  // The shell's knowledge of the property, which stays for a while.
  await admin.open(editor, EDIT, ids);
});

const texts = { title: "Typed 🙂", subtitle: "kept" };
const base = JSON.stringify({ title: "First steps", subtitle: "" });
const all = { "title-en": "Typed 🙂", "subtitle-en": "kept", "title-de": "Getippt", languageBehaviour: "hide" };
// Forms that are read before they are written: the revision is asked of the upstream again.
const SAVED = FAULTS.filter(([name]) => name !== "somebody else's change" && name !== "a bad field");

describe("error saving, error updating chapter: the form comes back with what was typed", () => {
  test.each(SAVED)("%s", async (_, answer, status, code) => {
    for (const method of ["post", "put"] as const) upstream.fail(method, "", answer);
    for (const [action, address, form] of [
      [create, "/app/:p/manage/chapters/create", texts],
      [edit, EDIT, { ...texts, revision: "1", base }],
      [edit, `${EDIT}?lang=de`, { ...texts, revision: "1", base }],
      [edit, `${EDIT}?lang=all`, { ...all, revision: "1" }],
    ] as const) {
      const back = await admin.send(action as never, address, form as Record<string, string>, ids);
      const typed = address.endsWith("all") ? all : texts;
      expect([address, back.status, back.data]).toMatchObject([
        address,
        status,
        { failure: { code }, submission: { initialValue: typed } },
      ]);
      expect(await admin.toast()).toBeNull();
    }
  });

  test("a field that only the upstream refuses is said at its field, in its language", async () => {
    const [, answer] = FAULTS.find(([name]) => name === "a bad field")!;
    const problem = (path: string) => async () => {
      const said = await (await answer()).json();
      return Response.json({ ...said, fields: [{ path, code: "title_error_missing" }] }, { status: 422 });
    };
    upstream.fail("put", "", problem("texts.de.title"));
    const back = await admin.send(edit, `${EDIT}?lang=all`, { ...all, revision: "1" }, ids);
    expect(back.data).toMatchObject({ submission: { error: { "title-de": ["title_error_missing"] } } });
  });
});

describe("a question is asked again, with the reason", () => {
  test.each(FAULTS.filter(([name]) => name !== "an empty answer" && name !== "something that is not there"))(
    "%s",
    async (_, answer, status, code) => {
      upstream.fail("all", "", answer);
      for (const [action, address, form] of [
        [archive, "archive", { revision: "1" }],
        [bringBack, "bring-back", { revision: "1" }],
        [publication, "publication", { publish: "yes", revision: "1" }],
      ] as const) {
        const back = await admin.send(action as never, `${CHAPTER}/${address}`, form as Record<string, string>, ids);
        expect([address, back.status, back.data.code]).toEqual([address, status, code]);
      }
      expect(await admin.toast()).toBeNull();
    },
  );
});

test.each(FAULTS)("a screen that cannot be shown says why: %s", async (_, answer, status, code) => {
  upstream.fail("get", "", answer);
  for (const [loader, address] of [
    [editor, EDIT],
    [archived, "/app/:p/manage/chapters/archived"],
    [bringBackForm, `${CHAPTER}/bring-back`],
  ] as const) {
    const shown = await admin.open(loader, address, ids);
    expect([address, shown.status, shown.data.code]).toEqual([address, status, code]);
  }
});

test.each(["en", "de"] as const)("every one of these has words of its own in %s, or those of saving", (language) => {
  const say = (code: string) => failureText(translatorOf(language).getFixedT(null, "errors") as never, { code });
  for (const [, , , code] of FAULTS) expect(say(code)).toMatch(/\S{2,} \S/);
  for (const code of ["chapter_deleted", "chapter_not_archived"]) expect(say(code)).not.toBe(say("error_saving"));
});
