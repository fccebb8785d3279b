import type { z } from "zod";

/**
 * The fields that a schema refused, each with a message key. Our schemas use message keys as messages; zod's own messages
 * become the single key for a value of the wrong kind.
 */
export function fieldsOf(error: z.ZodError, most = 100): { path: string; code: string }[] {
  return error.issues.slice(0, most).map(({ path, message }) => ({
    path: path.map(String).join("."),
    code: /^[a-z0-9_]+$/.test(message) ? message : "text_error_invalid",
  }));
}
