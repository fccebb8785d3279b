import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseConnection, Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** The transaction that is open in these asynchronous calls; with its connection when queries on the database itself join it. */
type Scope = { open: boolean; connection?: DatabaseConnection };
const running = new AsyncLocalStorage<Scope>();

/** PostgreSQL codes for transactions that got in each other's way (deadlock, serialization): worth another try. */
const MOST_TRIES = 4;
const IN_THE_WAY = new Set<unknown>(["40P01", "40001"]);

/**
 * During a transaction, a query outside it would wait forever for the single embedded connection; on PostgreSQL it would see other data.
 */
export function refuseWithinTransaction(): void {
  if (isWithinTransaction()) {
    throw new Error("A query left its transaction: within db.transaction().execute(trx => …) use `trx` for every query.");
  }
}

export const isWithinTransaction = (): boolean => running.getStore()?.open === true;

/** The connection of the current `inOneTransaction`, if any. */
export function connectionToJoin(): DatabaseConnection | undefined {
  const scope = running.getStore();
  return scope?.open ? scope.connection : undefined;
}

/**
 * Runs the work in one transaction, including queries on the database itself and the transactions it opens, which become
 * savepoints. Either all of it is kept or, after an error, nothing. The work may run again when it conflicts with another transaction.
 */
export function inOneTransaction<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const connection = await trx.getExecutor().provideConnection(async (own) => own);
    return within({ open: true, connection }, work);
  });
}

/** Kysely that knows, across asynchronous calls, that a transaction is open. */
export class ScopedKysely extends Kysely<Tables> {
  constructor(config: KyselyConfig) {
    super(config);
  }

  override transaction(): TransactionBuilder<Tables> {
    return scoped(super.transaction());
  }
}

function scoped(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  return new Proxy(builder, {
    get(target, name) {
      if (name === "execute")
        return <T>(callback: (trx: Transaction<Tables>) => Promise<T>) =>
          fewTimes(() => target.execute((trx) => within({ open: true }, () => callback(trx))));
      const value = Reflect.get(target, name, target);
      if (name === "setIsolationLevel" || name === "setAccessMode") return (level: never) => scoped(value.call(target, level));
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** A transaction that conflicted with another is run again, after a moment in which that one ends; a nested one with the outer one. */
async function fewTimes<T>(run: () => Promise<T>): Promise<T> {
  if (connectionToJoin()) return run();
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === MOST_TRIES || !IN_THE_WAY.has((error as { code?: unknown }).code)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

async function within<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  try {
    return await running.run(scope, work);
  } finally {
    scope.open = false;
  }
}
