import { lockDirectory } from "#server/database/embedded/directory-lock.ts";

// Takes the lock named by its argument, says so, and keeps it until its standard input ends.
try {
  await lockDirectory(process.argv[2] ?? "");
  process.stdout.write("locked\n");
  process.stdin.on("end", () => process.exit(0)).resume();
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
  process.exit(1);
}
