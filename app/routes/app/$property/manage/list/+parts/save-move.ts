import { fieldsOf, type Move } from "./apply-move.ts";

/**
 * Sends a move to be saved. `code` says why it was refused, null if it was not; `changed` says that the list is no longer the one it was
 * made on. A plain request, because a lost connection in a fetcher would replace the whole screen.
 */
export async function saveMove(to: string, move: Move): Promise<{ code: string | null; changed: boolean }> {
  try {
    const answer = await fetch(to, { method: "POST", body: new URLSearchParams(fieldsOf(move)) });
    // Only an ended session redirects; reading the list again leads to the sign-in.
    if (answer.redirected) return { code: "not_signed_in", changed: true };
    const { code } = (await answer.json()) as { code: string | null };
    return { code, changed: answer.status < 500 };
  } catch {
    return { code: "no_answer", changed: false };
  }
}
