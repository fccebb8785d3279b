import { z } from "zod";

/** A refusal as it travels (RFC 9457). `code` is a message key; `fields` names each bad field; `current` is what a stale save met. */
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
