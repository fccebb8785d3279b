import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement, type FunctionComponent } from "react";
import { expect, test } from "vitest";
import SearchesScreen, { loader as searches } from "#app/routes/app/$property/analytics/content/searches/page.tsx";
import CopilotScreen, { loader as copilot } from "#app/routes/app/$property/application-settings/copilot/page.tsx";
import AssistantScreen, { loader as assistant } from "#app/routes/app/$property/customize/assistant/page.tsx";
import DocumentsScreen, { loader as documents } from "#app/routes/app/$property/customize/documents/page.tsx";
import GuideTextsScreen, { loader as guideTexts } from "#app/routes/app/$property/customize/guides/page.tsx";
import { loader as customize } from "#app/routes/app/$property/customize/page.tsx";
import { loader as search } from "#app/routes/app/$property/customize/search/page.tsx";
import TextsScreen, { loader as texts } from "#app/routes/app/$property/customize/texts/page.tsx";
import SegmentsScreen, { loader as segments } from "#app/routes/app/$property/manage/$guideId/edit/segments/page.tsx";
import GuideListScreen, { loader as guides } from "#app/routes/app/$property/manage/list/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Kind, newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

type Loader = (args: LoaderFunctionArgs) => unknown;

async function opened() {
  const tenant = await newTenant({ limits: { aiAssistant: true } });
  const guideId = await tenant.guide();
  const shown = async (kind: Kind, loader: Loader, screen: FunctionComponent, address: string) => {
    const { data } = await (await visitor(tenant, kind)).open(loader, `/app/:p/${address}`, { guideId });
    return markupAt(`/app/${tenant.propertyId}/${address}`, createElement(screen), data);
  };
  const set = (values: object) => tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values });
  return { tenant, shown, set };
}

test("section 3: where guides are switched off, their list and the editor of one say so, with a link for those who may change it", async () => {
  const { shown, set } = await opened();
  const both = (kind: Kind) =>
    Promise.all([
      shown(kind, guides, GuideListScreen, "manage/list"),
      shown(kind, segments, SegmentsScreen, "manage/:guideId/edit/segments"),
    ]);
  for (const markup of await both("company admin")) expect(markup).not.toContain("Guides are switched off");
  await set({ enableInteractiveTours: false });
  for (const markup of await both("company admin")) {
    expect(markup).toMatch(/Guides are switched off\. People don’t see any.*<a[^>]* href="[^"]*\/customize\/assistant"/);
  }
  for (const markup of await both("company contributor")) {
    expect(markup).toMatch(/Guides are switched off/);
    expect(markup).not.toMatch(/Guides are switched off[^<]*<a/);
  }
});

test("section 3: where the search is switched off, the documents, the copilot and the texts say what people see then", async () => {
  const { shown, set } = await opened();
  const both = () =>
    Promise.all([
      shown("company admin", documents, DocumentsScreen, "customize/documents"),
      shown("company admin", copilot, CopilotScreen, "application-settings/copilot"),
      shown("company admin", texts, TextsScreen, "customize/texts"),
    ]);
  for (const markup of await both()) expect(markup).not.toContain("search is switched off");
  await set({ searchEnabled: false, enableCopilot: true });
  for (const markup of await both()) {
    expect(markup).toMatch(/search is switched off[^<]*<a[^>]* href="[^"]*\/customize\/assistant"/);
  }
  expect(await shown("company admin", searches, SearchesScreen, "analytics/content/searches")).toMatch(/search is switched off\. No new/);
  // The copilot is the other way that people come to documents.
  const ofDocuments = () => shown("company admin", documents, DocumentsScreen, "customize/documents");
  expect(await ofDocuments()).toContain("the copilot can still answer from them");
  await set({ enableCopilot: false });
  expect(await ofDocuments()).toContain("Nobody finds documents.");
});

test("section 3: where guides are switched off, their texts say that nobody sees them", async () => {
  const { shown, set } = await opened();
  const markup = () => shown("company admin", guideTexts, GuideTextsScreen, "customize/guides");
  expect(await markup()).not.toContain("Guides are switched off");
  await set({ enableInteractiveTours: false });
  expect(await markup()).toMatch(/Guides are switched off\. Nobody sees these texts\.[^<]*<a[^>]* href="[^"]*\/customize\/assistant"/);
});

test("section 3: the texts say which of them nobody sees while the link is off that they belong to, or announcements are", async () => {
  const { shown, set } = await opened();
  const markup = () => shown("company admin", texts, TextsScreen, "customize/texts");
  await set({ externalLinkEnabled: true, externalLinkURL: "https://help.test/", enableAnnouncements: true });
  expect(await markup()).not.toMatch(/link for searches that find nothing is switched off|Announcements are left out/);
  await set({ externalLinkEnabled: false, enableAnnouncements: false });
  const off = await markup();
  expect(off).toMatch(/link for searches that find nothing is switched off\.[^<]*<a[^>]* href="[^"]*\/customize\/search"/);
  expect(off).toMatch(/Announcements are left out of the assistant\.[^<]*<a[^>]* href="[^"]*\/customize\/assistant"/);
  // Without the search that is said alone, and there is no screen of it to lead to.
  await set({ searchEnabled: false });
  expect(await markup()).not.toMatch(/link for searches that find nothing is switched off|Announcements are left out/);
});

test("section 8: whom the screen of a search that is off leads away learns why where they arrive, until it is on", async () => {
  const { tenant, shown, set } = await opened();
  const admin = await visitor(tenant, "company admin");
  await set({ searchEnabled: false });
  const first = await admin.open(search, "/app/:p/customize/search");
  expect(first.to).toBe(`/app/${tenant.propertyId}/customize?off=search`);
  const second = await admin.open(customize, String(first.to));
  expect(second.to).toBe(`/app/${tenant.propertyId}/customize/assistant?off=search`);
  const arrived = () => shown("company admin", assistant, AssistantScreen, "customize/assistant?off=search");
  expect(await arrived()).toContain("The search is switched off, so there is nothing to set on the Search screen.");
  expect(await shown("company admin", assistant, AssistantScreen, "customize/assistant")).not.toContain("The search is switched off");
  await set({ searchEnabled: true });
  expect(await arrived()).not.toContain("The search is switched off");
});
