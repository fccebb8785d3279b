/** @jsxImportSource hono/jsx */
import { randomBytes } from "node:crypto";
import type { Api } from "#server/http/on.ts";
import { openApiDocument } from "./document.ts";
import { DocsPage } from "./page.tsx";

export function openApiRoutes({ app, parts }: Api): void {
  const document = openApiDocument(parts.env.API_URL);
  app.get("/openapi.json", (context) => context.json(document, 200, { "cache-control": "public, max-age=300" }));
  app.get("/docs", (context) => {
    const nonce = randomBytes(16).toString("base64url");
    context.header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return context.html(`<!doctype html>${(<DocsPage nonce={nonce} />).toString()}`);
  });
}
