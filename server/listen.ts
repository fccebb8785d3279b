import { createServer, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/** Shorter than the launcher and Docker wait before they kill. */
const GRACE_MS = 5_000;

/** The port is not available; the message says why in one line. */
export class PortRefused extends Error {}

/**
 * Serves the API on a port. `close` stops accepting, lets running requests finish for up to five seconds, and resolves
 * when the last is gone. From the stop on every answer closes its connection, so that clients with open connections cannot keep the
 * process alive.
 */
export async function listen(at: { host: string; port: number }, api: Hono) {
  const server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }));
  // Longer than the idle time of the proxies in front, so that none sends a request into a connection that just closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  const answering = new Set<ServerResponse>();
  server.prependListener("request", (_request, answer) => watchAnswer(server, answering, answer));
  await bind(server, at);
  return { port: (server.address() as { port: number }).port, close: () => close(server, answering) };
}

function watchAnswer(server: Server, answering: Set<ServerResponse>, answer: ServerResponse): void {
  // Including requests refused before the API sees them.
  answer.setHeader("x-content-type-options", "nosniff");
  if (!server.listening) answer.shouldKeepAlive = false;
  answering.add(answer);
  answer.once("close", () => {
    answering.delete(answer);
    // An answer whose head was sent before the stop has promised to keep its connection open.
    if (!server.listening) setImmediate(() => server.closeIdleConnections());
  });
}

function bind(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new PortRefused(reason(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function reason({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop the program that uses it, or set API_PORT to another port.`;
  if (code === "EACCES") return `Port ${port} may not be used by this user. Set API_PORT to another port.`;
  return `Cannot listen on ${host}, port ${port} (${code}). Set HOST or API_PORT.`;
}

function close(server: Server, answering: Set<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    for (const answer of answering) answer.shouldKeepAlive = false;
    server.closeIdleConnections();
  });
}
