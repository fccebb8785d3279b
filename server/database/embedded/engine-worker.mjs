import { parentPort, workerData } from "node:worker_threads";
import { Maintenance } from "./maintenance.mjs";
import { openEngine } from "./open-engine.mjs";
import { MessageCutter, SYNC } from "./wire-messages.mjs";

// Runs in its own thread because the engine blocks the event loop during a statement. Plain JavaScript because Node, the
// tests and the bundle all load this file as it is. One connection at a time: the engine has a single session.

const engine = await openEngine(workerData);
const maintenance = new Maintenance();
let connection = { id: 0, cutter: new MessageCutter() };

const work = {
  async open({ id }) {
    await resetSession();
    connection = { id, cutter: new MessageCutter() };
  },
  async bytes({ id, bytes }) {
    const answer = id === connection.id ? await converse(bytes) : [];
    const joined = new Uint8Array(Buffer.concat(answer));
    parentPort.postMessage({ type: "bytes", id, bytes: joined }, [joined.buffer]);
  },
  async gone({ id }) {
    if (id !== connection.id) return;
    await resetSession();
    connection = { id: 0, cutter: new MessageCutter() };
  },
  async maintain() {
    if (!engine.isInTransaction()) await maintenance.run(engine);
    parentPort.postMessage({ type: "maintained" });
  },
  async dump() {
    await engine.exec("checkpoint");
    const file = await engine.dumpDataDir("none");
    parentPort.postMessage({ type: "dump", bytes: new Uint8Array(await file.arrayBuffer()) });
  },
  async close() {
    await resetSession();
    await engine.exec("checkpoint");
    await engine.close();
    parentPort.postMessage({ type: "closed" });
  },
};

async function converse(bytes) {
  const { messages, refusesEncryption } = connection.cutter.take(bytes);
  const answer = refusesEncryption ? [Buffer.from("N")] : [];
  if (messages.length) {
    const request = messages.length === 1 ? messages[0] : Buffer.concat(messages);
    await engine.execProtocolRawStream(request, { syncToFs: false, onRawData: (part) => answer.push(Buffer.from(part)) });
  }
  return answer;
}

/** A new connection must not inherit anything from the one before it: no open transaction, statement, cursor or setting. */
async function resetSession() {
  await engine.execProtocolRawStream(SYNC, { syncToFs: false, onRawData: () => {} });
  if (engine.isInTransaction()) await engine.exec("rollback");
  await engine.exec("discard all");
}

let queue = Promise.resolve();
parentPort.on("message", (message) => {
  queue = queue.then(() => work[message.type](message));
});
parentPort.postMessage({ type: "ready" });
