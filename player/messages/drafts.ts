import type { AnswerValue } from "#app/domain/messages/survey.ts";
import type { BundleMessage } from "#app/domain/player/bundle.ts";
import { isRecord, isText, place } from "#player/core/storage.ts";
import type { Visitor } from "#player/core/visitor.ts";

/** What somebody answered so far. */
export type Draft = { answers: Record<string, AnswerValue>; comment: string };
type Stored = Record<string, unknown>;

const MOST = 20;
const NOTHING: Draft = { answers: {}, comment: "" };

/** Answers that are not finished, on this device, by the key of the person and the version that was asked: they are gone on with later. */
export function createDrafts(property: number, visitor: Visitor) {
  const kept = place("localStorage", property, "answers", isRecord);
  const nameOf = ({ id, version }: Pick<BundleMessage, "id" | "version">) => `${visitor.key()} ${id} ${version}`;

  function write(message: BundleMessage, draft: Draft | null) {
    const { [nameOf(message)]: _, ...others }: Stored = kept.read() ?? {};
    const all = Object.entries(others).concat(draft ? [[nameOf(message), draft]] : []);
    kept.write(Object.fromEntries(all.slice(-MOST)));
  }

  return {
    of(message: Pick<BundleMessage, "id" | "version">): Draft {
      const draft = kept.read()?.[nameOf(message)];
      return isRecord(draft) && isRecord(draft.answers) && isText(draft.comment) ? (draft as Draft) : NOTHING;
    },
    keep: write,
    drop: (message: BundleMessage) => write(message, null),
  };
}
