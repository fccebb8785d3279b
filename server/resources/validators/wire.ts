import type { WireValidator } from "#app/contracts/validators.ts";
import type { Row } from "#server/database/tables.ts";
import { toWirePlaced } from "#server/resources/placed/wire.ts";

export const toWireValidator = (row: Row<"validators">): WireValidator => ({ ...toWirePlaced(row), rule: row.rule });
