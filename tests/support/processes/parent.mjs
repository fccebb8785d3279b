import { startChild } from "#server/launch/children.mjs";
import { within } from "#server/launch/root.mjs";
import { supervisor } from "#server/launch/supervise.mjs";

// What the launcher does, with two small servers in place of the real processes. Says their process ids.
const watch = supervisor({ pauses: [50, 100, 150] });
for (const name of ["one", "two"]) {
  const hooks = within("server/launch/web-hooks.mjs");
  watch.add(() => {
    const args = ["--import", hooks, within("tests/support/processes/small-server.mjs"), name];
    const started = startChild(name, args, { HANDRAIL_LAUNCHED: "1" });
    process.stdout.write(`${name} pid ${started.child.pid}\n`);
    return started;
  });
}
process.stdin
  .once("data", (said) => {
    if (String(said).startsWith("late")) void watch.first(Promise.reject(new Error("two did not answer in time.")));
    else watch.welcome("welcome");
  })
  .unref();
