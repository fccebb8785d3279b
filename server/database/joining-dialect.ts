import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, type TransactionSettings } from "kysely";
import { connectionToJoin } from "./transaction-scope.ts";

/** The PostgreSQL dialect, with queries and transactions joining the current `inOneTransaction` instead of asking the pool. */
export class JoiningDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new JoiningDriver(super.createDriver());
  }
}

/** How many users a connection has, and how deeply its transactions are nested. */
type Use = { holders: number; depth: number };

class JoiningDriver implements Driver {
  readonly #driver: Driver;
  readonly #uses = new Map<DatabaseConnection, Use>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init = () => this.#driver.init();
  destroy = () => this.#driver.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = connectionToJoin() ?? (await this.#driver.acquireConnection());
    const use = this.#uses.get(connection) ?? { holders: 0, depth: 0 };
    use.holders++;
    this.#uses.set(connection, use);
    return connection;
  }

  /** Only the last user returns the connection: until then another query may still be running on it. */
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const use = this.#uses.get(connection);
    if (use && --use.holders > 0) return;
    this.#uses.delete(connection);
    await this.#driver.releaseConnection(connection);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const use = this.#heldUse(connection);
    if (use.depth === 0) await this.#driver.beginTransaction(connection, settings);
    else if (settings.isolationLevel || settings.accessMode)
      throw new Error("A transaction within another cannot choose how it is isolated.");
    else await connection.executeQuery(CompiledQuery.raw(`savepoint depth_${use.depth}`));
    use.depth++;
  }

  /** When a commit fails, the transaction still has to be rolled back. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const use = this.#heldUse(connection);
    if (use.depth === 1) await this.#driver.commitTransaction(connection);
    else await connection.executeQuery(CompiledQuery.raw(`release savepoint depth_${use.depth - 1}`));
    use.depth--;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const depth = --this.#heldUse(connection).depth;
    // A rollback fails only when the connection is lost, and then the transaction is gone anyway: the original error matters more.
    if (depth === 0) return this.#driver.rollbackTransaction(connection).catch(() => undefined);
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint depth_${depth}`));
  }

  #heldUse(connection: DatabaseConnection): Use {
    const use = this.#uses.get(connection);
    if (!use) throw new Error("A transaction needs a connection that is held.");
    return use;
  }
}
