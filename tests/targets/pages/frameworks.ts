import { each, numbers, type Page } from "#tests/targets/page.ts";

export const angular: Page = {
  name: "Angular list",
  lang: "en",
  data: "Ava Noah Mia Leo Zoe",
  html: `<app-root _nghost-ng-c{n:root}="" ng-version="18.0.2"><mat-toolbar _ngcontent-ng-c{n:root}="" class="mat-toolbar mat-primary"><button mat-icon-button="" class="mdc-icon-button mat-mdc-icon-button" aria-label="Toggle navigation"><mat-icon role="img" class="mat-icon notranslate material-icons" aria-hidden="true">menu</mat-icon></button><span>Shifts</span><button mat-icon-button="" class="mdc-icon-button mat-mdc-icon-button"><mat-icon role="img" class="mat-icon notranslate material-icons" aria-hidden="true">notifications</mat-icon></button></mat-toolbar><app-shifts _nghost-ng-c{n:sh}="">${each(
    ["Ava", "Noah", "Mia", "Leo", "Zoe"],
    (person, index) =>
      `<mat-card _ngcontent-ng-c{n:sh}="" class="mat-mdc-card mdc-card ng-star-inserted"><mat-card-title class="mat-mdc-card-title">${person}</mat-card-title><mat-card-subtitle>Shift ${index + 6}:00</mat-card-subtitle><mat-card-actions class="mat-mdc-card-actions"><button _ngcontent-ng-c{n:sh}="" mat-button="" class="mdc-button mat-mdc-button mat-unthemed"><span class="mdc-button__label">SWAP</span></button><button _ngcontent-ng-c{n:sh}="" mat-button="" color="warn" class="mdc-button mat-mdc-button mat-warn"><span class="mdc-button__label">CANCEL</span></button></mat-card-actions></mat-card>`,
  )}<button _ngcontent-ng-c{n:sh}="" mat-fab="" class="mdc-fab mat-mdc-fab"><mat-icon class="material-icons">add</mat-icon></button></app-shifts></app-root>`,
  targets: {
    "mat-card:nth-of-type(3) [color=warn]": "DROP",
    "mat-toolbar button:first-child": "Side bar",
    "[mat-fab]": "plus",
  },
};

export const vue: Page = {
  name: "Vue task list",
  lang: "en",
  html: `<div id="app" data-v-app=""><header data-v-{h:app}=""><h1 data-v-{h:app}="">Tasks</h1></header><div data-v-{h:list}="" class="el-card is-always-shadow"><div class="el-input el-input-group" data-v-{h:list}=""><input class="el-input__inner" type="text" autocomplete="off" id="el-id-{n:a}-0" placeholder="What is to be done?"><button class="el-button el-button--primary" type="button"><span>Add</span></button></div><ul data-v-{h:list}="">${each(
    ["Order paint", "Call the plumber", "Measure the hall", "Return the ladder", "Pay the deposit"],
    (task, index) =>
      `<li data-v-{h:item}="" class="task"><label class="el-checkbox" data-v-{h:item}=""><span class="el-checkbox__input"><input class="el-checkbox__original" type="checkbox"></span><span class="el-checkbox__label">${task}</span></label><span data-v-{h:item}="" class="due">in ${index + 2} days</span><button data-v-{h:item}="" class="el-button is-text" type="button"><i class="el-icon"><svg viewBox="0 0 1024 1024" width="14" height="14"><path d="M160 256H96a32 32 0 010-64z"></path></svg></i></button></li>`,
  )}</ul><div class="el-pagination" data-v-{h:list}=""><button type="button" class="btn-prev" aria-label="Go to previous page" disabled>‹</button>${each([1, 2, 3], (page) => `<span class="el-pager number" tabindex="0" role="button">${page}</span>`)}<button type="button" class="btn-next" aria-label="Go to next page">›</button></div></div></div>`,
  targets: {
    "li:nth-child(3) > button": "-",
    "li:nth-child(2) input": "Ring Mr Pipes",
    ".el-input input": "Next job",
    ".btn-next": "Further",
  },
};

export const react: Page = {
  name: "React form",
  lang: "en",
  html: `<div id="root"><form class="space-y-6">${each(
    ["Workspace name", "Address", "Contact"],
    (label, index) =>
      `<div class="field"><label for=":r{h:f${index}}:" class="label">${label}</label><input id=":r{h:f${index}}:" aria-describedby=":r{h:f${index}}:-hint" class="input" type="text"><p id=":r{h:f${index}}:-hint" class="hint">You can change it later.</p></div>`,
  )}<div class="field"><span id=":r{h:lb}:" class="label">Region</span><button type="button" role="combobox" aria-labelledby=":r{h:lb}:" aria-expanded="false" aria-controls=":r{h:lbx}:" class="select">Europe (Frankfurt)</button></div><fieldset><legend>Plan</legend>${each(["Free", "Pro"], (plan, index) => `<div class="radio"><input type="radio" id=":r{h:pl${index}}:" name=":r{h:plan}:"><label for=":r{h:pl${index}}:">${plan}</label></div>`)}</fieldset><div class="buttons"><button type="button" class="secondary">Discard</button><button type="submit" class="primary">Create workspace</button></div></form></div>`,
  targets: {
    ".field:nth-child(2) input": "Web location",
    "[role=combobox]": "Data centre",
    ".radio:nth-of-type(2) input": "Paid",
    "[type=submit]": "Set it up",
  },
};

export const svelte: Page = {
  name: "emotion table of keys",
  lang: "en",
  html: `<div class="css-{h:w}"><div class="css-{h:hd}"><h2 class="chakra-heading css-{h:hg}">API keys</h2><button type="button" class="chakra-button css-{h:bt}"><span class="chakra-button__icon css-{h:ic}"><svg viewBox="0 0 24 24" width="14" height="14"><path d="M0 12h24M12 0v24"></path></svg></span>Create key</button></div><div class="chakra-table__container css-{h:tc}"><table class="chakra-table css-{h:tb}"><thead class="css-{h:n}"><tr class="css-{h:n}"><th class="css-{h:th}">Name</th><th class="css-{h:th}">Key</th><th class="css-{h:th}">Active</th><th class="css-{h:th}"></th></tr></thead><tbody class="css-{h:n}">${each(
    ["Production", "Staging", "Partner", "Scripts"],
    (key, index) =>
      `<tr class="css-{h:n}"><td class="css-{h:td}">${key}</td><td class="css-{h:td}"><code>hr_${each(numbers(4), (digit) => String((digit * 7 + index * 3) % 10))}…</code><button type="button" class="chakra-button css-{h:cp}" aria-label="Copy key">⧉</button></td><td class="css-{h:td}"><label class="chakra-switch css-{h:sw}"><input type="checkbox" class="chakra-switch__input" checked><span class="chakra-switch__track css-{h:tr}"></span></label></td><td class="css-{h:td}"><button type="button" class="chakra-button css-{h:rv}">Revoke</button></td></tr>`,
  )}</tbody></table></div></div>`,
  targets: {
    "tbody tr:nth-child(3) td:last-child button": "Withdraw",
    "tbody tr:nth-child(2) [aria-label]": "To the clipboard",
    "tbody tr:nth-child(4) input": "-",
    "h2 ~ button": "Another key",
  },
};
