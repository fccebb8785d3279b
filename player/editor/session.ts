import { outcomeOf } from "#player/core/api.ts";
import { isRecord, place } from "#player/core/storage.ts";
import type { Calls } from "./calls.ts";
import type { Session } from "./controller.ts";

const TRY_AGAIN = 5_000;
const MOST_TRIES = 3;
const isSession = (value: unknown): value is Session => isRecord(value) && isRecord(value.texts) && isRecord(value.selectorConfig);

/**
 * Who edits here, and with what words: null when the API does not take the tab's token. While it is away, a tab that was told before goes on
 * with what it was told, so that nothing written is out of reach.
 */
export async function askForSession(calls: Calls, property: number): Promise<Session | null> {
  const kept = place("sessionStorage", property, "in-page", isSession);
  for (let tries = 1; ; tries++) {
    const { status, body } = await calls.get<unknown>("/v3/properties/:property/in-page");
    if (status === 200 && isSession(body)) {
      kept.write(body);
      return body;
    }
    const isAway = status === 0 || outcomeOf(status, null).type === "later";
    if (!isAway) kept.write(null);
    if (!isAway || kept.read() || tries === MOST_TRIES) return kept.read();
    await new Promise((done) => setTimeout(done, TRY_AGAIN));
  }
}

export const forgetSession = (property: number) => place("sessionStorage", property, "in-page", isSession).write(null);

/** What is said to a token that does not count, before the API told any words. */
export function expiredWords(): { expired: string; end: string } {
  return navigator.language.startsWith("de")
    ? { expired: "Diese Sitzung ist beendet. Öffnen Sie „Auf der Seite bearbeiten“ erneut in Handrail.", end: "Schließen" }
    : { expired: "This session has ended. Open “Edit on page” again from Handrail.", end: "Close" };
}
