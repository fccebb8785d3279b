import type { BundleHead } from "#app/contracts/bundled-items.ts";
import { BUNDLE_FORMAT, BUNDLE_HEAD, BUNDLE_KINDS, BUNDLE_LIMITS, bundleFile } from "#app/domain/bundles/bundle.ts";
import { imagesForBundle } from "#server/resources/bundles/bundled-images.ts";
import { bundleIds, type Chosen, wantedItems } from "#server/resources/bundles/export-items.ts";
import { BUNDLE_WORK } from "#server/resources/bundles/kinds.ts";
import { storedItems } from "#server/resources/bundles/stored.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { storeResult } from "./store-result.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";
import type { Entry } from "./zipped.ts";

export type ExportPayload = Chosen & { languageCodes?: string[] };

/** Writes the content of a property as a bundle: a zip archive of JSON, one file for each item, and images. A killed export begins anew. */
export const exportContent: TaskType = {
  section: () => "guides",
  async run(task) {
    const counted = { items: 0, images: 0, done: 0 };
    await storeResult(task, `content-${task.row.id}.zip`, entriesOf(task, counted));
    return { items: counted.items, images: counted.images };
  },
};

type Counted = { items: number; images: number; done: number };

async function* entriesOf(task: RunningTask, counted: Counted): AsyncGenerator<Entry> {
  const { db, row, files, env } = task;
  const propertyId = row.property_id ?? 0;
  const { guides, chapters, languageCodes } = row.payload as ExportPayload;
  const property = await db.selectFrom("properties").select("name").where("id", "=", propertyId).executeTakeFirst();
  if (!property) throw new TaskFailed("property_gone");
  const { keys, fallback } = await languagesFor(db, propertyId);
  const languages = keys.filter((key) => languageCodes?.includes(key) ?? true);
  const wanted = await wantedItems(db, propertyId, { guides, chapters });
  const { ids } = await task.portion(async () => ({ ids: await bundleIds(db, propertyId) }));
  const images = await imagesForBundle({ db, files }, propertyId, env.API_URL);
  for (const kind of BUNDLE_KINDS) {
    const work = BUNDLE_WORK[kind];
    for await (const items of storedItems(db, propertyId, kind, wanted[kind])) {
      for (const { id, position, value } of items) {
        const item = await images.replaced(ids.item(kind, id, position, work.inLanguages(value, languages)));
        if (++counted.items >= BUNDLE_LIMITS.files) throw new TaskFailed("bundle_too_many");
        yield jsonEntry(bundleFile(kind, work.nameOf(value, fallback), String(item.id)), item);
      }
      await reached(task, counted, items.length);
    }
  }
  for (const { id, file } of images.all()) {
    const stored = await files.get(id);
    if (!stored) continue;
    counted.images++;
    yield { name: file, content: stored.stream() as unknown as AsyncIterable<Uint8Array> };
    await reached(task, counted, 1);
  }
  const named = images.all().map(({ file, origin, name }) => ({ file, origin, name }));
  const head: BundleHead = { format: BUNDLE_FORMAT, from: property.name, languages, createdAt: new Date().toISOString(), images: named };
  yield jsonEntry(BUNDLE_HEAD, head);
}

async function reached(task: RunningTask, counted: Counted, more: number): Promise<void> {
  counted.done += more;
  await task.portion(async () => ({ progress: { done: counted.done, stage: "content" } }));
}

function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: once(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
