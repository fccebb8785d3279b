import type { HandrailEvents } from "#player/handrail.d.ts";
import { attempt } from "./guard.ts";

export type Emit = <Name extends keyof HandrailEvents>(event: Name, detail: HandrailEvents[Name]) => void;

/** Who on the host page listens to what happens, each as the call `["on", event, listener]` that it was added by. */
export function createListeners() {
  const calls = new Set<unknown>();
  let isReady = false;
  const tell = ([, , listener]: unknown[], detail: unknown) => attempt(() => (listener as (detail: unknown) => void)(detail));

  /** Soon rather than at once: a listener may call the player again. */
  const emit: Emit = (event, detail) => {
    if (event === "ready") isReady = true;
    setTimeout(() => {
      for (const call of [...calls] as unknown[][]) if (call[1] === event && calls.has(call)) tell(call, { ...detail });
    });
  };

  return {
    emit,
    add(call: unknown[]) {
      if (typeof call[2] !== "function") return;
      calls.add(call);
      if (isReady && call[1] === "ready") setTimeout(() => tell(call, {}));
    },
    drop: (call: unknown) => void calls.delete(call),
  };
}
export type Listeners = ReturnType<typeof createListeners>;
