import { isRouteErrorResponse } from "@remix-run/react";
import type { FormAnswer } from "./use-screen-form.ts";

type Sent = { request: Request; serverAction: () => Promise<unknown> };

/**
 * The `clientAction` of every screen with a form: when its action fails or cannot be reached, the form comes back as it was sent, without its
 * passwords, and the screen says what happened, instead of giving way to the failure screen. The screen has to bring the texts of `errors` along, since nothing
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
    const submission = { status: "error" as const, initialValue: sentIn(await sent.formData()), error: {} };
    // A Response, since only that keeps its status: nothing is reloaded after a failure.
    return Response.json({ submission, failure, isUnanswered: true } satisfies FormAnswer, { status });
  }
}

function failureOf(thrown: unknown): { status: number; failure: FormAnswer["failure"] } {
  if (!isRouteErrorResponse(thrown)) return { status: 503, failure: { code: "dashboard_unreachable" } };
  const { code = "error_saving", requestId } = (thrown.data ?? {}) as { code?: string; requestId?: string };
  return { status: thrown.status, failure: { code: thrown.status === 404 ? "gone_meanwhile" : code, requestId } };
}

/** What a form sent, as its action would have it come back: what is empty is left out, what comes several times is a list. */
function sentIn(form: FormData): Record<string, string | string[]> {
  const passwords = Array.from(document.querySelectorAll<HTMLInputElement>("input[type=password]"), ({ name }) => name);
  const names = [...new Set(form.keys())].filter((name) => !passwords.includes(name));
  return Object.fromEntries(
    names.flatMap((name): [string, string | string[]][] => {
      const [text, ...more] = form.getAll(name).filter((value) => typeof value === "string");
      return more.length > 0 ? [[name, [text ?? "", ...more]]] : text ? [[name, text]] : [];
    }),
  );
}
