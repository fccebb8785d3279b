import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { connect, fetchedNow, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant } from "#tests/support/tenant.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const MEGABYTE = 1_000_000;

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

test("a help centre of 5,000 documents is fetched in bounded memory", async () => {
  const [tenant, text] = [await newTenant(), "Press Save, then wait. ".repeat(500)];
  const paths = Array.from({ length: DOCUMENT_LIMITS.ofCentre }, (_, index) => `/p${index}`);
  const site = await helpCentre({ "/sitemap.xml": sitemapOf(paths) });
  let answered = 0;
  const held: number[] = [];
  for (const path of paths)
    site.answers[path] = (_, response) => {
      if (++answered % 500 === 0) held.push(heap());
      response.writeHead(200, { "content-type": "text/html" }).end(pageOf(path, text));
    };
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const before = heap();
  const { task } = await fetchedNow(tenant, centre);
  expect(task.result).toEqual({ documents: DOCUMENT_LIMITS.ofCentre, changed: DOCUMENT_LIMITS.ofCentre, removed: 0, unread: 0 });
  expect(held).toHaveLength(10);
  // All texts together are as long as 58 MB.
  expect(Math.max(...held) - before).toBeLessThan(40);
  site.close();
});
