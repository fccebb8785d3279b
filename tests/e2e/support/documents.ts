import type { Page } from "@playwright/test";
import { send } from "./session.ts";

/** A help centre whose fetch fails at once, since nobody answers there, and an uploaded text; made by sending the forms. @returns their ids */
export async function documentsIn(page: Page, property: string, mark: string): Promise<{ centre: string; document: string }> {
  const { request } = page.context();
  const base = `/app/${property}/customize/documents`;
  const here = (await request.get(base)).url();
  const address = (path: string) => new URL(`${base}/${path}`, here).href;
  const uploaded = await send(request, address("new"), { title: `Saving ${mark}`, language: "en", text: "Press Save." });
  const connected = await send(request, address("help-centres/new"), {
    name: `Help ${mark}`,
    address: `http://127.0.0.1:9/${mark}`,
    language: "",
  });
  const [, document = ""] = /\/documents\/(\d+)$/.exec(uploaded.url()) ?? [];
  const [, centre = ""] = new RegExp(`/help-centres/(\\d+)"[^>]*>Help ${mark}<`).exec(await connected.text()) ?? [];
  if (!document || !centre) throw new Error(`no documents at ${uploaded.url()}`);
  return { centre, document };
}
