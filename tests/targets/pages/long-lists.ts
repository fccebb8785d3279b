import { each, inTurn, numbers, type Page } from "#tests/targets/page.ts";

const LEVELS = ["INFO", "WARN", "INFO", "ERROR", "DEBUG"];

export const logViewer: Page = {
  name: "log viewer",
  lang: "en",
  data: LEVELS.join(" "),
  html: `<div class="logs"><div class="logs-bar"><input type="text" class="logs-query" placeholder="Filter logs"><button class="logs-live" aria-pressed="false">Live tail</button><button class="logs-wrap">Wrap lines</button></div><div class="logs-scroll" style="height:300px;overflow:auto"><div class="logs-rows"></div></div></div>`,
  rows: {
    list: ".logs-rows",
    height: 24,
    shown: 14,
    count: 5000,
    row: (index) =>
      `<div class="logs-row" data-index="${index}"><button class="logs-expand" aria-label="Expand">›</button><span class="logs-time">09:${String(10 + (index % 50))}:${String(10 + ((index * 7) % 50))}.${100 + (index % 900)}</span><span class="logs-level">${inTurn(LEVELS, index)}</span><span class="logs-text">job ${7000 + index * 13} took ${index % 97} ms</span><button class="logs-copy" aria-label="Copy line">⧉</button></div>`,
  },
  targets: {
    ".logs-row:nth-child(5) .logs-expand": "Unfold",
    ".logs-row:nth-child(9) .logs-copy": "Take this line",
    ".logs-live": "Follow",
  },
};

const NAMES = ["Abel", "Beth", "Cyril", "Dora", "Emil", "Fay", "Gil", "Hope", "Ivo", "Jade"];
const TOWNS = ["Aarhus", "Basel", "Cork", "Delft", "Espoo", "Faro", "Ghent"];

export const directory: Page = {
  name: "endless directory",
  lang: "en",
  data: [...NAMES, ...TOWNS].join(" "),
  html: `<main class="directory"><h1>Directory</h1><label class="find">Find <input type="search" name="find"></label><div class="window" role="grid" aria-rowcount="900" style="height:420px;overflow:auto"><div class="inner"></div></div></main>`,
  rows: {
    list: ".inner",
    height: 40,
    shown: 12,
    count: 900,
    row: (index) =>
      `<div role="row" aria-rowindex="${index + 1}" class="ReactVirtualized__Grid__cell"><a href="/people/${3100 + index}">${inTurn(NAMES, index)} ${inTurn(["Moss", "Stone", "Reed"], Math.floor(index / 10))} ${index + 1}</a><span>${inTurn(TOWNS, index)}</span><button type="button">Call</button><button type="button">Write</button></div>`,
  },
  targets: {
    "[role=row]:nth-child(4) button:last-child": "Send mail",
    "[role=row]:nth-child(7) a": "G. Moss the elder",
    "[name=find]": "Look for",
  },
};

/** A long table with a sticky head: more than a thousand nodes. */
export const report: Page = {
  name: "report with a sticky head",
  lang: "en",
  html: `<div class="report"><h1>Stock</h1><div style="height:500px;overflow:auto"><table class="report-table"><thead style="position:sticky;top:0"><tr>${each(["Article", "Site", "In stock", "Ordered", "Reach"], (head, index) => `<th><button type="button" class="sort" aria-label="Sort by ${head}">${head}</button>${index === 1 ? `<select aria-label="Site"><option>All</option><option>North</option><option>South</option></select>` : ""}</th>`)}<th></th></tr></thead><tbody>${each(
    numbers(130),
    (index) =>
      `<tr><td>A-${10400 + index * 11}</td><td>${inTurn(["North", "South", "East"], index)}</td><td>${(index * 17) % 400}</td><td>${(index * 5) % 60}</td><td>${index % 40} days</td><td><button type="button" class="reorder">Reorder</button><a href="/stock/${10400 + index * 11}/history">History</a></td></tr>`,
  )}</tbody></table></div><footer class="report-foot"><button type="button">Print</button><button type="button">Send by mail</button></footer></div>`,
  targets: {
    "tbody tr:nth-child(64) .reorder": "Buy again",
    "tbody tr:nth-child(20) a": "Past",
    "thead th:nth-child(4) .sort": "On its way",
    "thead select": "Place",
  },
};
