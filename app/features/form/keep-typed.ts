import { isRouteErrorResponse } from "@remix-run/react";
import type { FormAnswer } from "./use-screen-form.ts";

type Sent = { request: Request; serverAction: () => Promise<unknown> };

/**
 * The `clientAction` of every screen with a form: when its action fails or cannot be reached, the screen keeps everything that was typed
 * and says what happened, instead of giving way to the failure screen. The screen has to bring the texts of `errors` along, since nothing
 * more can be loaded by then. Without scripts, `led-elsewhere.server.ts` does this.
 */
export async function keepTyped({ request, serverAction }: Sent): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    // A redirect, not a failure.
    if (thrown instanceof Response) throw thrown;
    const { status, failure } = failureOf(thrown);
    // A Response, since only that keeps its status: nothing is reloaded after a failure.
    const intent = String((await sent.formData()).get("intent") ?? "");
    return Response.json({ failure, intent } satisfies FormAnswer, { status });
  }
}

function failureOf(thrown: unknown): { status: number; failure: FormAnswer["failure"] } {
  if (!isRouteErrorResponse(thrown)) return { status: 503, failure: { code: "dashboard_unreachable" } };
  const { code = "error_saving", requestId } = (thrown.data ?? {}) as { code?: string; requestId?: string };
  return { status: thrown.status, failure: { code: thrown.status === 404 ? "gone_meanwhile" : code, requestId } };
}
