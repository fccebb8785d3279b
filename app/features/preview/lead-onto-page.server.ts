import { redirect } from "@remix-run/node";
import { editOnPage } from "#app/api/in-page.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import type { PropertyReader } from "#app/api/send.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { ALONE, isAskedHere } from "#app/session/asked-here.server.ts";
import { redirectWithProblem } from "#app/session/toast.server.ts";

/**
 * Leads to the application with a token: the tab that opens there edits this guide on its pages, or with 0 any of the property. Without an
 * address of the application it leads back and says so. Whoever comes from elsewhere is led back as well, to where the link stands.
 * @param page the page rule of the guide's first step
 */
export async function leadOntoPage(
  request: Request,
  reader: PropertyReader,
  { guide, page, back }: { guide: number; page: string; back: string },
): Promise<Response> {
  if (!isAskedHere(request)) return redirect(back, { headers: ALONE });
  const { url } = await getProperty(reader);
  if (!url) return redirectWithProblem(back, "application_without_address");
  const { token } = await editOnPage(reader, guide);
  return redirect(applicationAddress(url, page, token, "handrail-edit"), { headers: ALONE });
}
