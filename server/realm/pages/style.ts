import { createHash } from "node:crypto";

const text = `
:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;--ink:#161b26;--soft:#525d70;--line:#838e9f;--edge:#dde2e9;--act:#1f5bd6;--act-dark:#1746ab;--on-act:#fff;--bad:#b3261e;--bad-paper:#fdeceb;--ring:#1f5bd6}
@media (prefers-color-scheme:dark){:root{--paper:#0f131a;--card:#171c25;--ink:#e9edf4;--soft:#a6b1c2;--line:#76839a;--edge:#2d3644;--act:#86aefc;--act-dark:#b3ccff;--on-act:#0c1730;--bad:#ff9d95;--bad-paper:#401a18;--ring:#86aefc}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{flex:1;width:100%;max-width:432px;margin:0 auto;padding:48px 16px 24px}
main.wide{max-width:720px}
.brand{display:flex;align-items:center;gap:8px;margin:0 0 24px;font-weight:700;font-size:1.125rem;letter-spacing:-.01em}
.brand svg{width:32px;height:32px;color:var(--act)}
.card{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:32px;box-shadow:0 1px 2px rgb(16 24 40/.06),0 8px 24px rgb(16 24 40/.06)}
h1{margin:0 0 16px;font-size:1.5rem;line-height:1.25;letter-spacing:-.015em}
p{margin:0 0 16px}
.soft{color:var(--soft)}
form{margin:0}
.field{margin:0 0 16px}
label{display:block;margin:0 0 4px;font-weight:600}
.hint{margin:0 0 4px;color:var(--soft);font-size:.875rem}
.error{margin:0 0 4px;color:var(--bad);font-size:.875rem;font-weight:600}
input{display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;font:inherit}
input[aria-invalid=true]{border:2px solid var(--bad)}
button,.button{display:inline-block;width:100%;min-height:44px;padding:8px 16px;border:1px solid transparent;border-radius:8px;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--act-dark)}
button.quiet{margin-top:12px;border-color:var(--line);background:transparent;color:var(--ink)}
a{color:var(--act);text-underline-offset:2px}
a:hover{color:var(--act-dark)}
a.button{color:var(--on-act)}
.below{margin:16px 0 0}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.problem{margin:0 0 24px;padding:16px;border:2px solid var(--bad);border-radius:8px;background:var(--bad-paper)}
.problem h2{margin:0 0 4px;font-size:1rem}
.problem ul{margin:0;padding:0;list-style:none}
.problem a{color:var(--bad);font-weight:600}
.mail{margin:0 0 16px;padding:16px;border:1px solid var(--edge);border-radius:8px}
.mail h2{margin:0 0 4px;font-size:1rem}
.mail pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
footer{padding:16px;text-align:center;font-size:.875rem;color:var(--soft)}
footer ul{display:inline-flex;gap:16px;margin:0;padding:0;list-style:none}
@media (max-width:480px){main{padding-top:24px}.card{padding:24px 16px}}
@media (forced-colors:active){.card,.problem,button,.button{border:1px solid}}
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5bd6"/><path d="M7 13 25 8M10 12v12M16 10.5v13.5M22 9v15" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/></svg>`;

/** The one style sheet of the realm's pages; its address carries the hash of its text, so it may be kept for ever. */
export const style = { text: text.trim(), hash: createHash("sha256").update(text).digest("base64url").slice(0, 12) };
