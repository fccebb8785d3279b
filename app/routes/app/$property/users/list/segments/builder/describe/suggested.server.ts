import { describeSegment } from "#app/api/copilot.server.ts";
import { attempt } from "#app/api/failure.ts";
import { getSegment } from "#app/api/segments.server.ts";
import type { AiStatus } from "#app/contracts/copilot.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { type Draft, draftOf } from "#app/features/segments/draft.ts";
import { keySections } from "#app/features/segments/keys.server.ts";
import { namesIn } from "#app/features/segments/names.server.ts";
import { type Sentence, sentenceOf } from "#app/features/segments/sentence.server.ts";
import { builderAddress } from "#app/routes/app/$property/users/list/segments/builder/builder-state.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

const LONGEST = 1000;

/** What a sentence was read as, in words, and the address of the builder with it; no groups where nothing was understood. */
export type Suggested = {
  /** `FAILED` while the upstream cannot say. */
  status: AiStatus | "FAILED";
  message: string;
  byRules: boolean;
  connection: "and" | "or";
  groups: { connection: "and" | "or"; filters: Sentence[] }[];
  to: string | null;
};

/** What the screen shows at an address: the segment, what is described, and what that was read as. @throws Response 404 */
export async function suggested(request: Request, viewer: Viewer) {
  const query = new URL(request.url).searchParams;
  const id = idInAddress(query.get("segment") ?? "");
  if (id === null) throw new Response(null, { status: 404 });
  const { name, revision } = await getSegment(viewer, String(id));
  const description = (query.get("description") ?? "").trim();
  const problem = !query.has("description")
    ? null
    : description === ""
      ? "text_error_missing"
      : description.length > LONGEST
        ? "text_error_too_long"
        : null;
  const shown = { id, name, description: description.slice(0, LONGEST * 2), problem };
  if (problem || description === "") return { ...shown, suggestion: null };
  return { ...shown, suggestion: await suggestionOf(viewer, { id, name, revision }, description) };
}

async function suggestionOf(
  viewer: Viewer,
  { id, name, revision }: { id: number; name: string; revision: number },
  description: string,
): Promise<Suggested> {
  const none = { connection: "and" as const, groups: [], to: null };
  const told = await attempt(describeSegment(viewer, description));
  if (!told.ok) return { status: "FAILED", message: "", byRules: true, ...none };
  const { status, message, byRules, segment } = told.answer;
  if (segment === null) return { status, message, byRules, ...none };
  const groups = segment.filterGroups.map(({ connection, filters }) => ({ connection, filters: filters.map(draftOf) }));
  const draft: Draft = { name, connection: segment.connection, groups };
  const [sections, names] = await Promise.all([keySections(viewer, draft), namesIn(viewer, draft)]);
  const sentences = groups.map(({ connection, filters }) => ({
    connection,
    filters: filters.map((each) => sentenceOf(viewer, each, sections, names)),
  }));
  return {
    status,
    message,
    byRules,
    connection: segment.connection,
    groups: sentences,
    to: await builderAddress(viewer, id, revision, draft),
  };
}
