import { expect, test } from "vitest";
import { startFile, until } from "#tests/support/child.ts";

type Running = ReturnType<typeof startFile>;

async function startParent() {
  const parent = startFile("tests/support/processes/parent.mjs");
  await until("both servers", () => (parent.output().match(/port \d+/g) ?? []).length === 2);
  const pids = [...parent.output().matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  const port = Number(parent.output().match(/one \| port (\d+)/)?.[1]);
  return { parent, pids, port };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const allGone = (pids: number[]) => until("the servers to be gone", () => !pids.some(isRunning), 5_000);
const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());

async function endOf({ ended }: Running) {
  return (await ended).code;
}

test("SIGTERM ends both, after the request that is under way is answered", async () => {
  const { parent, pids, port } = await startParent();
  const answer = ask(port, "/");
  await new Promise((resolve) => setTimeout(resolve, 150));
  parent.child.kill("SIGTERM");
  expect(await answer).toBe("done");
  expect(await endOf(parent)).toBe(0);
  await allGone(pids);
});

test("Ctrl-C that arrives twice at once, as npm passes it on, is one Ctrl-C", async () => {
  const { parent, pids } = await startParent();
  parent.child.kill("SIGINT");
  parent.child.kill("SIGINT");
  expect(await endOf(parent)).toBe(0);
  await allGone(pids);
});

test("a killed launcher leaves nothing running", async () => {
  const { parent, pids } = await startParent();
  parent.child.kill("SIGKILL");
  await allGone(pids);
});

test("when one process fails at the start, the other ends too, with exit code 1 and one line", async () => {
  const { parent, pids, port } = await startParent();
  await ask(port, "/fail").catch(() => undefined);
  expect(await endOf(parent)).toBe(1);
  expect(parent.output()).toContain("one ended unexpectedly (exit code 3).");
  await allGone(pids);
});

test("when a start is given up, because something does not answer in time, nothing of it is left running", async () => {
  const { parent, pids } = await startParent();
  parent.child.stdin.write("late\n");
  expect(await endOf(parent)).toBe(1);
  expect(parent.output()).toContain("two did not answer in time.");
  await allGone(pids);
});

test("once everything runs, a process that ends is started again and the other never notices; however often", async () => {
  const { parent, pids } = await startParent();
  parent.child.stdin.write("welcome\n");
  await until("the welcome", () => parent.output().includes("welcome"));
  const started = () => [...parent.output().matchAll(/^one pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const portOf = (name: string) => Number([...parent.output().matchAll(new RegExp(`${name} \\| port (\\d+)`, "g"))].at(-1)?.[1]);
  for (const round of [2, 3, 4, 5]) {
    process.kill(started().at(-1)!, "SIGKILL");
    await until(`start ${round}`, () => started().length === round);
    expect(await ask(portOf("two"), "/")).toBe("done");
  }
  expect(parent.output().match(/one ended unexpectedly \(SIGKILL\)\./g)).toHaveLength(4);
  expect(parent.output()).toContain("one ended 3 times in a row");
  parent.child.kill("SIGTERM");
  expect(await endOf(parent)).toBe(0);
  await allGone([...pids, ...started()]);
});
