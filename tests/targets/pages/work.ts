import { each, inTurn, numbers, type Page } from "#tests/targets/page.ts";

const ROLES = ["Viewer", "Author", "Editor", "Auditor", "Admin"];
const RIGHTS = ["Read guides", "Write guides", "Publish", "Delete", "Manage people", "See figures", "Export data", "Change billing"];

export const permissions: Page = {
  name: "permissions matrix",
  lang: "en",
  html: `<div class="perm"><div class="perm-head"><h1>Roles and permissions</h1><button class="pill">Add role</button></div><table class="perm-table"><thead><tr><th>Permission</th>${each(ROLES, (role) => `<th scope="col">${role} <button class="tiny" aria-label="Edit role ${role}">✎</button></th>`)}</tr></thead><tbody>${each(RIGHTS, (right) => `<tr><th scope="row">${right}</th>${each(ROLES, (role, index) => `<td><input type="checkbox" aria-label="${right}: ${role}" ${index > 2 ? "checked" : ""}></td>`)}</tr>`)}</tbody></table><div class="perm-foot"><button class="pill">Discard</button><button class="pill pill-dark">Save permissions</button></div></div>`,
  targets: {
    "tbody tr:nth-child(3) td:nth-child(4) input": "May go live",
    "thead th:nth-child(5) button": "Alter",
    ".pill-dark": "Keep it so",
  },
};

export const tickets: Page = {
  name: "queue of tickets",
  lang: "en",
  html: `<div class="Layout"><div class="Layout-side"><ul class="Views">${each(["Unassigned", "Mine", "Waiting", "Solved"], (view, index) => `<li><a href="/agent/filters/${36000 + index}">${view}</a><span>${index * 5 + 2}</span></li>`)}</ul></div><div class="Layout-main"><div class="Bulk"><button data-test-id="bulk-assign">Assign</button><button data-test-id="bulk-merge">Merge</button><button data-test-id="play">Play</button></div><div role="table">${each(numbers(8), (index) => `<div role="row" class="Row" data-test-id="ticket-row"><span role="cell"><input type="checkbox" aria-label="Select ticket ${810 + index}"></span><span role="cell"><a href="/agent/tickets/${810 + index}" data-test-id="ticket-link">${inTurn(["Cannot print", "Wrong address", "Refund", "Broken link"], index)} #${810 + index}</a></span><span role="cell">${inTurn(["low", "high"], index)}</span><span role="cell"><button data-test-id="take">Take it</button></span></div>`)}</div></div></div>`,
  targets: {
    "[role=row]:nth-child(4) [data-test-id=take]": "Mine now",
    "[role=row]:nth-child(6) a": "Postal trouble",
    "[data-test-id=bulk-merge]": "Join",
    ".Views li:nth-child(3) a": "On hold",
  },
};

export const pipeline: Page = {
  name: "pipeline of builds",
  lang: "en",
  html: `<turbo-frame id="repo-content-turbo-frame"><div class="repository-content"><div class="Subhead"><h2 class="Subhead-heading">Deploy to staging #418</h2><div class="Subhead-actions"><button type="button" class="Button--secondary Button--medium Button" id="dialog-show-rerun-{n:d}"><span class="Button-content"><span class="Button-label">Re-run all jobs</span></span></button><action-menu data-select-variant="none"><button id="action-menu-{h:am}-button" aria-haspopup="true" aria-labelledby="tooltip-{h:tt}" type="button" class="Button Button--iconOnly"><svg class="octicon" width="16" height="16" viewBox="0 0 16 16"><path d="M8 9a1.5 1.5 0 100-3z"></path></svg></button><tool-tip id="tooltip-{h:tt}" for="action-menu-{h:am}-button" popover="manual">More options</tool-tip></action-menu></div></div><div class="jobs">${each(["lint", "types", "unit", "browser", "publish"], (job, index) => `<div class="job" data-job-name="${job}"><span class="job-state">${index === 3 ? "failed" : "passed"}</span><a href="/runs/418/job/${9900 + index}">${job}</a><span>${index + 1}m 0${index}s</span><button class="job-rerun" type="button" aria-label="Re-run ${job}">↻</button></div>`)}</div><div class="artifacts"><h3>Artifacts</h3>${each(["report", "screens"], (file) => `<div class="artifact"><span>${file}</span><button class="btn-octicon" aria-label="Delete artifact">🗑</button></div>`)}</div></div></turbo-frame>`,
  data: "lint types unit browser publish",
  targets: {
    "[data-job-name=browser] button": "Once more",
    ".Subhead-actions > button": "Try everything again",
    ".artifact:nth-of-type(2) button": "Drop",
    "action-menu button": "Further",
  },
};

export const patient: Page = {
  name: "patient record",
  lang: "en",
  html: `<div class="emr"><div class="emr-banner"><strong>Moreau, Alice</strong><span>12-04-1958</span><button class="emr-btn">Allergies</button></div><div class="emr-tabs">${each(["Summary", "Medication", "Results", "Letters"], (tab) => `<span class="emr-tab" tabindex="0">${tab}</span>`)}</div><div class="emr-body"><table class="meds"><caption>Current medication</caption><tbody>${each(["Bisoprolol 5 mg", "Ramipril 10 mg", "Aspirin 100 mg", "Metformin 850 mg"], (drug) => `<tr><td>${drug}</td><td>once a day</td><td><button class="emr-btn">Stop</button><button class="emr-btn">Change</button><button class="emr-btn">Renew</button></td></tr>`)}</tbody></table><fieldset><legend>Vital signs</legend><label>Pulse <input name="pulse" type="number"></label><label>Weight <input name="weight" type="number"></label><label>Temperature <input name="temp" type="number"></label><button class="emr-btn">Store</button></fieldset></div></div>`,
  data: "Moreau Alice Bisoprolol Ramipril Aspirin Metformin",
  targets: {
    "tbody tr:nth-child(2) button:nth-child(3)": "Prescribe again",
    ".emr-tab:nth-child(3)": "Lab",
    "[name=temp]": "Fever",
    "fieldset button": "Write down",
  },
};
