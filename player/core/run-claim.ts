/**
 * Settles which tab holds a run: a duplicated tab starts with a copy of the first one's session storage. The tab that holds a run
 * answers for it, and the copy lets go. A run that somebody takes up in another tab goes on there: the one that held it is told by `lost`.
 * Nothing is opened until there is a run.
 */
export function createRunClaim(property: number, holds: () => string | undefined, lost: () => void) {
  let channel: BroadcastChannel | null = null;
  let heard: ((run: string) => void) | null = null;

  function open() {
    if (channel || typeof BroadcastChannel !== "function") return;
    channel = new BroadcastChannel(`handrail.${property}`);
    channel.addEventListener("message", ({ data }: MessageEvent<{ ask?: string; held?: string; taken?: string } | null>) => {
      if (data?.ask && data.ask === holds()) channel?.postMessage({ held: data.ask });
      if (data?.held) heard?.(data.held);
      if (data?.taken && data.taken === holds()) lost();
    });
  }

  return {
    /** From now on this tab answers for the run that it holds. */
    open,
    close() {
      channel?.close();
      channel = null;
    },
    /** The run goes on in this tab, and in no other. */
    take(run: string) {
      open();
      channel?.postMessage({ taken: run });
    },
    /** Whether another tab holds the run; false when none says so within `patience` milliseconds. */
    isHeldElsewhere(run: string, patience: number): Promise<boolean> {
      open();
      return new Promise((answer) => {
        setTimeout(() => answer(false), patience);
        heard = (held) => {
          if (held === run) answer(true);
        };
        channel?.postMessage({ ask: run });
      });
    },
  };
}
