import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import { createQueue, type Outcome } from "#player/core/event-queue.ts";

export const event = (number: number): PlayerEvent => ({
  id: `e${number}`,
  kind: "step_shown",
  catalogue: 1,
  occurred: "2026-01-01T00:00:00.000Z",
});
const idsOf = (body: string) => (JSON.parse(body) as { events: PlayerEvent[] }).events.map(({ id }) => id);

/** A queue whose timers are run by hand and whose API answers from a list (the last answer stays) or by what it is sent. */
export function setUpQueue(...answers: (Outcome | ((ids: string[]) => Outcome))[]) {
  const sent: string[][] = [];
  /** What proves users, and what each batch carried. */
  const passes: Record<string, string> = {};
  const carried: (string | undefined)[] = [];
  const beacons: string[][] = [];
  let stored: PlayerEvent[] | null = null;
  let timer: { after: number; work: () => void } | null = null;
  let takesBeacons = true;
  const queue = createQueue({
    async send(body) {
      sent.push(idsOf(body));
      carried.push((JSON.parse(body) as { pass?: string }).pass);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (typeof answer === "function") return answer(idsOf(body));
      return answer ?? { type: "accepted" };
    },
    beacon(body) {
      if (takesBeacons) beacons.push(idsOf(body));
      return takesBeacons;
    },
    passOf: (user) => user && passes[user],
    kept: {
      read: () => stored,
      write(events) {
        stored = events;
        return true;
      },
    },
    wait(after, work) {
      timer = { after, work };
      return () => {
        timer = null;
      };
    },
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    queue,
    sent,
    beacons,
    passes,
    carried,
    stored: () => stored?.map(({ id }) => id) ?? [],
    after: () => timer?.after,
    refuseBeacons: () => {
      takesBeacons = false;
    },
    /** Runs the timer that is set. */
    async fire() {
      const due = timer;
      timer = null;
      due?.work();
      await settle();
    },
    settle,
  };
}
