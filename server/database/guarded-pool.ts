import pg from "pg";
import { refuseWithinTransaction } from "./transaction-scope.ts";

/** A pool that throws, instead of hanging, when it is asked for a connection from within a transaction. */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void) {
    refuseWithinTransaction();
    return callback ? super.connect(callback) : super.connect();
  }
}
