import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import DisconnectScreen, {
  loader as asked,
  action as disconnect,
} from "#app/routes/app/$property/customize/documents/help-centres/$centreId/delete/page.tsx";
import FetchScreen, {
  action as fetchAgain,
  loader as question,
} from "#app/routes/app/$property/customize/documents/help-centres/$centreId/fetch/page.tsx";
import HelpCentreScreen, {
  loader as edited,
  action as save,
} from "#app/routes/app/$property/customize/documents/help-centres/$centreId/page.tsx";
import ConnectScreen, { action as connect, loader as form } from "#app/routes/app/$property/customize/documents/help-centres/new/page.tsx";
import DocumentsScreen, { loader as list } from "#app/routes/app/$property/customize/documents/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { addFetched, addHelpCentre } from "#tests/support/stored-help-centres.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/customize/documents";
const NEW = `${LIST}/help-centres/new`;
const ONE = `${LIST}/help-centres/:centreId`;

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

const shownList = async (data?: object) =>
  markupAt("/x", createElement(DocumentsScreen), data ?? ((await admin.open(list, LIST)).data as object));
let made = 0;
const one = async (said: object = {}, of = tenant) => {
  made += 1;
  return { centreId: await addHelpCentre(of, { name: `Help ${made}`, address: `https://help-${made}.acme.test/`, ...said }) };
};

describe("a help centre is connected", () => {
  test("it is fetched in the background, which its row and a link say", async () => {
    const fresh = await newTenant();
    const theirs = await visitor(fresh, "property admin");
    const typed = { name: " Help ", address: "https://help.acme.test/sitemap.xml", language: "" };
    const sent = await theirs.send(connect, NEW, typed);
    expect([sent.to, await theirs.toast()]).toEqual([`/app/${fresh.propertyId}/customize/documents`, "help_centre_connected"]);
    const { data } = await theirs.open(list, LIST);
    expect(data).toMatchObject({ centres: [{ name: "Help", state: "fetching", language: null }], tasks: [{ status: "waiting" }] });
    const markup = await shownList(data as object);
    for (const each of ["Being fetched", "Language of each page", "no documents", "settings/company/processes", "Reload"])
      expect(markup).toContain(each);
    expect(markup).not.toContain("/fetch");
    // Nobody is told of tasks who may not see processes.
    const hidden = await shownList({ ...(data as object), tasks: [], maySeeProcesses: false });
    expect(hidden).not.toContain("settings/company/processes");
  });

  test.each([
    [{ name: " " }, { name: ["centre_error_name_missing"] }],
    [{ name: "x".repeat(129) }, { name: ["text_error_too_long"] }],
    [{ address: "" }, { address: ["centre_error_address_missing"] }],
    [{ address: "help.acme.test" }, { address: ["text_error_invalid_link"] }],
    [{ address: "javascript:alert(1)" }, { address: ["text_error_invalid_link"] }],
    [{ language: "fr" }, { language: ["language_error_unknown"] }],
  ])("but not with %j", async (wrong, errors) => {
    const typed = { name: "Help", address: "https://a.test/", language: "de", ...wrong };
    const back = await admin.send(connect, NEW, typed);
    expect([back.status, errorsOf(back)]).toEqual([422, errors]);
    expect(back.data).toMatchObject({ submission: { initialValue: typed.address ? typed : { name: "Help", language: "de" } } });
  });

  test("an address that is connected already is refused at its field, and an eleventh help centre by the form", async () => {
    const full = await newTenant();
    const theirs = await visitor(full, "company admin");
    await one({ address: "https://same.test/" }, full);
    const typed = { name: "Again", address: "https://SAME.test", language: "" };
    const back = await theirs.send(connect, NEW, typed);
    expect([back.status, errorsOf(back)]).toEqual([409, { address: ["centre_error_address_taken"] }]);
    const markup = await markupAt(
      "/x",
      createElement(ConnectScreen),
      (await theirs.open(form, NEW)).data as object,
      "en",
      back.data as object,
    );
    for (const each of ["This address is connected already", 'value="Again"']) expect(markup).toContain(each);
    for (let each = 1; each < 10; each++) await one({}, full);
    expect((await theirs.send(connect, NEW, { ...typed, address: "https://more.test/" })).data).toMatchObject({
      failure: { code: "centre_error_too_many" },
    });
  });
});

describe("what became of it is said in words", () => {
  test.each([
    ["unreachable", "The address can’t be reached."],
    ["private", "The address leads into a private network."],
    ["not_found", "There’s no page at this address."],
    ["dead_links", "The sitemap or feed names pages that aren’t there."],
    ["no_list", "The page names neither a sitemap nor a feed."],
    ["too_large", "larger than can be read"],
    ["timeout", "took too long to answer"],
    ["redirect", "The address leads on to another site."],
    ["robots", "doesn’t allow programs to fetch it"],
    ["unfinished", "Not everything was fetched"],
    ["other", "It couldn’t be fetched."],
    ["of_a_later_version", "It couldn’t be fetched."],
  ])("%s", async (problem, words) => {
    const fresh = await newTenant();
    const { centreId } = await one({ state: "failed", problem }, fresh);
    const { data } = await (await visitor(fresh, "company admin")).open(list, LIST);
    const markup = await shownList(data as object);
    for (const each of ["Fetch failed", words, `/help-centres/${centreId}/fetch"`]) expect(markup).toContain(each);
    expect(markup).not.toContain("The documents from before stay.");
    await addFetched(fresh, centreId, { title: "Old", address: "https://a.test/old" });
    const after = await (await visitor(fresh, "company admin")).open(list, LIST);
    expect(await shownList(after.data as object)).toContain("The documents from before stay.");
  });

  test("how far a fetch is", async () => {
    const { data } = await admin.open(list, LIST);
    const centre = {
      id: 1,
      name: "Help",
      address: "javascript:alert(1)",
      state: "fetching",
      problem: null,
      documents: 1,
      unread: 0,
      taskId: "7",
      revision: 1,
    };
    const task = { id: "7", status: "in progress", stage: null, done: 120, total: 500, isEnded: false };
    const markup = await shownList({ ...(data as object), centres: [{ ...centre, language: null, fetched: null }], tasks: [task] });
    expect(markup).toContain("120 of 500");
    expect(markup).toMatch(/<progress[^>]* value="24" max="100"/);
    // What is no address of a page is never a link.
    expect(markup).not.toContain('href="javascript:');
  });
});

test("it is fetched again by a press in the list, once at a time", async () => {
  const centre = await one();
  const { data } = await admin.open(question, `${ONE}/fetch`, centre);
  expect(await markupAt("/x", createElement(FetchScreen), data as object)).toContain("Fetch again");
  expect((await admin.send(fetchAgain, `${ONE}/fetch`, {}, centre)).status).toBe(302);
  expect(await admin.toast()).toBe("help_centre_fetching");
  const second = await admin.send(fetchAgain, `${ONE}/fetch`, { once: "another-form" }, centre);
  expect([second.status, second.data]).toMatchObject([409, { code: "centre_error_fetching" }]);
  expect(await markupAt("/x", createElement(FetchScreen), data as object, "en", second.data as object)).toContain(
    "Wait until that’s done.",
  );
});

describe("a help centre is changed", () => {
  test("and what somebody else changed meanwhile is kept, or asked about", async () => {
    const centre = await one({ name: "Before", address: "https://before.test/" });
    const base = { name: "Before", address: "https://before.test/", language: "" };
    const form = { ...base, revision: "1", base: JSON.stringify(base) };
    expect((await admin.send(save, ONE, { ...form, name: "Mine" }, centre)).status).toBe(302);
    const other = await visitor(tenant, "company moderator");
    expect((await other.send(save, ONE, { ...form, language: "de" }, centre)).status).toBe(302);
    expect(await other.toast()).toBe("help_centre_saved_merged");
    const { data } = await admin.open(edited, ONE, centre);
    expect(data).toMatchObject({ values: { name: "Mine", address: "https://before.test/", language: "de" } });
    const stale = await other.send(save, ONE, { ...form, language: "en", name: "Theirs" }, centre);
    expect([stale.status, stale.data]).toMatchObject([
      409,
      {
        failure: {
          code: "changed_meanwhile",
          conflict: { asks: [{ name: "name" }, { name: "language", theirs: "German", yours: "English" }] },
        },
      },
    ]);
    const markup = await markupAt("/x", createElement(HelpCentreScreen), data as object, "en", stale.data as object);
    for (const each of ["take-name", "take-language", 'value="Theirs"']) expect(markup).toContain(each);
  });

  test("not by those who may only look, who read why", async () => {
    const centre = await one();
    const { data } = await admin.open(edited, ONE, centre);
    const markup = await markupAt("/x", createElement(HelpCentreScreen), { ...(data as object), refusal: "not_allowed_for_role" });
    expect(markup).toContain("Your role doesn’t allow this.");
    expect(markup).toMatch(/<button type="button" name="intent" value="save"[^>]* aria-disabled="true"/);
    expect(markup).not.toContain("/delete");
  });
});

test("disconnecting says how many documents go, and takes them along", async () => {
  const fresh = await newTenant();
  const theirs = await visitor(fresh, "company admin");
  const centre = await one({ name: "Going" }, fresh);
  const asksFor = async () =>
    markupAt("/x", createElement(DisconnectScreen), (await theirs.open(asked, `${ONE}/delete`, centre)).data as object);
  expect(await asksFor()).toContain("It has no documents.");
  for (const each of [1, 2]) await addFetched(fresh, centre.centreId, { title: `Page ${each}`, address: `https://a.test/${each}` });
  expect(await asksFor()).toContain("Its 2 documents go with it");
  expect((await theirs.send(disconnect, `${ONE}/delete`, { revision: "9" }, centre)).status).toBe(409);
  const gone = await theirs.send(disconnect, `${ONE}/delete`, { revision: "1" }, centre);
  expect([gone.to, await theirs.toast()]).toEqual([`/app/${fresh.propertyId}/customize/documents`, "help_centre_deleted"]);
  expect((await theirs.open(list, LIST)).data).toMatchObject({ centres: [], documents: [] });
});

test("one of another property, one that is gone, and an id that is none are not found", async () => {
  const propertyId = await addProperty(tenant.db, tenant.companyId, { name: "Another" });
  const foreign = await addHelpCentre({ db: tenant.db, propertyId }, { name: "Foreign", address: "https://foreign.test/" });
  for (const centreId of [foreign, 999_999_999, "help", "0"]) {
    const of = { centreId };
    for (const [loader, at] of [
      [edited, ONE],
      [asked, `${ONE}/delete`],
      [question, `${ONE}/fetch`],
    ] as const)
      expect([centreId, at, (await admin.open(loader, at, of)).status]).toEqual([centreId, at, 404]);
    expect((await admin.send(fetchAgain, `${ONE}/fetch`, {}, of)).status).toBe(404);
    expect((await admin.send(disconnect, `${ONE}/delete`, { revision: "1" }, of)).status).toBe(404);
  }
});

describe("a form that cannot be saved comes back with what was typed", () => {
  test.each(FAULTS)("%s", async (_, answer, status, code) => {
    const centre = await one();
    const typed = { name: "Typed 🙂", address: "https://typed.test/", language: "de" };
    upstream.fail("post", "", answer);
    upstream.fail("put", "", answer);
    const base = JSON.stringify({ name: `Help ${made}`, address: `https://help-${made}.acme.test/`, language: "" });
    for (const [action, at, sent] of [
      [connect, NEW, typed],
      [save, ONE, { ...typed, revision: "1", base }],
    ] as const) {
      const back = await admin.send(action, at, sent, centre);
      expect([at, back.status, back.data]).toMatchObject([at, status, { failure: { code }, submission: { initialValue: typed } }]);
    }
  });
});
