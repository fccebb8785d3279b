import { guarded } from "#player/core/guard.ts";
import type { MessagePorts } from "#player/core/messages-port.ts";
import { isRecord, place } from "#player/core/storage.ts";
import { visibleTimeout } from "#player/core/visible-timeout.ts";
import type { Draft } from "./drafts.ts";

/** What the API is told of a message that it granted: `id` is that of its claim, `seconds` were spent on it. */
export type Said = Draft & { id: string; content: number; how: "begun" | "done" | "never"; language: string; seconds: number };

/** Where the API does not say when, in milliseconds. */
const RETRY = 30_000;
const MOST = 50;
const areSaid = (value: unknown): value is Said[] => Array.isArray(value) && value.every(isRecord);

/**
 * Answers on their way: kept on this device until the API took or refused them, so that neither a reload nor an outage loses one. Of two for the
 * same showing the later one counts, which holds all that the earlier one did. One that is not taken now lets the others go first.
 * Of whoever opted out nothing is sent, nor kept to be sent later.
 */
export function createOutbox({ property, api, isOut }: Pick<MessagePorts, "property" | "api" | "isOut">) {
  const kept = place("localStorage", property, "outbox", areSaid);
  const waiting = () => kept.read() ?? [];
  let isSending = false;
  let isOver = false;
  let stop = () => {};

  async function send(): Promise<void> {
    if (isOut()) kept.write(null);
    const [first] = waiting();
    if (!first || isSending || isOver) return;
    isSending = true;
    const body = JSON.stringify(first);
    const outcome = await api.post("answers", body).catch(() => null);
    isSending = false;
    stop();
    // What was said meanwhile of the same showing is still to be sent.
    const others = waiting().filter((one) => JSON.stringify(one) !== body);
    if (outcome && outcome.type !== "later") {
      kept.write(others);
      return send();
    }
    if (others.length < waiting().length) kept.write([...others, first]);
    if (!isOver) stop = visibleTimeout(outcome?.after ?? RETRY, sendNow);
  }

  const sendNow = guarded(send);
  addEventListener("online", sendNow);
  sendNow();

  return {
    add(said: Said) {
      kept.write([said, ...waiting().filter(({ id }) => id !== said.id)].slice(0, MOST));
      sendNow();
    },
    /** What is being sent arrives, and the rest goes with the next page. */
    dispose() {
      isOver = true;
      removeEventListener("online", sendNow);
      stop();
    },
  };
}
