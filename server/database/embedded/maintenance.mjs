const CHECKPOINT_AFTER_BYTES = 1_000_000;

// The engine has no background processes: without this job the write-ahead log grows for ever and the planner never
// learns the sizes of the tables (a list query was measured 400 times slower before ANALYZE than after).
const NEEDY_TABLES = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name,
         n_dead_tup > 200 + n_live_tup * 0.2 as vacuum
    from pg_stat_user_tables
   where n_mod_since_analyze > 50 + n_live_tup * 0.1 or n_dead_tup > 200 + n_live_tup * 0.2`;

export class Maintenance {
  #lastPosition = 0;

  /** Analyses and vacuums tables with many changes, and writes a checkpoint when enough was written since the last one. */
  async run(engine) {
    // Counters reach the statistics views late, perhaps never while the single session is busy; this flushes them now.
    await engine.query("select pg_stat_force_next_flush()");
    const { rows } = await engine.query(NEEDY_TABLES);
    for (const { name, vacuum } of rows) await engine.exec(`${vacuum ? "vacuum (analyze)" : "analyze"} ${name}`);
    const position = await walPosition(engine);
    if (position - this.#lastPosition > CHECKPOINT_AFTER_BYTES) await engine.exec("checkpoint");
    this.#lastPosition = await walPosition(engine);
  }
}

async function walPosition(engine) {
  const { rows } = await engine.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position");
  return Number(rows[0].position);
}
