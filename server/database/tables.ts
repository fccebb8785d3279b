import type { Kysely, Selectable, Transaction } from "kysely";
import type { ContentTables } from "./tables/content.ts";
import type { CopilotTables } from "./tables/copilot.ts";
import type { DocumentTables } from "./tables/documents.ts";
import type { EventTables } from "./tables/events.ts";
import type { HintTables } from "./tables/hints.ts";
import type { MessageTables } from "./tables/messages.ts";
import type { PeopleTables } from "./tables/people.ts";
import type { PlayerTables } from "./tables/players.ts";
import type { RequestTables } from "./tables/requests.ts";
import type { TargetingTables } from "./tables/targeting.ts";
import type { TaskTables } from "./tables/tasks.ts";
import type { TenantTables } from "./tables/tenants.ts";
import type { UserTables } from "./tables/users.ts";

/** Every table by name, with the types its columns are read and written in. Each area has a file of its own. */
export type Tables = TenantTables &
  PeopleTables &
  ContentTables &
  EventTables &
  RequestTables &
  PlayerTables &
  UserTables &
  TaskTables &
  TargetingTables &
  HintTables &
  MessageTables &
  CopilotTables &
  DocumentTables;

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
