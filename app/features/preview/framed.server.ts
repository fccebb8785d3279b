import type { Attempt } from "#app/api/failure.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** What the player draws, as the document of a frame with a policy of its own. On a failure the frame says so. */
export function framed(viewer: Viewer, drawn: Attempt<{ html: string; policy: string }>): Response {
  if (drawn.ok) return frame(drawn.answer.html, drawn.answer.policy, 200);
  const html = `<!doctype html><html lang="${viewer.language}"><title>Handrail</title><h1>${viewer.text("editor:preview_failed")}</h1></html>`;
  return frame(html, "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'", drawn.failure.status);
}

function frame(html: string, policy: string, status: number): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
  return new Response(html, { status, headers });
}
