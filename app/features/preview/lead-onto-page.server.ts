import { redirect } from "@remix-run/node";
import { editOnPage } from "#app/api/in-page.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import type { PropertyReader } from "#app/api/send.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { redirectWithProblem } from "#app/session/toast.server.ts";

/**
 * Leads to the application with a token: the tab that opens there edits this guide on its pages, or with 0 any of the property. Without an
 * address of the application it leads back and says so.
 * @param page the page rule of the guide's first step
 */
export async function leadOntoPage(reader: PropertyReader, guide: number, page: string, back: string): Promise<Response> {
  const { url } = await getProperty(reader);
  if (!url) return redirectWithProblem(back, "application_without_address");
  const { token } = await editOnPage(reader, guide);
  return redirect(applicationAddress(url, page, token, "handrail-edit"));
}
