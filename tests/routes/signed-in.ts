import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { dashboard, keepCookies, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";
import { answerOf, signInTo } from "./account/answers.ts";

type Screen = { address: string; params?: Record<string, string> };
type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Somebody new with a company of their own, signed in to the dashboard; screens are asked as their browser would, scripts off. */
export async function signedIn(wanted: Parameters<typeof newManager>[1] = { role: "admin" }) {
  const { parts } = await dashboard();
  const manager = await newManager(parts.db, wanted);
  const cookies = await signInTo(manager.email, PASSWORD);
  const property = String(manager.propertyIds[0]);

  const args = ({ address, params }: Screen, init: RequestInit = {}) => ({
    request: requestOf(cookies, address.replace(":p", property), init),
    params: { property, ...params },
    context: {},
  });

  return {
    db: parts.db,
    manager,
    cookies,
    property,
    open: (loader: Loader, screen: Screen) => answerOf(loader(args(screen))),
    /** Sends a form; what its answer sets is kept as a browser would. */
    async send(action: Action, screen: Screen, form: Record<string, string> | FormData, origin = WEB) {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      const answer = await answerOf(action(args(screen, { method: "POST", body, headers: { origin } })));
      keepCookies(cookies, answer.headers);
      return answer;
    },
  };
}

/** What an answer refuses: the error of each field. */
export function errorsOf(answer: { data: unknown }): Record<string, string[]> | undefined {
  return (answer.data as { submission?: { error?: Record<string, string[]> } } | null)?.submission?.error;
}
