import { isEmpty, loadDemo } from "../demo/load.ts";
import type { Parts } from "../parts.ts";
import { WrongUse } from "./wrong-use.ts";

/** `npm run demo`: loads the demo tenants into a database that has no accounts yet. */
export async function addDemo(parts: Parts): Promise<void> {
  if (!(await isEmpty(parts))) throw new WrongUse("The demo is loaded into an empty database only, and this one has accounts.");
  await loadDemo(parts);
  process.stdout.write(`The demo is loaded. Sign in at ${parts.env.WEB_URL}/login, for example as admin@acme.test\n`);
}
