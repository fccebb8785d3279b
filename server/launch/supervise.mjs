import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup, stopChild } from "./children.mjs";

/** Pauses before a process is started again, in milliseconds; one that lived longer than `CALM_MS` begins anew. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000];
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
    else if (Date.now() - firstSignal > 500) {
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
    const pause = pauses[side.deaths++];
    if (pause === undefined) return giveUp(side, name);
    await sleep(pause);
    if (stopping) return;
    // What it left running of its group would hold its port.
    signalGroup(side.running.child, "SIGKILL");
    side.running = side.start();
    return watch(side);
  };

  const giveUp = (side, name) => {
    side.given = true;
    const others = sides.filter((other) => !other.given).map(({ running }) => running.name);
    const rest = others.length > 0 ? `${others.join(" and ")} goes on.` : "Nothing is left running.";
    console.error(`${name} ended ${pauses.length + 1} times in a row and is not started again: see its messages above. ${rest}`);
    if (others.length === 0) stop(1);
  };

  return {
    stop,
    /** Everything runs: from now on an end is unexpected whatever its code, and what ended is started again. */
    welcome(text) {
      welcomed = true;
      process.stdout.write(`${text}\n`);
    },
    /** Starts a process and watches it; if it ends before the welcome, everything ends with exit code 1. */
    add(start) {
      const side = { start, running: start(), deaths: 0, given: false };
      sides.push(side);
      void watch(side);
      return side.running;
    },
  };
}
