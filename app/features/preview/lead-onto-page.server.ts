import { redirect } from "@remix-run/node";
import { editOnPage } from "#app/api/in-page.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import type { PropertyReader } from "#app/api/send.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { ALONE, isAskedHere, isForTab } from "#app/session/asked-here.server.ts";
import { redirectWithProblem } from "#app/session/toast.server.ts";

/**
 * Leads to the application with a token: the tab that opens there edits on its pages, and begins with what `of` says. Without an
 * address of the application it leads back and says so. Whoever comes from elsewhere is led back as well, to where the link stands,
 * and so is whoever pressed it while something on the way took out what says where it stood: both are told what to do.
 * @param page the page rule of what is edited, of a guide that of its first step
 */
export async function leadOntoPage(
  request: Request,
  reader: PropertyReader,
  { of, page, back }: { of: Parameters<typeof editOnPage>[1]; page: string; back: string },
): Promise<Response> {
  if (!isAskedHere(request)) {
    const led = isForTab(request) ? await redirectWithProblem(back, "not_asked_here") : redirect(back);
    for (const [name, value] of Object.entries(ALONE)) led.headers.set(name, value);
    return led;
  }
  const { url } = await getProperty(reader);
  if (!url) return redirectWithProblem(back, "application_without_address");
  const { token } = await editOnPage(reader, of);
  return redirect(applicationAddress(url, page, token, "handrail-edit"), { headers: ALONE });
}
