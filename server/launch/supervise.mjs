import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup, stopChild } from "./children.mjs";

/**
 * Pauses before restarting a process, in milliseconds; the last one repeats. A process that ran longer than `CALM_MS` starts from the
 * first again.
 */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000, 60_000];
const CALM_MS = 60_000;

/**
 * Supervises the processes of one command: ends them, in order, when this process is told to stop, and restarts one that
 * ended by itself while the other keeps running. npm forwards an interrupt, so one Ctrl-C arrives twice: only a later
 * one means "now".
 */
export function supervisor({ pauses = PAUSES_MS } = {}) {
  const sides = [];
  let stopping = null;
  let firstSignal = 0;
  let welcomed = false;

  const stop = (code) => {
    stopping ??= (async () => {
      for (const { running } of [...sides].reverse()) await stopChild(running);
      process.exit(code);
    })();
    return stopping;
  };

  const onSignal = () => {
    if (!firstSignal) firstSignal = Date.now();
    else if (Date.now() - firstSignal > 2_000) {
      for (const { running } of sides) signalGroup(running.child, "SIGKILL");
      process.exit(130);
    }
    stop(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);

  const watch = async (side) => {
    const began = Date.now();
    const { name, code, signal } = await side.running.ended;
    if (stopping) return;
    // Exit code 1 before the welcome is a complaint that the process has already printed.
    if (code !== 1 || welcomed) console.error(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`);
    if (!welcomed) return stop(1);
    if (Date.now() - began > CALM_MS) side.deaths = 0;
    const pause = pauses[side.deaths++] ?? pauses.at(-1);
    if (side.deaths === pauses.length)
      console.error(`${name} ended ${side.deaths} times in a row: see its messages above. It is tried again and again.`);
    await sleep(pause);
    if (stopping) return;
    // Processes left running in its group would keep its port.
    signalGroup(side.running.child, "SIGKILL");
    side.running = side.start();
    return watch(side);
  };

  return {
    stop,
    /** Everything runs: from now on any exit is unexpected, whatever its code, and leads to a restart. */
    welcome(text) {
      welcomed = true;
      process.stdout.write(`${text}\n`);
    },
    /** Work before the welcome. If it complains, everything already started ends first, so that no port or folder stays in use. */
    async first(waiting) {
      try {
        return await waiting;
      } catch (complaint) {
        console.error(complaint.message);
        return stop(1);
      }
    },
    /** Starts and watches a process; if it ends before the welcome, everything ends with exit code 1. */
    add(start) {
      const side = { start, running: start(), deaths: 0 };
      sides.push(side);
      void watch(side);
      return side.running;
    },
  };
}
