import { openDatabase } from "#server/database/open-database.ts";
import { loadDemo } from "#server/demo/load.ts";
import { testEnv } from "#tests/support/parts.ts";

// Loads the demo, and says when it begins and when it is done.
const { db } = await openDatabase({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL || undefined });
process.stdout.write("loading\n");
await loadDemo({ db, env: testEnv() });
process.stdout.write("loaded\n");
process.exit(0);
