import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from "kysely";
import type { Tables } from "./tables.ts";

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Within a transaction, a query outside it would wait for ever for the one embedded connection; on PostgreSQL it would see another state. */
export function refuseWithinTransaction(): void {
  if (running.getStore()?.open) {
    throw new Error("A query left its transaction: within db.transaction().execute(trx => …) use `trx` for every query.");
  }
}

/** Kysely that remembers, along the asynchronous calls, that a transaction is open. */
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
        return <T>(callback: (trx: Transaction<Tables>) => Promise<T>) => target.execute((trx) => within(trx, callback));
      const value = Reflect.get(target, name, target);
      if (name === "setIsolationLevel" || name === "setAccessMode") return (level: never) => scoped(value.call(target, level));
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function within<T>(trx: Transaction<Tables>, callback: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await running.run(scope, () => callback(trx));
  } finally {
    scope.open = false;
  }
}
