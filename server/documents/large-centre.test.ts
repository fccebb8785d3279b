import { expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { heap } from "#tests/support/heap.ts";
import { connect, fetchedNow, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const PAGES = 160;
/** Pages that are read and not kept yet: a portion, and one more that was asked for beside the last. */
const MOST_UNKEPT = 21;

const kept = async ({ db, propertyId }: Tenant): Promise<number> => {
  const { count } = await db
    .selectFrom("documents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("property_id", "=", propertyId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

// `npm run bench -- documents` fetches as many as there may be.
test("a large help centre is fetched in bounded memory: what is read is kept before more is", async () => {
  const [tenant, text] = [await newTenant(), "x".repeat(DOCUMENT_LIMITS.text)];
  const paths = Array.from({ length: PAGES }, (_, index) => `/p${index}`);
  const site = await helpCentre({ "/sitemap.xml": sitemapOf(paths) });
  let answered = 0;
  const [unkept, held]: [number[], number[]] = [[], []];
  for (const path of paths)
    site.answers[path] = async (_, response) => {
      const read = answered++;
      if (read % 10 === 9) unkept.push(read - (await kept(tenant)));
      if (read % 40 === 39) held.push(heap());
      response.writeHead(200, { "content-type": "text/html" }).end(pageOf(path, text));
    };
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const before = heap();
  const { task } = await fetchedNow(tenant, centre);
  site.close();
  expect(task.result).toEqual({ documents: PAGES, changed: PAGES, removed: 0, unread: 0 });
  expect([unkept.length, held.length]).toEqual([16, 4]);
  expect(Math.max(...unkept)).toBeLessThanOrEqual(MOST_UNKEPT);
  // All texts together are as long as 8 MB.
  expect(Math.max(...held) - before).toBeLessThan(4);
});
