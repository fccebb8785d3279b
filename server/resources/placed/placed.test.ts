import { beforeEach, describe, expect, test } from "vitest";
import { POINTING } from "#app/domain/targets/target.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Body = { id: number; name: string } & Record<string, unknown>;

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
  await tenant.db
    .insertInto("languages")
    .values({ property_id: tenant.propertyId, key: "de", name: "Deutsch", visibility: "public" })
    .execute();
});

const TARGET = { tag: "button", language: "en", selector: "#save", recipes: [{ kind: "id", value: "save", shared: false }] };

describe.each([
  ["tooltip", "/v2/properties/:p/tooltips", { show: "icon" }, { show: "hover" }],
  ["validator", "/v3/properties/:p/validators", { rule: { kind: "required" } }, { rule: { kind: "range", least: 1, most: null } }],
] as const)("a %s", (noun, all, standard, own) => {
  const call = async (method: string, path = "", body?: unknown) => {
    const answer = await tenant.call("company admin", method, all + path, body);
    return { status: answer.status, body: answer.body as unknown as Body };
  };
  const add = async (name: string, more: object = {}) => (await call("POST", "", { name, identifier: "#save", ...more })).body.id;
  const refused = (path: string, code: string) => ({ status: 422, body: { fields: [{ path, code }] } });

  test("is made from a name alone, and then is off, for everybody and everywhere (issue 11 D)", async () => {
    const made = await call("POST", "", { name: " Save " });
    expect(made).toMatchObject({
      status: 201,
      body: { name: "Save", ...POINTING, url: "", segment: 0, pageSegment: 0, enabled: false, texts: {}, revision: 1, ...standard },
    });
    expect(made.body.lastChangedBy).toBeTruthy();
    expect((await call("GET", `/${made.body.id}`)).body).toEqual(made.body);
  });

  test("keeps what a change leaves out, also the texts of other languages; an empty text is none", async () => {
    const segment = await tenant.segment();
    const id = await add("Save", {
      target: TARGET,
      precision: 80,
      wait: 0,
      selectors: ["b"],
      url: "/deals*",
      segment,
      texts: { en: "Saves" },
    });
    const first = await call("PUT", `/${id}`, { texts: { de: "Speichert" }, ...own, revision: 1 });
    expect(first.body).toMatchObject({
      ...{ identifier: "#save", target: TARGET, precision: 80, wait: 0, selectors: ["b"], targetText: "", url: "/deals*", segment },
      ...{ texts: { en: "Saves", de: "Speichert" }, revision: 2 },
      ...own,
    });
    expect((await call("PUT", `/${id}`, { texts: { en: " " }, target: null })).body).toMatchObject({
      texts: { de: "Speichert" },
      target: null,
    });
  });

  test("is not saved over what somebody else saved: the answer is the item as it now is", async () => {
    const id = await add("Save");
    await call("PUT", `/${id}`, { url: "/deals*", revision: 1 });
    const late = await call("PUT", `/${id}`, { name: "Late", revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: "changed_meanwhile", current: { name: "Save", url: "/deals*", revision: 2 } },
    });
    expect((await call("DELETE", `/${id}?revision=1`)).status).toBe(409);
    expect((await call("DELETE", `/${id}?revision=2`)).status).toBe(204);
    expect((await call("GET", `/${id}`)).status).toBe(404);
  });

  test("is deleted by contributors only while it is on", async () => {
    const [on, off] = [await tenant[noun]("On", { enabled: true }), await tenant[noun]("Off")];
    const drop = async (id: number) => (await tenant.call("property contributor", "DELETE", `${all}/${id}`)).status;
    expect([await drop(off), await drop(on)]).toEqual([401, 204]);
    expect((await call("GET", `/${off}`)).status).toBe(200);
  });

  test("that is on has an element and a text in the property's default language", async () => {
    const id = await add("Save", { texts: { de: "Speichert" } });
    expect(await call("PUT", `/${id}`, { enabled: true })).toMatchObject(refused("texts.en", "hint_error_no_text"));
    expect((await call("PUT", `/${id}`, { enabled: true, texts: { en: "Saves" } })).body).toMatchObject({ enabled: true });
    expect(await call("PUT", `/${id}`, { identifier: " " })).toMatchObject(refused("identifier", "hint_error_no_element"));
    expect(await call("PUT", `/${id}`, { texts: { en: "" } })).toMatchObject(refused("texts.en", "hint_error_no_text"));
    expect((await call("PUT", `/${id}`, { identifier: "", texts: { en: "" }, enabled: false })).status).toBe(200);
  });

  test.each([
    [{ identifier: "#1" }, "identifier", "selector_error_invalid"],
    [{ selectors: ["b", ">"] }, "selectors.1", "selector_error_line"],
    [{ url: "http://" }, "url", "url_error_invalid"],
    [{ url: "x".repeat(5000) }, "url", "text_error_too_long"],
    [{ texts: { fr: "Sauver" } }, "texts", "language_error_unknown"],
    [{ texts: { en: "x".repeat(1001) } }, "texts.en", "text_error_too_long"],
    [{ wait: 61 }, "wait", "text_error_invalid"],
    [{ precision: -1 }, "precision", "text_error_invalid"],
    [{ pageSegment: 999_999_999 }, "pageSegment", "page_segment_error_gone"],
    [{ segment: 999_999_999 }, "segment", "segment_error_gone"],
    [{ name: "a\nb" }, "name", "name_invalid"],
    [{ name: " " }, "name", "hint_error_name_missing"],
  ])("of wrong parts is refused, new or changed (%#)", async (more, path, code) => {
    expect(await call("POST", "", { name: "A", ...more })).toMatchObject(refused(path, code));
    expect(await call("PUT", `/${await add("B")}`, more)).toMatchObject(refused(path, code));
  });

  test("with a selector from before it was looked at can still be changed", async () => {
    const id = await add("Save");
    const stored = { pointing: JSON.stringify({ ...POINTING, identifier: "#1" }), url: "http://" };
    await tenant.db.updateTable(`${noun}s`).set(stored).where("id", "=", id).execute();
    expect((await call("PUT", `/${id}`, { name: "Renamed" })).status).toBe(200);
    expect(await call("PUT", `/${id}`, { identifier: "#2" })).toMatchObject(refused("identifier", "selector_error_invalid"));
  });

  test("has a name of its own in the property, whatever its case", async () => {
    const [save, other] = [await add("Säve"), await add("Other")];
    const code = `${noun}_error_name_taken`;
    expect(await call("POST", "", { name: "SÄVE" })).toMatchObject({ status: 409, body: { fields: [{ path: "name", code }] } });
    expect((await call("PUT", `/${other}`, { name: "säve" })).status).toBe(409);
    expect((await call("PUT", `/${save}`, { name: "SÄVE" })).status).toBe(200);
  });

  test("is one of 500 at the most", async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ property_id: tenant.propertyId, name: `n${index}`, pointing: "{}" }));
    await tenant.db.insertInto(`${noun}s`).values(rows).execute();
    expect(await call("POST", "", { name: "One more" })).toMatchObject({ status: 409, body: { code: `${noun}_error_too_many` } });
  });

  test("is listed by name or by when it was made or changed, searched by name, selector and text, and paged (spec 2 §7)", async () => {
    for (const [name, more] of [
      ["b", { identifier: "#Zeta" }],
      ["A", { texts: { de: "Löschen" } }],
      ["c", {}],
    ] as const)
      await add(name, more);
    const list = async (query: string) => {
      const { body } = await call("GET", query);
      return (body as unknown as { data: Body[] }).data.map(({ name }) => name);
    };
    expect(await list("?sort=name&order=asc")).toEqual(["A", "b", "c"]);
    expect(await list("")).toEqual(["c", "A", "b"]);
    expect(await list("?search=LÖSCH")).toEqual(["A"]);
    expect(await list("?search=zeta")).toEqual(["b"]);
    expect((await call("GET", "?sort=name&order=asc&limit=2&page=2")).body).toMatchObject({
      data: [{ name: "c" }],
      pagination: { page: 2, limit: 2, total: 3 },
    });
  });
});
