import { fieldsOf, type Move } from "./apply-move.ts";

/**
 * Sends a move to the address that keeps it. `code` says why it was refused, null when it was not; `changed` that the list is another than
 * the one it was made on. A plain request: for a fetcher, a lost connection would be the end of the screen.
 */
export async function saveMove(to: string, move: Move): Promise<{ code: string | null; changed: boolean }> {
  try {
    const answer = await fetch(to, { method: "POST", body: new URLSearchParams(fieldsOf(move)) });
    // Only the end of a session leads elsewhere; reading the list again leads to the sign-in.
    if (answer.redirected) return { code: "not_signed_in", changed: true };
    const { code } = (await answer.json()) as { code: string | null };
    return { code, changed: answer.status < 500 };
  } catch {
    return { code: "no_answer", changed: false };
  }
}
