import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { Missing } from "#app/domain/forms/form-failure.ts";

/**
 * What something lacks that was to be published; undefined where it was refused for anything else.
 * @param read the same as it is stored, for the ids of its steps
 * @param editorOf where it is mended: in its editor, or at one of its steps
 */
export async function missingIn(
  { status, problem }: ApiFailure,
  read: () => Promise<object & { steps?: { id: string }[] }>,
  editorOf: (step?: string) => string,
): Promise<Missing[] | undefined> {
  if (status !== 422 || !problem?.fields) return undefined;
  const stored = await attempt(read());
  const steps = (stored.ok && stored.answer.steps) || [];
  return problem.fields.map(({ path, code }) => {
    const [, place] = /\bsteps\.(\d+)\./.exec(path) ?? [];
    const step = place === undefined ? null : Number(place);
    return { step: step === null ? null : step + 1, code, to: editorOf(step === null ? undefined : steps[step]?.id) };
  });
}
