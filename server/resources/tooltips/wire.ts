import type { WireTooltip } from "#app/contracts/tooltips.ts";
import type { Row } from "#server/database/tables.ts";
import { toWirePlaced } from "#server/resources/placed/wire.ts";

export const toWireTooltip = (row: Row<"tooltips">): WireTooltip => ({ ...toWirePlaced(row), show: row.show });
