import { each, numbers, type Page } from "#tests/targets/page.ts";

export const analytics: Page = {
  name: "dashboard of cards",
  lang: "en",
  html: `<div class="dashboard-container"><div class="page-toolbar" role="toolbar" aria-label="Dashboard"><button aria-label="Add panel" type="button" class="css-{h:tb}">＋</button><button aria-label="Save dashboard" type="button" class="css-{h:tb}">💾</button><button aria-label="Dashboard settings" type="button" class="css-{h:tb}">⚙</button><button data-testid="time-picker" type="button" class="css-{h:tb}">Last 6 hours</button><button aria-label="Zoom out time range" type="button" class="css-{h:tb}">−</button></div><div class="react-grid-layout">${each(
    ["Requests", "Errors", "Latency", "Memory", "Queue", "Disk"],
    (panel, index) =>
      `<div class="react-grid-item" style="transform: translate(0px, ${index * 4}px)"><section class="panel-container css-{h:pc}" aria-label="${panel} panel"><div class="panel-header"><h2 class="css-{h:pt}" title="${panel}">${panel}</h2><button type="button" class="css-{h:pm}" aria-label="Menu" title="Menu"><svg width="16" height="16" viewBox="0 0 24 24"><path d="M12 7a2 2 0 10-2-2z"></path></svg></button></div><svg width="200" height="80"><path d="M0 ${index * 9}L200 10"></path></svg><ul class="legend">${each(["p50", "p95"], (line) => `<li><button class="css-{h:lg}">${line}</button></li>`)}</ul></section></div>`,
  )}</div></div>`,
  targets: {
    ".react-grid-item:nth-child(4) .panel-header button": "Panel choices",
    "[data-testid=time-picker]": "Since midnight",
    "[role=toolbar] > button:nth-child(3)": "Options",
    ".react-grid-item:nth-child(2) li:nth-child(2) button": "slowest",
  },
};

export const adminHome: Page = {
  name: "admin home",
  lang: "en",
  html: `<div class="wrapper"><aside class="main-sidebar"><ul class="nav nav-sidebar">${each(["Overview", "Members", "Payments", "Content", "Logs"], (item) => `<li class="nav-item"><a href="/admin/${item.toLowerCase()}" class="nav-link"><i class="far fa-circle nav-icon"></i><p>${item}</p></a></li>`)}</ul></aside><div class="content-wrapper"><div class="row">${each(["New orders", "Bounce rate", "Registrations", "Visitors"], (box, index) => `<div class="col-lg-3"><div class="small-box bg-info"><div class="inner"><h3>${index * 53 + 44}</h3><p>${box}</p></div><a href="#" class="small-box-footer">More info <i class="fas fa-arrow-circle-right"></i></a></div></div>`)}</div>
<div class="card"><div class="card-header"><h3 class="card-title">Sales</h3><div class="card-tools"><button type="button" class="btn btn-tool" data-card-widget="collapse"><i class="fas fa-minus">–</i></button><button type="button" class="btn btn-tool" data-card-widget="remove"><i class="fas fa-times">×</i></button></div></div><div class="card-body">Chart</div></div><div class="card"><div class="card-header"><h3 class="card-title">Direct chat</h3><div class="card-tools"><button type="button" class="btn btn-tool" data-card-widget="collapse"><i class="fas fa-minus">–</i></button><button type="button" class="btn btn-tool" data-card-widget="remove"><i class="fas fa-times">×</i></button></div></div><div class="card-footer"><form action="#" method="post"><div class="input-group"><input type="text" name="message" placeholder="Type message ..." class="form-control"><button type="button" class="btn btn-primary">Send</button></div></form></div></div></div></div>`,
  targets: {
    ".col-lg-3:nth-child(3) a": "Learn more",
    ".card:nth-of-type(3) [data-card-widget=collapse]": "▼",
    "[name=message]": "Say something",
    ".main-sidebar li:nth-child(3) a": "Money",
  },
};

/** More than a thousand nodes. */
export const monitor: Page = {
  name: "wall of monitors",
  lang: "en",
  html: `<div class="wall"><header><h1>Machines</h1><label>Show only <select name="only"><option>All</option><option>Down</option></select></label><button class="silence">Silence alarms</button></header><div class="wall-grid">${each(
    numbers(110),
    (index) =>
      `<div class="host ${index % 13 === 5 ? "host--down" : "host--up"}"><div class="host-top"><span class="dot"></span><span class="host-name">web-${String(index + 1).padStart(3, "0")}</span></div><div class="host-figures"><span>${(index * 7) % 100} %</span><span>${(index * 3) % 64} GB</span></div><div class="host-acts"><button class="act">Restart</button><button class="act">Open log</button></div></div>`,
  )}</div></div>`,
  targets: {
    ".host:nth-child(42) .act:nth-child(1)": "Boot again",
    ".host:nth-child(97) .act:nth-child(2)": "Journal",
    ".silence": "Mute",
  },
};
