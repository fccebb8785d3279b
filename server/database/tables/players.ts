import type { Generated } from "kysely";
import type { Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** What players are answered from. The number of a configuration is raised by the database itself (migration 0009). */
export type PlayerTables = {
  player_configurations: {
    property_id: number;
    number: Generated<number>;
    seen_at: StampOrNull;
  };
  player_files: {
    name: string;
    content: string;
    kept_at: Stamp;
  };
};
