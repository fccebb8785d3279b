import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup, stopChild } from "./children.mjs";

/** Pauses before a process is started again, in milliseconds, the last of them from then on; one that lived longer than `CALM_MS` begins anew. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000, 60_000];
const CALM_MS = 60_000;

/**
 * Watches over the processes of one command: ends them, in order, when this process is told to stop, and starts one again
 * that ended by itself; the other side goes on meanwhile. npm passes an interrupt on, so one Ctrl-C arrives twice: only a later
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
    // Exit code 1 before the welcome is a complaint, which the process has made itself.
    if (code !== 1 || welcomed) console.error(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`);
    if (!welcomed) return stop(1);
    if (Date.now() - began > CALM_MS) side.deaths = 0;
    const pause = pauses[side.deaths++] ?? pauses.at(-1);
    if (side.deaths === pauses.length)
      console.error(`${name} ended ${side.deaths} times in a row: see its messages above. It is tried again and again.`);
    await sleep(pause);
    if (stopping) return;
    // What it left running of its group would hold its port.
    signalGroup(side.running.child, "SIGKILL");
    side.running = side.start();
    return watch(side);
  };

  return {
    stop,
    /** Everything runs: from now on an end is unexpected whatever its code, and what ended is started again. */
    welcome(text) {
      welcomed = true;
      process.stdout.write(`${text}\n`);
    },
    /** What is waited for before the welcome; when it complains, what was started ends first, so that nothing holds a port or a folder. */
    async first(waiting) {
      try {
        return await waiting;
      } catch (complaint) {
        console.error(complaint.message);
        return stop(1);
      }
    },
    /** Starts a process and watches it; if it ends before the welcome, everything ends with exit code 1. */
    add(start) {
      const side = { start, running: start(), deaths: 0 };
      sides.push(side);
      void watch(side);
      return side.running;
    },
  };
}
