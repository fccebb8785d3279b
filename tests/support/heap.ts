import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What is in use on the heap once all that is not was taken away, in megabytes. */
export function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}
