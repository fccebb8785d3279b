import type { FormFailure } from "#app/domain/forms/form-failure.ts";

type T = (key: string | string[], values?: Record<string, unknown>) => string;

/**
 * The text of a refusal, by a `t` for the errors namespace; a plan limit names its kind and number (specification 1, section 8).
 * @param otherwise the key for what has no text of its own, which names what was to be done
 */
export function failureText(t: T, { code, limit }: FormFailure, otherwise = "error_saving"): string {
  if (limit) return t("limit_reached", { kind: t(`limit_${limit.kind}`), n: limit.n });
  return t([code, otherwise]);
}
