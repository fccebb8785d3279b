import { beforeAll, describe, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const WHEN = /\d{1,2}\.? \S+ 20\d\d, \d\d:\d\d UTC/;
let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await documentsFor(tenant, "company admin");
});

const KINDS = {
  guide: {
    make: (live = false) => tenant.guide({ live }),
    put: (id: number, body: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: body }),
    editor: (id: number) => `/app/${tenant.propertyId}/manage/${id}/edit/steps`,
    table: "guides",
  },
  chapter: {
    make: (live = false) => tenant.chapter("Daily work", live),
    put: (id: number, body: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${id}`, body),
    editor: (id: number) => `/app/${tenant.propertyId}/manage/chapters/${id}/edit`,
    table: "chapters",
  },
} as const;

describe.each(["guide", "chapter"] as const)("the editor of a %s says what it is", (kind) => {
  const { make, put, editor, table } = KINDS[kind];
  /** What stands beside the buttons, and what the one that publishes says, where there is something to publish. */
  const told = async (id: number) => {
    const { html } = await admin.open(editor(id));
    const [, state = ""] = /data-saved-state="">([^<]*)</.exec(html) ?? [];
    const [, publish = ""] = /name="intent" value="publish"[^>]*>([^<]*)</.exec(html) ?? [];
    return [state.replace(WHEN, "WHEN"), publish];
  };

  test("a draft, live, changed, and live no longer", async () => {
    const id = await make();
    expect(await told(id)).toEqual(["Draft, not published yet", "Publish"]);
    await put(id, { visibility: "public" });
    expect(await told(id)).toEqual(["Live since WHEN", ""]);
    await put(id, { title: "Half way" });
    expect(await told(id)).toEqual(["Unpublished changes", "Publish changes"]);
    await put(id, { visibility: "private" });
    expect(await told(id)).toEqual(["Not live since WHEN", "Publish"]);
    await put(id, { visibility: "public" });
    expect(await told(id)).toEqual(["Live since WHEN", ""]);
  });

  test("without a date where none was kept", async () => {
    const id = await make(true);
    await tenant.db.updateTable(table).set({ visibility: "private", unpublished_at: null }).where("id", "=", id).execute();
    expect(await told(id)).toEqual(["No longer live", "Publish"]);
  });

  test("in German too", async () => {
    await admin.send("/preferences/language", { language: "de", return: "/app" });
    const [draft, down] = [await make(), await make(true)];
    await put(down, { visibility: "private" });
    expect([await told(draft), await told(down)]).toEqual([
      ["Entwurf, noch nicht veröffentlicht", "Veröffentlichen"],
      ["Nicht mehr live seit WHEN", "Veröffentlichen"],
    ]);
    await admin.send("/preferences/language", { language: "en", return: "/app" });
  });
});
