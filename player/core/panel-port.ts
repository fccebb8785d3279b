import type { PanelPart } from "#player/widgets/model.ts";
import type { RestPorts } from "./rest-port.ts";

export type CreatePanel = (ports: RestPorts) => PanelPart;
