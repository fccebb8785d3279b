import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Person = Awaited<ReturnType<typeof documentsFor>>;

const WORDS = "Live, but its chapter is a draft";
const BUTTON = "Publish chapter too";

let tenant: Tenant;
let admin: Person;
let contributor: Person;
let app: string;
let chapter: number;
let guide: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await documentsFor(tenant, "company admin");
  contributor = await documentsFor(tenant, "company contributor");
  app = `/app/${tenant.propertyId}`;
});
beforeEach(async () => {
  chapter = await tenant.chapter("Coming soon");
  guide = await tenant.guide({ chapter, live: true });
});

/** The form that publishes the chapter, by its fields, as far as the document offers it; `button` is what it says. */
function offered(html: string) {
  const form = new RegExp(`<form[^>]* action="${app}/manage/chapters/${chapter}/publication"[^>]*>(.*?)</form>`, "s");
  const [, inside = ""] = form.exec(html.slice(html.indexOf("but its chapter"))) ?? [];
  if (!inside) return null;
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(inside)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return {
    fields: { publish: value("publish"), revision: value("revision"), return: value("return") },
    button: />([^<]+)<\/button>/.exec(inside)?.[1],
  };
}

const PLACES = {
  "the editor": () => `${app}/manage/${guide}/edit/steps`,
  "the guide's report": () => `${app}/analytics/content/guides/${guide}`,
  "the menu of its row": () => `${app}/manage/list?menu=${guide}`,
};

describe.each(Object.entries(PLACES))("%s", (_, address) => {
  test("says that nobody sees the guide, and publishes the chapter too", async () => {
    const { html } = await admin.open(address());
    expect(html).toContain(WORDS);
    const { fields, button } = offered(html) ?? {};
    expect([button, fields]).toEqual([BUTTON, { publish: "yes", revision: "1", return: address().replace(/\?menu=.*/, "") }]);
    const sent = await admin.send(`${app}/manage/chapters/${chapter}/publication`, { ...fields });
    expect([sent.status, sent.to]).toEqual([302, fields?.return]);
    const after = await admin.open(address());
    expect(after.html).toContain("Chapter published");
    expect(after.html).not.toContain(WORDS);
  });

  test("says nothing of a draft, nor of a guide without a chapter", async () => {
    for (const other of [await tenant.guide({ chapter }), await tenant.guide({ live: true })]) {
      const { status, html } = await admin.open(address().replaceAll(new RegExp(`(?<!app/)\\b${guide}\\b`, "g"), String(other)));
      expect([status, html.includes(WORDS), offered(html)]).toEqual([200, false, null]);
    }
  });

  test("offers it to nobody whose role may not publish a draft", async () => {
    const { status, html } = await contributor.open(address());
    expect([status, offered(html)]).toEqual([200, null]);
  });
});

describe("the message after publishing from a menu or a question", () => {
  const publish = async (who: Person, fields: Record<string, string>) => {
    const back = `${app}/manage/list?search=way`;
    const sent = await who.send(`${app}/manage/${guide}/publication`, { ...fields, return: back });
    expect([sent.status, sent.to]).toEqual([302, back]);
    return (await who.open(back)).html;
  };

  test("says it, with the button", async () => {
    const html = await publish(admin, { publish: "yes", revision: "1" });
    expect(html).toContain("The guide is live, but its chapter “Coming soon” is a draft");
    const { fields, button } = offered(html) ?? {};
    expect(button).toBe(BUTTON);
    const sent = await admin.send(`${app}/manage/chapters/${chapter}/publication`, { ...fields, publish: "yes" });
    expect([sent.status, sent.to]).toEqual([302, `${app}/manage/list?search=way`]);
    expect((await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapter}`)).body.visibility).toBe("public");
    expect(await publish(admin, { publish: "yes", revision: "1" })).toContain("Guide published");
  });

  test("says it without the button to a role that may not, and after Undo too", async () => {
    expect(offered(await publish(contributor, { publish: "yes", revision: "1" }))).toBeNull();
    await publish(admin, { publish: "no", revision: "1" });
    expect(await publish(admin, { publish: "yes", version: "1" })).toContain("The guide is live, but");
  });
});
