import { beforeAll, expect, test } from "vitest";
import { MOST_TEXT_CHARACTERS, SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const at = (lang: string) => `/v2/properties/:p/texts?lang=${lang}`;
let tenant: Tenant;
beforeAll(async () => {
  const languages: [string, string][] = [
    ["en", "English"],
    ["de", "Deutsch"],
  ];
  tenant = await newTenant({ languages });
});
const read = async (lang: string) => (await tenant.call("company admin", "GET", at(lang))).body.texts as Record<string, string>;
const set = (lang: string, texts: object) => tenant.call("company admin", "PUT", at(lang), { texts });

test.each(SHOWN_TEXTS)(
  "section 7: PUT and GET texts?lang: %s is kept in its language alone; emptied, it is the usual one again",
  async (name) => {
    const [english, german] = [await read("en"), await read("de")];
    expect((await set("de", { [name]: "Unseres" })).status).toBe(200);
    expect(await read("de")).toEqual({ ...german, [name]: "Unseres" });
    expect(await read("en")).toEqual(english);
    await set("de", { [name]: "" });
    expect(await read("de")).toEqual(german);
  },
);

test.each(SHOWN_TEXTS)("of %s as many characters are kept as it may have, and one more is refused", async (name) => {
  const most = "x".repeat(MOST_TEXT_CHARACTERS[name]);
  expect((await set("en", { [name]: `${most}x` })).body.fields).toMatchObject([{ path: `texts.${name}` }]);
  expect((await set("en", { [name]: most })).status).toBe(200);
  expect((await read("en"))[name]).toBe(most);
});

test("a text that a property does not have is refused, and without a language the default one is meant", async () => {
  expect((await set("en", { title: "Ours" })).status).toBe(422);
  await tenant.call("company admin", "PUT", "/v2/properties/:p/texts", { texts: { search_no_result: "Nothing" } });
  expect((await read("en")).search_no_result).toBe("Nothing");
});
