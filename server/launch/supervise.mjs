import { signalGroup, stopChild } from "./children.mjs";

/**
 * Watches over the processes of one command: ends them, in order, when this process is told to stop, and ends the others
 * when one of them ends by itself. npm passes an interrupt on, so one Ctrl-C arrives twice: only a later one means "now".
 */
export function supervisor() {
  const processes = [];
  let stopping = null;
  let firstSignal = 0;
  let welcomed = false;

  const stop = (code) => {
    stopping ??= (async () => {
      for (const process of [...processes].reverse()) await stopChild(process);
      process.exit(code);
    })();
    return stopping;
  };

  const onSignal = () => {
    if (!firstSignal) firstSignal = Date.now();
    else if (Date.now() - firstSignal > 500) {
      for (const { child } of processes) signalGroup(child, "SIGKILL");
      process.exit(130);
    }
    stop(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);

  return {
    stop,
    /** Everything runs: from now on an end is unexpected whatever its code. */
    welcome(text) {
      welcomed = true;
      process.stdout.write(`${text}\n`);
    },
    /** Adds a process; if it ends before it was told to, everything ends with exit code 1. */
    add(process) {
      processes.push(process);
      process.ended.then(({ name, code, signal }) => {
        if (stopping) return;
        // Exit code 1 before the welcome is a complaint, which the process has made itself.
        if (code !== 1 || welcomed) console.error(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`);
        stop(1);
      });
      return process;
    },
  };
}
