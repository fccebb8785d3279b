import { tell } from "./guard.ts";
import type { RestPorts } from "./rest-port.ts";

export type LatePorts = {
  /** What would have used it is gone meanwhile. */
  isOver(): boolean;
};

/**
 * A file that is loaded once it is wanted, and what is made of it; null until it has come. One that does not load is tried again with what is
 * drawn next.
 */
export function latePart<Made, Given extends Pick<RestPorts, "changed" | "loadPart">>(ports: Given & LatePorts, name: string) {
  /** Null while it is loaded. */
  let made: Made | null | undefined;
  return (isWanted: unknown): Made | null => {
    if (made === undefined && isWanted) {
      made = null;
      ports
        .loadPart<(ports: Given) => Made>(name)
        .then((make) => {
          if (ports.isOver()) return;
          made = make(ports);
          ports.changed();
        })
        .catch((error) => {
          made = undefined;
          tell(error);
        });
    }
    return made ?? null;
  };
}
