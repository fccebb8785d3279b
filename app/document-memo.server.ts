import { randomBytes } from "node:crypto";
import { serialize } from "node:v8";
import type { EntryContext } from "@remix-run/node";
import { BoundedMap } from "./bounded-map.ts";

/** Stands for the nonce while a document is rendered; nobody outside of this process ever sees it. */
export const NONCE_MARK = randomBytes(24).toString("base64url");

const documents = new BoundedMap<string, Buffer[]>(200);

/**
 * Names everything that a document is made from: address, language and the data of every loader, whose it is included. Rendering is a
 * function of these alone, so the same name means the same document. Null for what is not worth keeping: failures and answers to forms.
 */
export function documentName(request: Request, language: string, { staticHandlerContext }: EntryContext): string | null {
  const { loaderData, actionData, errors, statusCode } = staticHandlerContext;
  if (request.method !== "GET" || statusCode !== 200 || actionData || errors) return null;
  try {
    return serialize([request.url, language, loaderData]).toString("latin1");
  } catch {
    // Data that cannot be told apart by its content, as a promise.
    return null;
  }
}

export function rememberDocument(name: string | null, html: string): void {
  if (name === null) return;
  documents.set(
    name,
    html.split(NONCE_MARK).map((part) => Buffer.from(part)),
  );
}

/** The document of that name with a nonce of its own. */
export function knownDocument(name: string | null, nonce: string): Uint8Array<ArrayBuffer> | undefined {
  const parts = name === null ? undefined : documents.get(name);
  if (!parts) return undefined;
  const own = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [own, part])));
}
