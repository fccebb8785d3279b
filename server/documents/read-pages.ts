import { type FetchProblem, firstProblem, problemOfNamed } from "#app/domain/documents/fetch-problems.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { cleanPatiently } from "./clean-patiently.ts";
import { FetchFailed } from "./fetch-failed.ts";
import type { ReadDocument } from "./keep-documents.ts";
import { kindOfText } from "./kind-of-text.ts";
import type { SiteReader } from "./site-reader.ts";

const AT_ONCE = 2;

/** What came of some pages: documents, those that are not there any more, and why the first of the others could not be read. */
export type ReadPages = { documents: ReadDocument[]; gone: string[]; problem: FetchProblem | null };

/** Reads pages, two at a time, in any order. One that cannot be read, or has no text, leaves the others. */
export async function readPages(reader: SiteReader, addresses: string[]): Promise<ReadPages> {
  const read: ReadPages = { documents: [], gone: [], problem: null };
  const left = addresses.values();
  const lane = async () => {
    for (const address of left) {
      const outcome = await documentAt(reader, address);
      if (typeof outcome !== "string") read.documents.push(outcome);
      else if (outcome === "not_found") read.gone.push(address);
      if (typeof outcome === "string") read.problem = firstProblem(read.problem, problemOfNamed(outcome));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return read;
}

async function documentAt(reader: SiteReader, address: string): Promise<ReadDocument | FetchProblem> {
  try {
    const { text } = await reader.read(new URL(address));
    const page = kindOfText(text) === "page" ? await cleanPatiently(text) : null;
    return page && !isBlank(page.text) ? { address, ...page } : "other";
  } catch (error) {
    if (error instanceof FetchFailed) return error.problem;
    throw error;
  }
}
