import type { ColumnType, Generated } from "kysely";
import type { Json, JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** Work of the background and its files (migration 0014). */
export type TaskTables = {
  tasks: {
    id: Generated<string>;
    company_id: number;
    property_id: number | null;
    type: string;
    status: Generated<"prepared" | "waiting" | "running" | "done" | "failed" | "cancelled">;
    payload: JsonDefault<Record<string, unknown>>;
    state: JsonDefault<Record<string, unknown>>;
    stage: string | null;
    /** bigint: read as text. */
    done: ColumnType<string, number | undefined, number>;
    total: ColumnType<string | null, number | null | undefined, number | null>;
    result: JsonDefault<Record<string, unknown> | null>;
    error: string | null;
    attempts: Generated<number>;
    run_after: Stamp;
    worker: string | null;
    leased_until: StampOrNull;
    cancel_asked: Generated<boolean>;
    created_by: string | null;
    created_by_name: string | null;
    created_at: Stamp;
    started_at: StampOrNull;
    claimed_at: StampOrNull;
    finished_at: StampOrNull;
  };
  task_files: {
    id: Generated<string>;
    company_id: number;
    property_id: number | null;
    task_id: string | null;
    kind: "upload" | "result" | "refused";
    name: string;
    media_type: string;
    storage_key: string;
    byte_size: Generated<string>;
    pieces: number | null;
    created_by: string | null;
    created_at: Stamp;
    expires_at: Stamp;
  };
  /** Items of bundles by their ids there (migration 0024). */
  content_origins: {
    property_id: number;
    kind: string;
    origin: string;
    item: string;
    created_at: Stamp;
  };
  /** What an import of a bundle left out. */
  transfer_notes: {
    task_id: string;
    place: Generated<number>;
    kind: string;
    name: string;
    code: string;
    about: Generated<string>;
  };
  /** Of guides and chapters that an import of a bundle has made or kept (migration 0026). */
  import_revisions: { task_id: string; item: string; revision: number };
  /** The items of a bundle that its import has refused so far (migration 0030). */
  import_refused_items: { task_id: string; kind: string; origin: string };
  /** What prepared imports of bundles would do, as judged last (migration 0027). */
  import_plans: { task_id: string; mark: string; judged_at: Date; plan: Json<Record<string, unknown>> };
  import_refused_rows: {
    task_id: string;
    line: string;
    field: Generated<string>;
    reason: string;
    value: Generated<string>;
  };
};
