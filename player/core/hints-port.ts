import type { RestPorts } from "./rest-port.ts";

/** Shows what the person is offered of tooltips and validators on this page now. When none are wanted, nothing of them is left on the page. */
export type Hints = (isWanted?: unknown) => void;
export type CreateHints = (ports: Pick<RestPorts, "host" | "staff" | "bundle" | "targeting" | "report">) => Hints;
