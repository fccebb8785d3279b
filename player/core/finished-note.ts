import { visibleTimeout } from "./visible-timeout.ts";

const SHOWN = 6_000;

/** The title of the guide that was finished just now; null again after a moment, or as soon as something else begins. */
export function createFinishedNote(changed: () => void) {
  let title: string | null = null;
  let stop = () => {};

  function take(next: string | null) {
    stop();
    title = next;
  }

  return {
    get title() {
      return title;
    },
    say(finished: string) {
      take(finished);
      stop = visibleTimeout(SHOWN, () => {
        take(null);
        changed();
      });
    },
    drop: () => take(null),
  };
}
