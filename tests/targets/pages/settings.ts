import { each, type Page } from "#tests/targets/page.ts";

const card = (title: string, fields: [string, string][]) =>
  `<div class="settings-card"><h2>${title}</h2>${each(fields, ([label, type]) => `<div class="form-row"><label>${label}<input type="${type}" class="form-input"></label></div>`)}<div class="card-actions"><button type="button" class="btn">Cancel</button><button type="button" class="btn btn-primary">Save</button></div></div>`;

export const profile: Page = {
  name: "settings in cards",
  lang: "en",
  html: `<div class="settings"><h1>Settings</h1>${card("Profile", [
    ["First name", "text"],
    ["Last name", "text"],
  ])}${card("Password", [
    ["Old password", "password"],
    ["New password", "password"],
  ])}${card("Notifications", [
    ["Daily mail at", "time"],
    ["Send to", "email"],
  ])}</div>`,
  targets: {
    ".settings-card:nth-of-type(1) .btn-primary": "Keep",
    ".settings-card:nth-of-type(3) .btn-primary": "Keep",
    ".settings-card:nth-of-type(2) .form-row:nth-of-type(2) input": "Fresh secret",
  },
};

export const notifications: Page = {
  name: "notification matrix",
  lang: "en",
  html: `<form id="notification_settings" action="/settings/notifications" method="post"><h1>Notifications</h1><table><thead><tr><th>When</th><th>Email</th><th>Push</th><th>Text message</th></tr></thead><tbody>${each(
    ["Somebody mentions me", "A task is due", "A comment is added", "A file is shared", "The weekly report is ready"],
    (event, index) =>
      `<tr><th scope="row" id="ev${index}">${event}</th>${each(["mail", "push", "sms"], (way) => `<td><input type="checkbox" name="notify[${index}][${way}]" value="1" aria-labelledby="ev${index} way-${way}"></td>`)}</tr>`,
  )}</tbody></table><p hidden><span id="way-mail">Email</span><span id="way-push">Push</span><span id="way-sms">Text message</span></p><fieldset><legend>Quiet hours</legend><label for="quiet_from">From</label><input type="time" id="quiet_from" name="quiet[from]" value="20:00"><label for="quiet_to">To</label><input type="time" id="quiet_to" name="quiet[to]" value="07:00"></fieldset><button type="submit" name="commit">Save notifications</button><a href="/settings">Back to settings</a></form>`,
  targets: {
    "tbody tr:nth-child(3) td:nth-child(3) input": "Remarks by push",
    "#quiet_to": "Until",
    "[name=commit]": "Store choices",
  },
};

export const appearance: Page = {
  name: "switches and sliders",
  lang: "en",
  html: `<main class="prefs"><h1>Appearance</h1>${each(
    ["Dark mode", "Compact rows", "Large text", "Reduce motion", "Show tips"],
    (name, index) =>
      `<div class="pref"><div class="pref-text"><p class="pref-name" id="p{n:p${index}}">${name}</p><p class="pref-hint">For this device only.</p></div><button role="switch" aria-checked="${index % 2 === 0}" aria-labelledby="p{n:p${index}}" class="switch" type="button" style="width:40px;height:20px"><span class="thumb"></span></button></div>`,
  )}<div class="pref"><label for="zoom">Zoom</label><input type="range" id="zoom" min="50" max="200" value="100"></div><div class="pref" role="radiogroup" aria-label="Accent colour">${each(["Blue", "Green", "Plum", "Rust"], (colour) => `<div role="radio" tabindex="0" aria-checked="false" aria-label="${colour}" class="swatch" style="width:24px;height:24px"></div>`)}</div><footer><button type="button" class="text">Restore defaults</button></footer></main>`,
  targets: {
    ".pref:nth-of-type(3) [role=switch]": "Bigger letters",
    "[role=radio]:nth-child(3)": "Aubergine",
    "#zoom": "Size",
    "footer button": "Start over",
  },
};
