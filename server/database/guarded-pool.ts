import pg from "pg";
import { refuseWithinTransaction } from "./transaction-scope.ts";

/**
 * A pool that throws, instead of hanging, when asked for a connection from within a transaction. A lost connection, idle or in use,
 * fails its own queries and is replaced; it never brings the process down.
 */
export class GuardedPool extends pg.Pool {
  constructor(settings: pg.PoolConfig) {
    super(settings);
    this.on("error", () => undefined);
    // While a connection is in use the pool does not listen to it.
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void) {
    refuseWithinTransaction();
    return callback ? super.connect(callback) : super.connect();
  }
}
