import { z } from "zod";
import { CONTRACT } from "#app/contracts/all.ts";
import type { Call } from "#app/contracts/call.ts";
import { allowed } from "./access-table.ts";
import type { Declared, declared, Need } from "./declared.ts";
import type { Kind } from "./tenant.ts";

const files = import.meta.glob<{ default: ReturnType<typeof declared> }>("../contract/*.ts", { eager: true });

/** The nouns of the contract with what the tests know of them, by name. */
export const NOUNS = Object.entries(files).map(([file, { default: noun }]) => ({
  name: file.slice(file.lastIndexOf("/") + 1, -".ts".length),
  ...noun,
}));

export type DeclaredCall = Declared & Pick<(typeof NOUNS)[number], "parameters"> & { call: Call };

/** Every call of the contract, named `noun.call`, with what is declared of it. @throws when nothing is */
export const CALLS = Object.entries(CONTRACT).flatMap(([name, table]) =>
  Object.entries(table).map(([key, call]): [name: string, declared: DeclaredCall] => {
    const noun = NOUNS.find((each) => each.name === name && each.table === table);
    const known = noun?.calls[key];
    if (!noun || !known) throw new Error(`tests/contract/${name}.ts declares no ${key}`);
    return [`${name}.${key}`, { ...known, call, parameters: noun.parameters }];
  }),
);

export const ITEMS = NOUNS.flatMap(({ item }) => item ?? []);

type Schema = { properties?: Record<string, Schema> };

/** Where the body of a call takes the revision that was read: by the names of the parts that it is in, if it takes one. */
export function whereRevision({ body }: Call): string[] | null {
  const { properties = {} } = (body ? z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) : {}) as Schema;
  if (properties.revision) return [];
  const part = Object.keys(properties).find((name) => properties[name]?.properties?.revision);
  return part ? [part] : null;
}

export function mayMake(kind: Kind, need: Need): boolean {
  if (need === "super admins") return kind === "super";
  return typeof need === "string" || allowed(kind, ...need);
}
