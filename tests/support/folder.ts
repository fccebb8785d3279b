import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A new temporary folder and what removes it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-test-"));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
