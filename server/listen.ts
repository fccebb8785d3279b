import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

const GRACE_MS = 8_000;

/** The port cannot be had; the message says why in one line. */
export class PortRefused extends Error {}

/**
 * Serves the API on a port. `close` stops accepting, lets running requests finish for up to eight seconds, and resolves
 * when the last is gone.
 */
export async function listen(at: { host: string; port: number }, api: Hono) {
  const server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }));
  // Longer than the idle time of the proxies in front, so that none sends a request into a connection that just closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  await bind(server, at);
  return { port: (server.address() as { port: number }).port, close: () => close(server) };
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
