import type { Generated, GeneratedAlways } from "kysely";
import type { CentreState } from "#app/domain/documents/limits.ts";
import type { Stamp, StampOrNull } from "#server/database/column-kinds.ts";

type Changed = {
  revision: Generated<number>;
  last_changed_at: Stamp;
  last_changed_by: string | null;
  last_changed_by_id: string | null;
};

/** What the search of the assistant finds beside guides and announcements, and where it comes from (migrations 0060 and 0064). */
export type DocumentTables = {
  help_centres: Changed & {
    id: Generated<number>;
    property_id: number;
    name: string;
    address: string;
    language: string;
    state: Generated<CentreState>;
    problem: string | null;
    unread: Generated<number>;
    task_id: string | null;
    fetched_at: StampOrNull;
    documents_at: StampOrNull;
    next_fetch_at: StampOrNull;
  };
  documents: Changed & {
    id: Generated<number>;
    property_id: number;
    centre_id: number | null;
    address: string | null;
    title: string;
    language: string;
    text: string;
    characters: GeneratedAlways<number>;
    digest: string | null;
  };
  help_centre_pages: { centre_id: number; place: number; address: string; read: boolean; gone: Generated<boolean> };
};
