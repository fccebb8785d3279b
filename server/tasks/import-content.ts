import { IMAGE_FILE } from "#app/domain/bundles/bundle.ts";
import { Refusal } from "#server/http/refusal.ts";
import { bringIn, finish, type Options, type Outcome, tellAgain } from "#server/resources/bundles/bring-in.ts";
import { createJudge, type Reason } from "#server/resources/bundles/judge.ts";
import { type KnownContent, knownContent, nameIn } from "#server/resources/bundles/known-content.ts";
import { noteOrigin } from "#server/resources/bundles/origins.ts";
import { type BundledItem, type ReadBundle, readBundle } from "#server/resources/bundles/read-bundle.ts";
import { bundleEntries, UnreadableBundle } from "#server/resources/bundles/read-entries.ts";
import { noteRefused, refusedBefore } from "#server/resources/bundles/refused-items.ts";
import { noteRevisions, revisionsMade } from "#server/resources/bundles/revisions.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { encodeImage } from "#server/resources/images/encode.ts";
import { imageAddress, keepImage, noteUses } from "#server/resources/images/store.ts";
import { shownText } from "#server/resources/imports/shown-text.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { contentOf, findFile } from "./task-files.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";

/** `revisions` are those of the guides and chapters that the bundle's are here, as of the preparation. */
export type ImportPayload = { fileUploadId: string; revisions?: Record<string, number> } & Partial<Options>;

const FIGURES = { created: 0, changed: 0, same: 0, kept: 0, refused: 0, published: 0, images: 0 };
/** How many items are done with, and what came of them. It is written with each of them, so it must not grow with them. */
type State = typeof FIGURES & { at: number };

/** Brings the content of a bundle into a property, item by item. A killed import goes on behind its last item. */
export const importContent: TaskType = {
  section: () => "guides",
  async run(task) {
    const { db, row, files, env } = task;
    const payload = row.payload as ImportPayload;
    const propertyId = row.property_id ?? 0;
    const file = await findFile(db, row.company_id, payload.fileUploadId);
    if (!file) throw new TaskFailed("import_file_gone");
    const bundle = await readBundle(contentOf(files, file)).catch((error) => {
      throw error instanceof UnreadableBundle ? new TaskFailed("bundle_broken") : error;
    });
    const languages = await languagesFor(db, propertyId);
    const known = await knownContent(db, propertyId, languages, bundle.items);
    let state: State = { ...FIGURES, at: 0, ...(row.state as Partial<State>) };
    state = await bringImages(task, bundle, known, contentOf(files, file), state);
    const revisions = new Map([...Object.entries(payload.revisions ?? {}), ...(await revisionsMade(db, row.id))]);
    const judge = createJudge(known, bundle, (id) => imageAddress(id ?? "", env.API_URL), revisions);
    const acts = actsOf(bundle);
    const author = { id: row.created_by ?? "", name: row.created_by_name ?? "" };
    const place = { trx: db, propertyId, author, fallback: languages.fallback };
    const options = { publish: payload.publish ?? false, atOnce: payload.atOnce ?? false };
    const wasRefused = await refusedBefore(db, row.id);
    for (const [at, { item, act }] of acts.entries()) {
      if (at < state.at) {
        if (act === bringIn) tellAgain(known, judge, item, wasRefused(item));
        continue;
      }
      const { next } = await task.portion(async () => {
        await lockProperty(db, propertyId);
        const outcome = await act(place, known, judge, item, options);
        await note(task, item.kind, nameIn(item, languages.fallback), outcome.notes, act === finish);
        if (outcome.did === "refused") await noteRefused(db, row.id, item);
        await noteRevisions(db, row.id, outcome.revisions);
        const next = reached({ ...state, at: at + 1 }, outcome);
        return { next, progress: { state: next, done: at + 1, total: acts.length, stage: "content" } };
      });
      state = next;
    }
    const { at, ...figures } = state;
    return figures;
  },
};

type Act = { item: BundledItem; act: typeof bringIn };

/** Every item in its turn: segments that ask about guides come behind these, and audiences behind all that they can name. */
function actsOf({ items }: ReadBundle): Act[] {
  const guides = new Set(items.flatMap(({ kind, id }) => (kind === "guides" ? [id] : [])));
  const isLate = ({ kind, value }: BundledItem) => kind === "segments" && textsIn(value).some((text) => guides.has(text));
  const contents = items.filter(({ kind }) => kind === "chapters" || kind === "guides");
  const bring = [...items.filter((item) => !isLate(item)), ...items.filter(isLate)];
  return [...bring.map((item) => ({ item, act: bringIn })), ...contents.map((item) => ({ item, act: finish }))];
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const walk = [value];
  for (let each = walk.pop(); each !== undefined; each = walk.pop()) {
    if (typeof each === "string") texts.push(each);
    else if (typeof each === "object") for (const inner of Object.values(each ?? {})) if (inner !== null) walk.push(inner);
  }
  return texts;
}

const reached = (state: State, { did }: Outcome): State => (did === null ? state : { ...state, [did]: state[did] + 1 });

/** Decodes and encodes the images of a bundle that the property does not have; those that are none are noted, and missed by who names them. */
async function bringImages(task: RunningTask, bundle: ReadBundle, known: KnownContent, content: AsyncIterable<Uint8Array>, before: State) {
  const { db, files, row } = task;
  const propertyId = row.property_id ?? 0;
  let state = before;
  // Those that are there stay until what names them is: nothing else may use them.
  const named = [...bundle.images.values()].flatMap(({ origin }) => known.images.get(origin) ?? []);
  const isNamed = new Set(named);
  const there = await noteUses({ db, files }, propertyId, named);
  for (const [origin, id] of known.images) if (isNamed.has(id) && !there.has(id)) known.images.delete(origin);
  if ([...bundle.images.values()].every(({ origin }) => known.images.has(origin))) return state;
  for await (const { name, bytes } of bundleEntries(content)) {
    const image = IMAGE_FILE.test(name) ? bundle.images.get(name) : undefined;
    if (!image || known.images.has(image.origin)) continue;
    task.signal.throwIfAborted();
    const kept = await encodeImage(Buffer.from(bytes), "image")
      .then((encoded) => keepImage({ db, files }, propertyId, encoded, image.name.slice(0, 120)))
      .catch((error) => {
        if (!(error instanceof Refusal) || error.status === 503) throw error;
        return { code: error.details.fields?.[0]?.code ?? error.code };
      });
    if ("code" in kept) {
      bundle.images.delete(name);
      // A killed import comes by here again.
      await task.portion(() => note(task, "images", name, [{ code: kept.code, about: "" }], true).then(() => ({})));
      continue;
    }
    const next = { ...state, images: state.images + 1 };
    await task.portion(async () => {
      await noteOrigin(db, propertyId, "images", image.origin, kept.id);
      return { progress: { state: next, stage: "images" } };
    });
    known.images.set(image.origin, kept.id);
    state = next;
  }
  return state;
}

/** Notes what was left out or refused; `onlyNew` leaves out what the import has said before. */
async function note({ db, row }: RunningTask, kind: string, name: string, notes: Reason[], onlyNew = false): Promise<void> {
  if (notes.length === 0) return;
  const told = notes.map(({ code, about }) => ({ kind, name: shownText(name, 200), code, about: shownText(about, 300) }));
  const said = db.selectFrom("transfer_notes").select(["code", "about"]).where("task_id", "=", row.id);
  const before = onlyNew ? await said.where("kind", "=", kind).where("name", "=", told[0]!.name).execute() : [];
  const values = told.filter(({ code, about }) => !before.some((each) => each.code === code && each.about === about));
  if (values.length === 0) return;
  await db
    .insertInto("transfer_notes")
    .values(values.map((each) => ({ task_id: row.id, ...each })))
    .execute();
}
