import { attempt } from "#app/api/failure.ts";
import { getGuide } from "#app/api/guides.server.ts";
import type { WireComparison } from "#app/contracts/versions.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The differences of a message with the titles of the guides that it leads to, instead of their ids. */
export async function withGuideTitles(viewer: Viewer, { differences, ...rest }: WireComparison): Promise<WireComparison> {
  const ids = differences.flatMap(({ field, from, to }) => (field === "guide" ? [from, to] : [])).filter((id) => typeof id === "number");
  const titles = new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await titleOf(viewer, id)] as const)));
  const named = (value: WireComparison["differences"][number]["from"]) =>
    typeof value === "number" ? (titles.get(value) ?? value) : value;
  return {
    ...rest,
    differences: differences.map((each) => (each.field === "guide" ? { ...each, from: named(each.from), to: named(each.to) } : each)),
  };
}

async function titleOf(viewer: Viewer, id: number): Promise<string> {
  const read = await attempt(getGuide(viewer, String(id)));
  if (read.ok) return read.answer.title || viewer.text("editor:untitled");
  if (read.failure.status === 404) return viewer.text("audience:gone");
  throw read.failure;
}
