import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";

const bytes = fs.readFileSync(createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));

/** Inter, as on the dashboard; its address carries the hash of the file. */
export const font = { bytes, hash: hashOf(bytes) };

// Colours, sizes and weights are those of app/ui/tokens.css, which a test compares.
const text = `
@font-face{font-family:Inter;font-display:swap;font-weight:100 900;src:url(inter-${font.hash}.woff2) format("woff2");unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122}
@font-face{font-family:"Inter fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}
:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;--ink:#161b26;--soft:#525d70;--line:#838e9f;--edge:#dde2e9;--act:#1f5bd6;--act-dark:#1746ab;--on-act:#fff;--bad:#b3261e;--ring:#1f5bd6}
@media (prefers-color-scheme:dark){:root{--paper:#0f131a;--card:#171c25;--ink:#e9edf4;--soft:#a6b1c2;--line:#76839a;--edge:#2d3644;--act:#86aefc;--act-dark:#b3ccff;--on-act:#0c1730;--bad:#ff9d95;--ring:#86aefc}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:.875rem/1.5 Inter,"Inter fallback",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
main{flex:1;width:100%;max-width:27rem;margin:0 auto;padding:3rem 1rem 1.5rem}
main.wide{max-width:45rem}
.brand{display:flex;align-items:center;gap:.5rem;margin:0 0 1.5rem;font-weight:600;font-size:1rem}
.brand svg{width:32px;height:32px;color:var(--act)}
.card{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:2rem;box-shadow:0 1px 2px rgb(16 24 40/.06),0 1px 3px rgb(16 24 40/.08)}
h1{margin:0 0 1rem;font-size:1.5rem;font-weight:600;line-height:1.25;letter-spacing:-.02em}
p{margin:0 0 1rem}
.soft{color:var(--soft)}
form{margin:0}
.field{margin:0 0 1rem}
label{display:block;margin:0 0 .25rem;font-size:.8125rem;font-weight:500}
.hint{margin:.25rem 0 0;color:var(--soft);font-size:.8125rem}
.error{margin:.25rem 0 0;color:var(--bad);font-size:.8125rem;font-weight:500}
input{display:block;width:100%;min-height:2.25rem;padding:.25rem .75rem;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:2.25rem;padding:.25rem .75rem;border:1px solid transparent;border-radius:8px;background:var(--act);color:var(--on-act);font:inherit;font-weight:500;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--act-dark)}
button.quiet{margin-top:.75rem;border-color:var(--line);background:transparent;color:var(--ink)}
a{color:var(--act);text-underline-offset:2px}
a:hover{color:var(--act-dark)}
a.button{color:var(--on-act)}
.below{margin:1rem 0 0}
.below h2{margin:0 0 .25rem;font-size:1rem;font-weight:600}
.below ul{margin:0;padding-inline-start:1.25rem}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.problem{margin:0 0 1rem;padding:1rem;border:2px solid var(--bad);border-radius:8px;background:var(--card)}
.problem h2{margin:0 0 .5rem;font-size:1rem;font-weight:600;line-height:1.4}
.problem ul{margin:0;padding:0;list-style:none}
.problem a{color:var(--bad);font-weight:500}
.mail{margin:0 0 16px;padding:16px;border:1px solid var(--edge);border-radius:8px}
.mail h2{margin:0 0 4px;font-size:1rem}
.mail pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
footer{padding:16px;text-align:center;font-size:.8125rem;color:var(--soft)}
footer ul{display:inline-flex;gap:16px;margin:0;padding:0;list-style:none}
@media (max-width:48rem){h1{font-size:1.25rem}}
@media (max-width:30rem){main{padding-top:1.5rem}.card{padding:1.5rem 1rem}}
@media (forced-colors:active){.card,.problem,button,.button{border:1px solid}input[aria-invalid=true]{border-width:3px}}
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5bd6"/><path d="M7 13 25 8M10 12v12M16 10.5v13.5M22 9v15" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/></svg>`;

/** The one style sheet of the realm's pages; its address carries the hash of its text, so it may be kept for ever. */
export const style = { text: text.trim(), hash: hashOf(text) };

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 12);
}
