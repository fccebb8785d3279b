import type { RestPorts } from "./rest-port.ts";

/** Lets the person move the assistant's button, where they may, and what stands before them; called whenever something was drawn. */
export type Placing = (isWanted?: unknown) => void;
export type CreatePlacing = (ports: Pick<RestPorts, "host" | "property" | "bundle">) => Placing;
