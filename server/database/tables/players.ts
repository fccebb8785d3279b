import type { ColumnType, Generated } from "kysely";
import type { Claims } from "#app/domain/access/claims.ts";
import type { Opened } from "#app/domain/player/opened.ts";
import type { JsonOrNull, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

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
  /** What staff look at in the application, each in one tab (migration 0025). */
  preview_tokens: {
    token_hash: string;
    property_id: number;
    kind: "guide" | "chapter" | "reasons" | "editor";
    item_id: Generated<number>;
    /** Of an editor: what it opens with. */
    item_kind: ColumnType<Opened["kind"], Opened["kind"] | undefined, never>;
    language: Generated<string>;
    manager_id: string;
    claims: JsonOrNull<Claims>;
    key_hash: ColumnType<string | null, never, string>;
    created_at: Stamp;
    expires_at: ColumnType<Date, Date | undefined, Date>;
    /** Of an editor: the application that it works in. */
    origin: Generated<string>;
  };
};
