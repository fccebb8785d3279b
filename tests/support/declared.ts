import type { Call } from "#app/contracts/call.ts";
import type { Section } from "#app/domain/access/sections.ts";
import type { Database, Tables } from "#server/database/tables.ts";
import type { Kind, Tenant } from "./tenant.ts";

/** Who may make a call: anybody, anybody signed in, super admins, or whom the role table lets do this in a section. */
export type Need = "anybody" | "signed in" | "super admins" | ["view" | "edit" | "edit live", Section];

/** Every route of a property that shows a noun, by its folder. What its loader and action need is said by hand, like that of the calls. */
export type Screens = Record<string, { loader?: Right; action?: Right | OfAll; shown?: Shown }>;
type Right = Exclude<Need, string>;
/** What concerns all people of a company, which roles in one property do not see. */
type OfAll = [...Right, "by roles in the company"];
/** The documents that every check looks at: each is what follows the screen's own address. */
type Shown = string[];

type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  /** For an upload; a small CSV file when left out. */
  file?: File;
  /** A token of the realm's own server, which then is asked. */
  token?: string;
  /** Who sends it; a company admin when left out. */
  kind?: Kind;
};

/** What the tests know of a call. The need is said once more by hand: a call that opens wider than meant shows. */
export type Declared = {
  need: Need;
  /** What the plan must have; without it nothing is found. */
  plan?: "staffTrainingExtension" | "aiAssistant" | "tooltips" | "announcements";
  /** One request that succeeds; `:property`, `:company` and a token are given. */
  request: (tenant: Tenant) => Sent | Promise<Sent>;
  /** Who makes the call, when the dashboard does not. */
  madeBy?: string;
};

/** The id of one thing of each noun, by its parameter. */
export type Ids = Record<string, number>;

/** Things of a noun that an address names, one by one, within a property. */
export type Item = {
  /** The parameter of the path that names one, and the table that it stands in. */
  parameter: string;
  table: keyof Tables;
  section: Section;
  /** Adds a private one with this title or name to any property. */
  add(db: Database, propertyId: number, title: string): Promise<number>;
  /** Adds one to the tenant's property, live or private. */
  one(tenant: Tenant, live: boolean): Promise<number>;
  /** Changes that whoever may edit it makes, live or private by the role table; `:item` is its id. */
  changes: [name: string, method: string, path: string, body?: unknown][];
  /** Bodies that name something of another property, and the status that refuses them. */
  foreign: [name: string, method: string, path: (mine: Ids) => string, body: (theirs: Ids) => object, status: number][];
};

export type Noun<D> = {
  calls: D;
  item?: Item;
  /** Why a noun of a property or company has no item. */
  noItem?: string;
  /** Without an item: puts this text into any property, where those who may view the noun read it. */
  mark?(db: Database, propertyId: number, text: string): Promise<unknown>;
  /** Parameters of the noun's paths that must not be any id, for somebody who calls about this property or company. */
  parameters?(of: { propertyId: number; companyId: number }): Record<string, string | number>;
};

/** What stands in a file of tests/contract: every call of one table. */
export function declared<Table extends Record<string, Call>>(
  table: Table,
  noun: Noun<Record<keyof Table, Declared>>,
): Noun<Record<string, Declared>> & { table: Record<string, Call> } {
  return { ...noun, table };
}
