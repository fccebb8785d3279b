import type { Context } from "hono";

/** The bearer token that a request carries, or null. */
export function bearerOf(context: Context): string | null {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
}

/** What the in-page editor proves itself with: the token of its tab and the tab's own key. */
export function editorProofOf(context: Context): { token: string; key: string } | null {
  const [, token, key] = /^Handrail-Editor ([\w-]{10,200})\.([\w-]{16,100})$/.exec(context.req.header("authorization") ?? "") ?? [];
  return token && key ? { token, key } : null;
}
