import { startChild } from "../../../server/launch/children.mjs";
import { within } from "../../../server/launch/root.mjs";
import { supervisor } from "../../../server/launch/supervise.mjs";

// What the launcher does, with two small servers in place of the real processes. Says their process ids.
const watch = supervisor();
for (const name of ["one", "two"]) {
  const hooks = within("server/launch/web-hooks.mjs");
  const { child } = watch.add(
    startChild(name, ["--import", hooks, within("tests/support/processes/small-server.mjs"), name], { HANDRAIL_LAUNCHED: "1" }),
  );
  process.stdout.write(`pid ${child.pid}\n`);
}
