import fs from "node:fs"; import path from "node:path"; import { gzipSync } from "node:zlib";
const folder = "build/client/assets"; const file = fs.readdirSync(folder).find((n) => /^manifest-\w+\.js$/.test(n))!;
const m = JSON.parse(fs.readFileSync(path.join(folder, file), "utf8").replace(/^window\.__remixManifest=|;$/g, ""));
const gz = (f: string) => gzipSync(fs.readFileSync("build/client/" + f.replace(/#.*$/, "").replace(/^\/static\//, ""))).length / 1024;
const par = (r: any): any[] => r.parentId ? [...par(m.routes[r.parentId]), r] : [r];
const out = Object.values(m.routes).map((r: any) => { const fs2 = [...new Set([m.entry, ...par(r)].flatMap((x: any) => [x.module, ...(x.imports ?? [])]).map((a: string) => a.replace(/#.*$/, "")))]; return [r.id, fs2.reduce((s, f) => s + gz(f), 0), fs2.map((f) => f.replace("/static/assets/", "").slice(0, 14) + "=" + gz(f).toFixed(1)).join(" ")] as const; }).sort((a, b) => b[1] - a[1]);
for (const [a, b, c] of out.slice(0, Number(process.argv[2] ?? 12))) console.log(b.toFixed(1), a, "\n    ", c);
