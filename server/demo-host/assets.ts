/** The demo application's own look: warm paper and dark green, so that the player stands out against it. */
export const STYLE = `
:root{--green:#14532d;--paper:#faf8f3;--line:#ddd6c8;--ink:#26231c;--muted:#665f50}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Georgia,"Times New Roman",serif}
a{color:var(--green)}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:#fff;padding:8px}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:10px 24px;background:var(--green);color:#fff}
.top a{color:#fff;text-decoration:none}.top nav{display:flex;gap:4px;flex:1;flex-wrap:wrap}
.top nav a{padding:6px 12px;border-radius:3px}.top nav a[aria-current]{background:rgba(255,255,255,.18)}
.brand{font-size:20px}.person{font-size:14px}
main{max-width:1040px;margin:0 auto;padding:24px}
h1{font-size:28px;font-weight:400;margin:0 0 16px}h2{font-size:18px;margin:0 0 10px}
.bar{display:flex;justify-content:space-between;align-items:center;gap:16px;flex-wrap:wrap}
.box{background:#fff;border:1px solid var(--line);padding:18px}.narrow{max-width:460px}
.columns{display:grid;grid-template-columns:1fr 1fr;gap:20px;align-items:start}
.figures{display:grid;grid-template-columns:repeat(3,1fr);gap:20px;margin-bottom:20px}
.figure{background:#fff;border:1px solid var(--line);padding:14px 18px}.figure span{display:block;color:var(--muted)}.figure strong{font-size:24px;font-weight:400}
.button{display:inline-block;padding:7px 14px;border:1px solid var(--green);background:#fff;color:var(--green);font:inherit;border-radius:3px;text-decoration:none;cursor:pointer}
.button.primary{background:var(--green);color:#fff}.button.small{padding:2px 8px;font-size:13px}
.field{margin:0 0 14px}.field label{display:block;margin-bottom:3px}
input:not([type=checkbox]),select,textarea{width:100%;padding:7px 9px;font:inherit;border:1px solid #8d8573;background:#fff;border-radius:3px}
.search{display:flex;gap:8px;align-items:center;margin-bottom:14px}.search label{white-space:nowrap}.search input{max-width:320px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid var(--line)}
th,td{padding:9px 12px;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}
.stage{padding:2px 9px;border-radius:9px;background:#ece6d8;font-size:13px}.stage.customer{background:#d9ecd9}.stage.qualified{background:#e3e9f7}
.board{display:grid;grid-template-columns:repeat(4,minmax(180px,1fr));gap:14px;overflow-x:auto}
.lane{background:#f1ece0;padding:12px;min-height:320px}.deal{display:grid;gap:3px;background:#fff;border:1px solid var(--line);padding:10px;margin-bottom:10px}
.tasks,.timeline{list-style:none;margin:0 0 16px;padding:0}.tasks li,.timeline li{padding:6px 0;border-bottom:1px solid var(--line)}
.muted{color:var(--muted)}.notice{background:#d9ecd9;padding:10px 14px;margin:0 0 16px}
dialog{border:1px solid var(--line);padding:24px;width:min(420px,92vw);background:#fff}dialog::backdrop{background:rgba(30,25,10,.5)}
dialog[open]:not(:modal){position:static;margin:20px 0}
.actions{display:flex;gap:8px;justify-content:flex-end;margin:0}
@media (max-width:640px){.top nav{order:3;flex-basis:100%;margin:0 -12px}.person{margin-inline-start:auto}.columns,.figures{grid-template-columns:1fr}main{padding:16px}.search{flex-wrap:wrap}}
`;

/** The demo application's own script: the late part and the dialog. Without it, links lead to the same. */
export const SCRIPT = `
const late = document.querySelector("[data-late]");
if (late) setTimeout(async () => {
  const answer = await fetch(late.dataset.late + "?part=1");
  if (!answer.ok) return;
  const body = new DOMParser().parseFromString(await answer.text(), "text/html").body;
  late.querySelector("p").replaceWith(...body.childNodes);
}, 1500);
for (const opener of document.querySelectorAll("[data-dialog]")) {
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById(opener.dataset.dialog).showModal();
  });
}
for (const closer of document.querySelectorAll("[data-close]")) {
  closer.addEventListener("click", (event) => {
    const dialog = closer.closest("dialog");
    if (!dialog.matches(":modal")) return;
    event.preventDefault();
    dialog.close();
  });
}
`;
