import { expect, type Page } from "@playwright/test";
import { send } from "./session.ts";

/**
 * A chapter of its own with guides in it, made by sending the dashboard's forms (`main-job.spec.ts` fills them in by hand); shows
 * the list with nothing else and answers the chapter's region.
 */
export async function chapterWith(page: Page, property: string, name: string, guides: string[]) {
  const { request } = page.context();
  const manage = `/app/${property}/manage`;
  const form = await request.get(`${manage}/create`);
  const here = (path: string) => new URL(manage + path, form.url()).href;
  await send(request, here("/chapters/create"), { title: name });
  const chapterId = await chapterIdOf(page, property, name);
  for (const title of guides) expect((await send(request, here("/create"), { title, chapterId })).url()).toContain("/edit/steps");
  await page.goto(`${manage}/list?search=${encodeURIComponent(name)}`);
  return page.getByRole("region", { name });
}

/** The id of a chapter, as the form for a new guide offers it. */
export async function chapterIdOf(page: Page, property: string, title: string): Promise<string> {
  const form = await (await page.context().request.get(`/app/${property}/manage/create`)).text();
  const [, id = ""] = new RegExp(`<option value="(\\d+)"[^>]*>${title}<`).exec(form) ?? [];
  expect(id).not.toBe("");
  return id;
}

export const unique = (word: string) => `${word} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Writes a survey of one question that goes before all others, and publishes it. */
export async function publishSurvey(page: Page, property: string, question: string) {
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await page.getByLabel("How do you like the new start page?").check();
  await page.getByRole("button", { name: "Create message", exact: true }).click();
  await page.getByLabel("Question").fill(question);
  await page.getByLabel("Priority").fill("100");
  await page.getByRole("button", { name: "Save and Publish", exact: true }).click();
  await expect(page.getByText("Message published")).toBeVisible();
}
