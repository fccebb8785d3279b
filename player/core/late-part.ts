import { tell } from "./guard.ts";
import type { RestPorts } from "./rest-port.ts";

export type LatePorts = {
  /** What would have used it is gone meanwhile. */
  isOver(): boolean;
};

/**
 * A file that is loaded once it is wanted, and what is made of it; null until it has come, undefined once it did not load. Then it is tried again
 * with what is drawn next, which the first time is drawn at once, without it.
 */
export function latePart<Made, Given extends Pick<RestPorts, "changed" | "loadPart">>(ports: Given & LatePorts, name: string) {
  let made: Made | null | undefined = null;
  let isLoading = false;
  return (isWanted: unknown): Made | null | undefined => {
    if (!made && !isLoading && isWanted) {
      isLoading = true;
      ports
        .loadPart<(ports: Given) => Made>(name)
        .then((make) => {
          if (ports.isOver()) return;
          made = make(ports);
          ports.changed();
        })
        .catch((error) => {
          isLoading = false;
          tell(error);
          if (made === null) ports.changed();
          made = undefined;
        });
    }
    return made;
  };
}
