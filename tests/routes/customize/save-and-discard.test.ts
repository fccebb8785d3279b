import { Window } from "happy-dom";
import { createElement, type FunctionComponent } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import AssistantScreen, { loader as assistant, action as saveAssistant } from "#app/routes/app/$property/customize/assistant/page.tsx";
import DesignScreen, { loader as design, action as saveDesign } from "#app/routes/app/$property/customize/design/page.tsx";
import HelpScreen, { loader as help, action as saveHelp } from "#app/routes/app/$property/customize/help/page.tsx";
import SearchScreen, { action as saveSearch, loader as search } from "#app/routes/app/$property/customize/search/page.tsx";
import TextsScreen, { action as saveTexts, loader as texts } from "#app/routes/app/$property/customize/texts/page.tsx";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

// Specification 1, section 4: stylings are held as initial and current copy. Here they are what is stored and what stands in the form.
const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
/** Somebody who saves nothing, and so is told of nothing. */
let unlucky: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  unlucky = await visitor(tenant, "property admin");
  for (const each of [admin, unlucky]) await each.open(assistant, "/app/:p/customize/assistant");
});

type Screen = [at: string, FunctionComponent, loader: never, action: never, field: string, saved: string, refused: string];
const SCREENS: Screen[] = [
  ["assistant", AssistantScreen, assistant as never, saveAssistant as never, "avatar_img", "https://crm.test/a.png", "a.png"],
  ["design", DesignScreen, design as never, saveDesign as never, "main_color", "#123456", "#12"],
  ["help", HelpScreen, help as never, saveHelp as never, "helpDeskImageURL", "https://crm.test/b.png", "b.png"],
  ["search", SearchScreen, search as never, saveSearch as never, "externalLinkURL", "https://help.test/", "//help.test"],
  ["texts", TextsScreen, texts as never, saveTexts as never, "search_no_result", "Not here", "x".repeat(241)],
];

/** What a person sees of the form of a field: what stands in it, and where Discard leads. */
function read(html: string, field: string) {
  const { body } = new Window().document as unknown as Document;
  body.innerHTML = html;
  const form = [...body.querySelectorAll("form")].find((each) => each.querySelector(`[name=${field}]`))!;
  const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const sent = controls.filter(({ type, checked }) => !["checkbox", "radio"].includes(type) || checked);
  const discard = [...form.querySelectorAll("a")].find((link) => link.textContent === "Discard");
  return { values: Object.fromEntries(sent.map(({ name, value }) => [name, value])), discard: discard?.getAttribute("href") ?? "" };
}

describe.each(SCREENS)("customize/%s", (name, screen, loader, action, field, wanted, unwanted) => {
  const at = `/app/:p/customize/${name}`;
  const shown = async (address = at, answered?: object) => {
    const { data } = await admin.open(loader, address);
    const here = address.replace(":p", String(tenant.propertyId));
    return read(await markupAt(here, createElement(screen), data, "en", answered), field);
  };

  test("save replaces initial with current, and says so (section 4: stylings; section 8: saved changes)", async () => {
    const before = await shown();
    expect((await admin.send(action, at, { ...before.values, [field]: wanted })).status).toBe(302);
    expect(await admin.toast()).toBe("changes_saved");
    const { values } = await shown();
    expect([values[field], JSON.parse(values.base ?? "{}")[field]]).toEqual([wanted, wanted]);
  });

  test("discard restores initial: it leads from what was typed to what is stored (section 4: stylings)", async () => {
    const before = await shown();
    const refused = await admin.send(action, at, { ...before.values, [field]: unwanted });
    const back = await shown(at, refused.data);
    expect([refused.status, back.values[field]]).toEqual([422, unwanted]);
    expect((await shown(back.discard)).values).toEqual(before.values);
  });

  test.each(FAULTS.filter(([fault]) => ["a fault of the upstream", "a lost connection"].includes(fault)))(
    "error saving changes: after %s the form comes back with what was typed, and says why in its place (section 8)",
    async (_, answer, status, code) => {
      const { values } = await shown();
      upstream.fail("put", "", answer);
      const back = await unlucky.send(action, at, { ...values, [field]: wanted });
      expect([back.status, back.data]).toMatchObject([status, { failure: { code }, submission: { initialValue: { [field]: wanted } } }]);
      expect(await unlucky.toast()).toBeNull();
    },
  );
});
