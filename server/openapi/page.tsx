/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { CONTRACT } from "#app/contracts/all.ts";
import type { Access, Call } from "#app/contracts/call.ts";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{background:#fff;color:#161b26;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2.5rem;text-transform:capitalize}table{border-collapse:collapse;width:100%}
caption{position:absolute;clip-path:inset(50%)}th,td{text-align:start;padding:.5rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}
code{font:.875rem ui-monospace,monospace;overflow-wrap:anywhere}a{color:#0b57d0}@media(prefers-color-scheme:dark){body{background:#0f131a;color:#e9edf4}a{color:#a8c7fa}}a:focus-visible{outline:3px solid;outline-offset:2px}`;

/** The list of calls for people to read: no script, nothing loaded from elsewhere. */
export function DocsPage({ nonce }: { nonce: string }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Handrail API</title>
        <style nonce={nonce}>{raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>Handrail API</h1>
          <p>
            Send a token as <code>Authorization: Bearer …</code>. Refusals are problem documents (RFC 9457). A write with an{" "}
            <code>Idempotency-Key</code> that you choose takes effect only once, however often it is sent within a day. Full bodies and
            answers: <a href="/openapi.json">openapi.json</a>.
          </p>
          {Object.entries(CONTRACT).map(([noun, table]) => (
            <section key={noun}>
              <h2>{noun}</h2>
              <table>
                <caption>Calls of {noun}</caption>
                <thead>
                  <tr>
                    <th scope="col">Call</th>
                    <th scope="col">What it does</th>
                    <th scope="col">Who may</th>
                  </tr>
                </thead>
                <tbody>
                  {Object.values(table).map((call) => (
                    <CallRow key={`${call.method} ${call.path}`} call={call} />
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function CallRow({ call }: { call: Call }) {
  return (
    <tr>
      <td>
        <code>
          {call.method} {call.path}
        </code>
      </td>
      <td>{call.summary}</td>
      <td>{who(call.access)}</td>
    </tr>
  );
}

function who(access: Access): string {
  if (typeof access === "string") return { public: "Anybody", manager: "Anybody signed in", super: "Super admins" }[access];
  if ("view" in access) return `Who may view ${access.view}`;
  if ("edit" in access) return `Who may edit ${access.edit}`;
  return `Who may edit the item of ${access.item}`;
}
