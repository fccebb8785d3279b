import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { WireCentre } from "#app/contracts/documents.ts";
import { fetchHelpCentreBy } from "#server/tasks/fetch-help-centre.ts";
import { workOn } from "./tasks.ts";
import type { Tenant } from "./tenant.ts";

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => unknown);

/** A help centre on this machine: what it answers by path, to be changed at any time. What it does not have is not found. */
export async function helpCentre(answers: Record<string, Answer>) {
  const asked: string[] = [];
  let [now, most] = [0, 0];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    most = Math.max(most, ++now);
    response.on("close", () => now--);
    const answer = answers[path];
    if (answer === undefined) return response.writeHead(404, { "content-type": "text/html" }).end("<p>Not here");
    if (typeof answer !== "string") return answer(request, response);
    response.writeHead(200, { "content-type": typeOf(answer) }).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    /** The paths that were asked for, and how many at the same time at the most. */
    asked,
    most: () => most,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type HelpCentre = Awaited<ReturnType<typeof helpCentre>>;

const typeOf = (text: string) =>
  /^\s*[[{]/.test(text) ? "application/json" : /^<(\?xml|urlset|rss|feed|sitemapindex)/.test(text) ? "text/xml" : "text/html";

export const pageOf = (title: string, text = `About ${title}.`, language = "en") =>
  `<html lang="${language}"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;

export const sitemapOf = (addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join("")}</urlset>`;

/** Reads what stands on this machine, and makes no pauses. */
export const fetchFromHere = fetchHelpCentreBy({ guard: { loopback: true, limits: { idle: 2000, whole: 4000 } }, pause: 0 });

/** Connects a help centre, without fetching it yet. */
export async function connect(tenant: Tenant, address: string, language = ""): Promise<WireCentre> {
  const body = { name: "Help", address, language };
  return (await tenant.call("company admin", "POST", "/v2/properties/:p/help-centres", body)).body as unknown as WireCentre;
}

/** Works on the fetch of a help centre, which is asked for when none waits. @returns the task, and the help centre as it is then */
export async function fetchedNow(tenant: Tenant, { id }: Pick<WireCentre, "id">, type = fetchFromHere) {
  const path = `/v2/properties/:p/help-centres/${id}`;
  const now = async () => (await tenant.call("company admin", "GET", path)).body as unknown as WireCentre;
  if ((await now()).state !== "fetching") await tenant.call("company admin", "POST", `${path}/fetch`);
  const task = await workOn(tenant, (await now()).taskId ?? "", { types: { "fetch-help-centre": type } });
  return { task, centre: await now() };
}

/** The documents of a property with their texts, by title. */
export const documentsOf = ({ db, propertyId }: Tenant) =>
  db
    .selectFrom("documents")
    .select(["title", "language", "text", "address", "revision", "centre_id"])
    .where("property_id", "=", propertyId)
    .orderBy("title")
    .execute();
