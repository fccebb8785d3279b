import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { addCompany, addProperty } from "#server/demo/builders.ts";
import { createLog } from "#server/log.ts";
import { addCentre, listCentres } from "#server/resources/documents/centre-store.ts";
import { workOnce } from "#server/tasks/task-worker.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { heap } from "#tests/support/heap.ts";
import { fetchFromHere, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { testEnv } from "#tests/support/parts.ts";
import type { Line } from "./table.ts";

const PAGES = DOCUMENT_LIMITS.ofCentre;
const LOOKS = 10;
const TEXT = "Press Save, then wait. ".repeat(500);

/** What a fetch of the largest help centre holds in memory at the most, and how long it takes where the site answers at once. */
export async function measureDocuments(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const { db, pool, close } = await openDatabase({ dataDir: folder });
  const paths = Array.from({ length: PAGES }, (_, index) => `/p${index}`);
  const site = await helpCentre({ "/sitemap.xml": sitemapOf(paths) });
  const held: number[] = [];
  let answered = 0;
  for (const path of paths)
    site.answers[path] = (_, response) => {
      if (++answered % (PAGES / LOOKS) === 0) held.push(heap());
      response.writeHead(200, { "content-type": "text/html" }).end(pageOf(path, TEXT));
    };
  try {
    await migrate(pool);
    const companyId = await addCompany(db, "Large");
    const propertyId = await addProperty(db, companyId, { name: "Large" });
    const said = { name: "Help", address: `${site.url}/sitemap.xml`, language: "" };
    await db.transaction().execute((trx) => addCentre(trx, { companyId, propertyId }, said, { id: "bench", name: "Bench" }));
    const parts = { db, pool, env: testEnv(), log: createLog("silent"), files: createMemoryFileStorage() };
    const before = heap();
    const from = performance.now();
    await workOnce(parts, "bench", { "fetch-help-centre": fetchFromHere });
    const milliseconds = performance.now() - from;
    const [centre] = await listCentres(db, propertyId);
    const documents = centre?.documents ?? 0;
    const grown = Math.max(...held) - before;
    return [
      { what: `documents of a help centre of ${PAGES} pages`, shown: String(documents), value: documents, limit: { least: PAGES } },
      {
        what: `… heap above its beginning, of ${((PAGES * TEXT.length) / 1_000_000).toFixed(0)} MB of text`,
        shown: `${grown.toFixed(1)} MB`,
        value: grown,
        limit: { most: 40 },
      },
      { what: "… the whole fetch, without pauses between pages", shown: `${milliseconds.toFixed(0)} ms` },
    ];
  } finally {
    site.close();
    await close();
    remove();
  }
}
