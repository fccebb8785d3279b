import { firstProblem } from "#app/domain/documents/fetch-problems.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { type Languages, languagesFor } from "#server/resources/languages/languages.ts";
import type { RunningTask, TaskResult } from "#server/tasks/task-type.ts";
import { type CentreKey, dropPages, noteGone, notePages, pagesFrom } from "./centre-pages.ts";
import { cleanPatiently } from "./clean-patiently.ts";
import type { FeedEntry } from "./feed.ts";
import { endFetch, failFetch, holdCentre, type Reached } from "./fetch-ends.ts";
import { FetchFailed } from "./fetch-failed.ts";
import { findDocuments } from "./find-documents.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";
import { keepDocuments, type ReadDocument } from "./keep-documents.ts";
import { readPages } from "./read-pages.ts";
import { NOTHING_SPENT, SiteReader } from "./site-reader.ts";

/** How many pages are read and kept at a time, how many entries of a feed, and how many addresses. */
const PORTIONS = { pages: 20, entries: 20, addresses: 500 };

type Fetch = { task: RunningTask; centre: CentreKey; reader: SiteReader; languages: Languages };

/**
 * Brings in the documents of a help centre, in portions: a fetch that is killed while it reads pages goes on behind the last ones. What cannot be read is
 * counted, and what it had brought stays. @throws TaskFailed, with the reason noted at the help centre
 */
export async function fetchCentre(task: RunningTask, centreId: number, fetching: GuardedFetch, pause: number): Promise<TaskResult> {
  const { db, row, signal } = task;
  const centre = await task.portion(async () => ({ ...(await holdCentre(task, centreId)), progress: {} }));
  const before = row.state as Partial<Reached>;
  const spent = { ...NOTHING_SPENT, ...before.spent };
  const reader = new SiteReader(fetching, new URL(centre.address), signal, pause, spent);
  const fetch = { task, centre, reader, languages: await languagesFor(db, centre.property_id) };
  try {
    const found = before.place === undefined ? await find(fetch) : (before as Reached);
    return await endFetch(task, centre, await read(fetch, found));
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    return await failFetch(task, centre, error.problem);
  }
}

/** Notes all addresses, and keeps what feeds bring of them. It begins anew when it is killed. */
async function find({ task, centre, reader, languages }: Fetch): Promise<Reached> {
  const { db } = task;
  let [place, changed, brought, blank] = [0, 0, 0, 0];
  await task.portion(async () => {
    await holdCentre(task, centre.id);
    await dropPages(db, centre);
    return { progress: { stage: "finding", done: 0, total: null } };
  });
  const note = async (entries: FeedEntry[]) => {
    const read: ReadDocument[] = [];
    for (const entry of entries) read.push(...(await documentOf(entry)));
    await task.portion(async () => {
      const held = await holdCentre(task, centre.id);
      await notePages(db, held, place, entries);
      changed += await keepDocuments(db, held, languages, read);
      return { progress: { done: place + entries.length } };
    });
    place += entries.length;
    brought += read.length;
    blank += entries.filter(({ content }) => content !== null).length - read.length;
  };
  const found = await findDocuments(reader, async (entries) => {
    for (const part of inParts(entries, ({ content }) => (content === null ? PORTIONS.addresses : PORTIONS.entries))) await note(part);
  });
  const { isWhole, problem, addresses } = found;
  const figures = { done: brought + blank, total: addresses.size, read: brought, changed, unread: found.unread + blank };
  const state: Reached = { place: 0, ...figures, isWhole, problem, spent: reader.spent };
  await task.portion(async () => ({ progress: { state, done: state.done, total: state.total, stage: "documents" } }));
  return state;
}

/** Reads the pages that are left. What there is no time or room for any more is not read. */
async function read({ task, centre, reader, languages }: Fetch, found: Reached): Promise<Reached> {
  const { db } = task;
  let reached = found;
  while (!reader.isSpent) {
    const pages = await pagesFrom(db, centre, reached.place, PORTIONS.pages);
    if (pages.length === 0) return reached;
    const { documents, gone, problem } = await readPages(
      reader,
      pages.map(({ address }) => address),
    );
    reached = await task.portion(async () => {
      const held = await holdCentre(task, centre.id);
      const changed = reached.changed + (await keepDocuments(db, held, languages, documents));
      await noteGone(db, held, gone);
      const state: Reached = {
        ...reached,
        ...{ place: pages.at(-1)!.place + 1, done: reached.done + pages.length, changed, spent: reader.spent },
        ...{ read: reached.read + documents.length, unread: reached.unread + pages.length - documents.length },
        problem: firstProblem(reached.problem, problem),
      };
      return { ...state, progress: { state, done: state.done } };
    });
  }
  const left = reached.total - reached.done;
  return left === 0 ? reached : { ...reached, unread: reached.unread + left, problem: "unfinished" };
}

/** What an entry brings, or nothing. */
async function documentOf({ address, title, language, content }: FeedEntry): Promise<ReadDocument[]> {
  if (content === null) return [];
  const page = await cleanPatiently(content, title);
  return isBlank(page.text) ? [] : [{ ...page, address, language: language || page.language }];
}

/** Entries in parts of those that take the same room. */
function* inParts<T>(all: T[], sizeOf: (each: T) => number): Generator<T[]> {
  let part: T[] = [];
  for (const each of all) {
    if (part.length > 0 && (part.length >= sizeOf(each) || sizeOf(each) !== sizeOf(part[0]!))) {
      yield part;
      part = [];
    }
    part.push(each);
  }
  if (part.length > 0) yield part;
}
