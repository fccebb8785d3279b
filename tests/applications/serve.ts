import fs from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Answer, Application } from "./application.ts";

const TYPES: Record<string, string> = {
  ...{ ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".json": "application/json", ".svg": "image/svg+xml" },
  ...{
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".ttf": "font/ttf",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
  },
};

/** A release of an application at an address of its own, with the files of its package from `folder`. */
export async function serve(application: Application, folder: string): Promise<{ origin: string; close(): void }> {
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, "http://application.localhost");
    const asked = { path: decodeURIComponent(pathname), accept: request.headers.accept ?? "", body: await bodyOf(request) };
    send(response, application.answer(asked), folder);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // Browsers keep names that end in `localhost` to this machine, and trust them as they do https.
  const origin = `http://application.localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const bodyOf = (request: IncomingMessage) => (request.method === "POST" ? text(request) : "");

function send(response: ServerResponse, said: Answer | undefined, folder: string): void {
  const reply = (type: string, body: string | Buffer) => response.setHeader("Content-Type", `${type}; charset=utf-8`).end(body);
  if (said && "html" in said) return void reply("text/html", said.html);
  if (said && "json" in said) return void reply("application/json", JSON.stringify(said.json));
  const file = said && path.join(folder, said.file);
  if (!file || !fs.existsSync(file) || !fs.statSync(file).isFile()) return void response.writeHead(404).end();
  response.setHeader("Cache-Control", "max-age=3600");
  reply(TYPES[path.extname(file)] ?? "application/octet-stream", fs.readFileSync(file));
}
