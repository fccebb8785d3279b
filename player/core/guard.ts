let told = false;

/** Runs `work`; an error never reaches the host page. The first one is told to the console, once per page. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    tell(error);
    return undefined;
  }
}

/** `work` as a listener or callback that cannot throw. */
export function guarded<A extends unknown[]>(work: (...args: A) => unknown): (...args: A) => void {
  return (...args) => {
    attempt(() => work(...args));
  };
}

/** A function that makes `work` run once, after what runs now; calls in between are one. */
export function soon(work: () => void): () => void {
  let isPlanned = false;
  const run = guarded(() => {
    isPlanned = false;
    work();
  });
  return () => {
    if (!isPlanned) setTimeout(run);
    isPlanned = true;
  };
}

export function tell(error: unknown): void {
  if (told) return;
  told = true;
  console.warn("Handrail:", error);
}
