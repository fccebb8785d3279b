import { openDatabase } from "#server/database/open-database.ts";

// Writes without end, and says of each write that it was acknowledged: in turn one row alone and two rows in a transaction.
const { db } = await openDatabase({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL || undefined });
const round = process.argv[2];
for (let n = 0; ; n++) {
  const name = `${round}-${n}`;
  if (n % 2 === 0) await db.insertInto("companies").values({ name }).execute();
  else {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("companies").values({ name }).execute();
      await trx.insertInto("companies").values({ name }).execute();
    });
  }
  process.stdout.write(`${name}\n`);
}
