import type { Generated } from "kysely";
import type { Json, JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** Managers with their roles, invites and credentials, and the records of the OpenID provider. */
export type PeopleTables = {
  managers: {
    id: Generated<string>;
    email: string;
    name: string;
    password_hash: string | null;
    super_admin: Generated<boolean>;
    language: string | null;
    config: JsonDefault<Record<string, unknown>>;
    revision: Generated<number>;
    created_at: Stamp;
    tokens_valid_from: StampOrNull;
  };
  role_assignments: {
    id: Generated<number>;
    manager_id: string;
    role: "admin" | "moderator" | "contributor";
    target_type: "company" | "property";
    target_id: number;
  };
  invites: {
    token_hash: string;
    company_id: number;
    email: string;
    roles: JsonDefault<{ role: string; targetType: string; targetId: number }[]>;
    created_at: Stamp;
    expires_at: Stamp;
    accepted_at: StampOrNull;
  };
  password_resets: {
    token_hash: string;
    manager_id: string;
    expires_at: Stamp;
    used_at: StampOrNull;
  };
  personal_tokens: {
    manager_id: string;
    token_hash: string;
    created_at: Stamp;
    last_used_at: StampOrNull;
  };
  outbox: {
    id: Generated<number>;
    recipient: string;
    company_id: number | null;
    subject: string;
    body: string;
    created_at: Stamp;
  };
  oidc_records: {
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    expires_at: StampOrNull;
    consumed_at: StampOrNull;
    begun_from: string | null;
  };
};
