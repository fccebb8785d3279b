import { isRouteErrorResponse } from "@remix-run/react";
import type { FormAnswer } from "./use-screen-form.ts";

type Sent = { request: Request; serverAction: () => Promise<unknown> };

/**
 * The `clientAction` of every screen with a form: when its action fails, or cannot be reached at all, the screen stays with all that was
 * typed and says what happened, instead of giving way to the screen of the failure: what it says, the texts of `errors`, comes with such a
 * screen, since nothing more can be loaded then. Browsers without scripts have `led-elsewhere.server.ts`.
 */
export async function keepTyped({ request, serverAction }: Sent): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    // Where to go on, not a failure.
    if (thrown instanceof Response) throw thrown;
    const { status, failure } = failureOf(thrown);
    // A Response, since that alone keeps its status: after a failure nothing is loaded anew.
    const intent = String((await sent.formData()).get("intent") ?? "");
    return Response.json({ failure, intent } satisfies FormAnswer, { status });
  }
}

function failureOf(thrown: unknown): { status: number; failure: FormAnswer["failure"] } {
  if (!isRouteErrorResponse(thrown)) return { status: 503, failure: { code: "dashboard_unreachable" } };
  const { code = "error_saving", requestId } = (thrown.data ?? {}) as { code?: string; requestId?: string };
  return { status: thrown.status, failure: { code: thrown.status === 404 ? "gone_meanwhile" : code, requestId } };
}
