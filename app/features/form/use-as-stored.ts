import { heldValues, useFormAnswer } from "./use-screen-form.ts";

/**
 * For what is said of stored values beside their form: whether fields still stand in it as they are stored. A form that came back may hold
 * something else, and says itself what is wrong with a field that was refused.
 */
export function useAsStored(values: Partial<Record<string, string>>): (...names: string[]) => boolean {
  const answer = useFormAnswer();
  const errors = answer?.submission?.error ?? {};
  const held = heldValues(answer, values);
  return (...names) => names.every((name) => (held[name] ?? "") === (values[name] ?? "") && !errors[name]);
}
