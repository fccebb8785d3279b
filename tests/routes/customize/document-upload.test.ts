import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import UploadScreen, { loader as form, action as upload } from "#app/routes/app/$property/customize/documents/new/page.tsx";
import { addDocument } from "#server/resources/documents/document-store.ts";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { multipart, storedDocument } from "#tests/support/document-forms.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/customize/documents";
const NEW = `${LIST}/new`;

const upstream = faultyUpstream();
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

const stored = (id: number | string) => storedDocument(tenant, id);
const idIn = (to: string | null) => /\/documents\/(\d+)$/.exec(to ?? "")?.[1] ?? "";
const _one = async () => ({
  documentId: await addDocument(tenant.db, tenant.propertyId, { title: "Saving", language: "en", text: "Press Save." }, null),
});
const TYPED = { title: "Travel costs", language: "de", text: "Erst fragen,\ndann buchen." };

test.each([
  ["?lang=de", "de"],
  ["?lang=fr", "en"],
  ["", "en"],
])("at the address %j the form begins in the language %s", async (query, language) => {
  const { data } = await admin.open(form, NEW + query);
  expect(data).toMatchObject({ language, languages: ["en", "de"] });
});

describe("a text is uploaded", () => {
  test("as it was typed, and its page is next", async () => {
    const sent = await admin.send(upload, NEW, multipart({ ...TYPED, text: "Erst fragen,\r\ndann buchen.", file: new File([], "") }));
    expect([sent.status, await admin.toast()]).toEqual([302, "document_uploaded"]);
    expect(await stored(idIn(sent.to))).toMatchObject(TYPED);
  });

  test.each([
    ["travel_costs.txt", "Ask first.", "travel costs", "Ask first."],
    ["Travel.md", "# Travel\n\nAsk.", "Travel", "# Travel\n\nAsk."],
    [
      "page.html",
      "<html><head><style>p{}</style></head><body><h1>Travel</h1><p>Ask &amp; book.</p></body></html>",
      "page",
      "Travel\n\nAsk & book.",
    ],
  ])("from the file %s, whose name is its title", async (name, content, title, text) => {
    const sent = await admin.send(upload, NEW, multipart({ title: " ", language: "en", text: "", file: new File([content], name) }));
    expect(await stored(idIn(sent.to))).toMatchObject({ title, text, language: "en" });
  });

  test("a title that was typed stays", async () => {
    const sent = await admin.send(upload, NEW, multipart({ ...TYPED, text: "", file: new File(["Ask."], "a.txt") }));
    expect(await stored(idIn(sent.to))).toMatchObject({ title: "Travel costs", text: "Ask." });
  });

  test("a file’s text is only put into the form where that was asked for", async () => {
    const asks = { title: "", language: "de", text: "", intent: "read" };
    const read = await admin.send(upload, NEW, multipart({ ...asks, file: new File(["Ask first."], "Travel.txt") }));
    expect([read.status, read.data]).toMatchObject([
      200,
      {
        taken: { name: "Travel.txt" },
        failure: null,
        submission: { initialValue: { title: "Travel", language: "de", text: "Ask first." } },
      },
    ]);
    const markup = await markupAt(
      "/x",
      createElement(UploadScreen),
      (await admin.open(form, NEW)).data as object,
      "en",
      read.data as object,
    );
    for (const each of [
      "The text of Travel.txt is in the form.",
      'value="Travel"',
      ">Ask first.</textarea>",
      '<option value="de" selected="">',
    ])
      expect(markup).toContain(each);
    const none = await admin.send(upload, NEW, multipart({ ...asks, file: new File([], "") }));
    expect(errorsOf(none)).toEqual({ file: ["document_error_no_file"] });
  });

  test.each([
    ["another kind", new File(["x"], "a.pdf"), "document_error_file_type"],
    ["a kind that scripts refused", "file_wrong_type", "document_error_file_type"],
    ["too large", new File(["x".repeat(400_001)], "a.txt"), "document_error_file_too_large"],
    ["larger than a form may be", new File(["x".repeat(11_000_000)], "a.txt"), "document_error_file_too_large"],
    ["larger than scripts send", "file_too_large", "document_error_file_too_large"],
    ["without a text", new File([" \n"], "a.txt"), "document_error_file_no_text"],
    ["bytes", new File([new Uint8Array([0, 1, 2])], "a.txt"), "document_error_file_no_text"],
  ])("a file is refused at its field, with what was typed kept: %s", async (_, file, code) => {
    const back = await admin.send(upload, NEW, multipart({ ...TYPED, text: "", file }));
    expect([back.status, errorsOf(back)]).toEqual([422, { file: [code] }]);
    expect(back.data).toMatchObject({ submission: { initialValue: { title: "Travel costs", language: "de" } } });
    const markup = await markupAt(
      "/x",
      createElement(UploadScreen),
      (await admin.open(form, NEW)).data as object,
      "en",
      back.data as object,
    );
    expect(markup).toMatch(/<a href="#document-file">File instead of the text: /);
    expect(markup).toContain('value="Travel costs"');
  });

  test("with a file that is larger than a form may be all that was typed is kept, also before a cut within a line", async () => {
    for (const size of [9_999_000, 10_000_000, 30_000_000]) {
      const back = await admin.send(upload, NEW, multipart({ ...TYPED, file: new File(["x".repeat(size)], "a.txt"), intent: "save" }));
      expect([back.status, errorsOf(back)]).toEqual([422, { file: ["document_error_file_too_large"] }]);
      expect(back.data).toMatchObject({ submission: { initialValue: TYPED } });
    }
  });

  test("a text that was typed never gives way to a file", async () => {
    const back = await admin.send(upload, NEW, multipart({ ...TYPED, file: new File(["Other"], "a.txt") }));
    expect(errorsOf(back)).toEqual({ file: ["document_error_text_and_file"] });
    expect(back.data).toMatchObject({ submission: { initialValue: TYPED } });
  });

  test("a text that is too long is refused and kept, from a file too", async () => {
    const text = "x".repeat(DOCUMENT_LIMITS.text + 1);
    const typed = await admin.send(upload, NEW, multipart({ ...TYPED, text }));
    expect([typed.status, errorsOf(typed)]).toEqual([422, { text: ["document_error_too_long"] }]);
    const read = await admin.send(upload, NEW, multipart({ title: "", language: "en", text: "", file: new File([text], "long.txt") }));
    expect(errorsOf(read)).toEqual({ text: ["document_error_too_long"] });
    expect(read.data).toMatchObject({ taken: { name: "long.txt" }, submission: { initialValue: { title: "long", text } } });
  });

  test.each([
    [{ title: " " }, { title: ["document_error_title_missing"] }],
    [{ title: "x".repeat(301) }, { title: ["text_error_too_long"] }],
    [{ text: " \n" }, { text: ["document_error_text_missing"] }],
    [{ text: "a\u0007b" }, { text: ["text_error_unstorable"] }],
    [{ language: "fr" }, { language: ["language_error_unknown"] }],
  ])("not with %j", async (wrong, errors) => {
    expect(errorsOf(await admin.send(upload, NEW, multipart({ ...TYPED, ...wrong })))).toEqual(errors);
  });

  test("no form of ours has another button", async () => {
    expect((await admin.send(upload, NEW, multipart({ ...TYPED, intent: "publish" }))).status).toBe(400);
  });
});

describe("a form that cannot be saved comes back with what was typed", () => {
  test.each(FAULTS)("%s", async (_, answer, status, code) => {
    upstream.fail("post", "", answer);
    const back = await admin.send(upload, NEW, multipart(TYPED));
    const told = code === "upstream_timeout" ? "document_error_no_answer" : code;
    expect([back.status, back.data]).toMatchObject([status, { failure: { code: told }, submission: { initialValue: TYPED } }]);
    const read = await admin.send(upload, NEW, multipart({ title: "", language: "de", text: "", file: new File(["Ask."], "Travel.txt") }));
    expect(read.data).toMatchObject({ taken: { name: "Travel.txt" }, submission: { initialValue: { title: "Travel", text: "Ask." } } });
  });
});
