/** A reason not to start that the reader can act on: shown as one line, without a stack. */
export class Complaint extends Error {}

/** Runs a command of the launcher; a complaint ends it with one line and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exit(1);
  }
}
