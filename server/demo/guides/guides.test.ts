import { Window } from "happy-dom";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import { literalPage } from "#app/domain/player/step-rules.ts";
import { meetsUrlRule } from "#app/domain/urls/url-rule.ts";
import { demoHost } from "#server/demo-host/demo-host.ts";
import { DAILY_WORK } from "./daily-work.ts";
import { FIRST_STEPS } from "./first-steps.ts";

const host = new Hono().route("/demo/crm", demoHost({ propertyId: 1, apiUrl: "http://localhost:4000" }));

/** A page of the host application once its late part has loaded. */
async function pageAt(address: string) {
  const textOf = async (path: string) => (await host.request(path)).text();
  const { document } = new Window();
  document.write(await textOf(address));
  for (const late of document.querySelectorAll("[data-late]"))
    late.insertAdjacentHTML("beforeend", await textOf(`${late.getAttribute("data-late")}?part=1`));
  return document;
}

/** Plays like a person who follows the player's links and clicks what it points to. Returns the steps whose target is missing. */
async function missingTargets({ steps }: GuideContent, start: string): Promise<string[]> {
  const missing: string[] = [];
  let address = start;
  for (const step of steps) {
    if (step.url !== "" && !meetsUrlRule(step.url, address)) address = literalPage(step.url) ?? "no page";
    if (step.type === "slide") continue;
    const target = (await pageAt(address)).querySelector(step.identifier);
    if (!target) missing.push(`${step.id} at ${address}`);
    const leads = step.nextWhen === "click" && !target?.hasAttribute("data-dialog");
    if (leads) address = target?.getAttribute("href") ?? address;
  }
  return missing;
}

const GUIDES = [...FIRST_STEPS, ...DAILY_WORK].map((guide): [string, GuideContent] => [guide.texts.en!.title, guide]);

test.each(GUIDES)("the guide “%s” can be played to its end from every page of the menu", async (_, guide) => {
  for (const start of ["/demo/crm/", "/demo/crm/contacts", "/demo/crm/deals", "/demo/crm/settings"])
    expect(await missingTargets(guide, start), start).toEqual([]);
});

test("a target that is on another page only is found missing", async () => {
  const guide = DAILY_WORK.find(({ texts }) => texts.en!.title === "Plan your day")!;
  const steps = guide.steps.map((step) => (step.id === "colleagues" ? { ...step, identifier: "#mentions" } : step));
  expect(await missingTargets({ ...guide, steps }, "/demo/crm/")).toEqual(["colleagues at /demo/crm/"]);
});
