import http from "node:http";
import https from "node:https";

export type Exchanged = { status: number; text: string };
type Sent = { method: string; headers: Record<string, string>; body?: string };

/** Far above any answer of the contract. Without a limit, an endless answer would fill the memory. */
export const MOST_BYTES = 20_000_000;

const KEEP_ALIVE = { keepAlive: true, keepAliveMsecs: 30_000, maxSockets: 100, maxFreeSockets: 20 };
const agents = { "http:": new http.Agent(KEEP_ALIVE), "https:": new https.Agent(KEEP_ALIVE) };

/**
 * One HTTP exchange, at a third of the cost of `fetch`. Redirects are not followed. Reads share open connections; a read that
 * finds its connection closed is sent once more. A write must not be sent twice, so it gets a connection of its own.
 * @throws the error of Node for a lost connection; a TimeoutError after `milliseconds`; AnswerTooLarge above 20 MB, with the connection
 * closed
 */
export async function exchange(address: string, sent: Sent, milliseconds: number): Promise<Exchanged> {
  if (sent.method !== "GET") return once(address, sent, milliseconds, false);
  return once(address, sent, milliseconds, true).catch((error) => {
    if (error instanceof StaleConnection) return once(address, sent, milliseconds, false);
    throw error;
  });
}

export class AnswerTooLarge extends Error {}

class StaleConnection extends Error {}

class OutOfTime extends Error {
  override name = "TimeoutError";
}

function once(address: string, { method, headers, body }: Sent, milliseconds: number, isShared: boolean): Promise<Exchanged> {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const agent = isShared && agents[protocol as keyof typeof agents];
    // Plain parts and a plain timer: a URL object and an abort signal would double the cost of an exchange.
    const to = { hostname: hostname.replace(/^\[|\]$/g, ""), port, path: pathname + search };
    const call = request({ ...to, method, headers: { ...headers, ...length }, agent }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.byteLength;
        if (bytes > MOST_BYTES) call.destroy(new AnswerTooLarge());
        else parts.push(part);
      });
      answer.on("error", fail);
      answer.on("end", () => {
        clearTimeout(timer);
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") });
      });
    });
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(call.reusedSocket && error.code === "ECONNRESET" ? new StaleConnection() : error);
    };
    const timer = setTimeout(() => call.destroy(new OutOfTime()), milliseconds);
    call.on("error", fail);
    call.end(body);
  });
}
