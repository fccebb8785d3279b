import { z } from "zod";

/**
 * A refusal on the wire (RFC 9457). `code` is a message key, `fields` names each invalid field, `current` is the stored item that a stale
 * save would have overwritten.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  limit: z.object({ kind: z.string(), n: z.number() }).optional(),
  current: z.unknown().optional(),
  retryAfter: z.number().optional(),
});
export type Problem = z.output<typeof problem>;
