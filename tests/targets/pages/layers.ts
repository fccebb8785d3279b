import { each, type Page } from "#tests/targets/page.ts";

export const confirmDialog: Page = {
  name: "native dialog",
  lang: "en",
  html: `<main><h1>Team</h1><table><tbody>${each(
    ["Ines Pohl", "Jack Amadi", "Kaya Stern", "Liam Byrne"],
    (person) =>
      `<tr><td>${person}</td><td>Editor</td><td><button type="button">Change role</button> <button type="button">Remove</button></td></tr>`,
  )}</tbody></table><button type="button" class="primary">Invite</button></main>
<dialog open id="remove-member" aria-labelledby="remove-title"><form method="dialog"><h2 id="remove-title">Remove Jack Amadi?</h2><p>What he wrote stays. You can invite him again.</p><label><input type="checkbox" name="notify" checked> Tell him by email</label><p><label>Hand his tasks to <select name="heir"><option>Ines Pohl</option><option>Kaya Stern</option></select></label></p><menu><button value="cancel">Cancel</button><button value="remove" class="danger">Remove</button></menu></form></dialog>`,
  data: "Ines Pohl Jack Amadi Kaya Stern Liam Byrne",
  targets: { "dialog .danger": "Take off the team", "dialog select": "New owner", "dialog [name=notify]": "Send a message" },
};

export const filterPopover: Page = {
  name: "popover of filters",
  lang: "en",
  html: `<main><header><h1>Orders</h1><button type="button" popovertarget="filters" class="pill">Filters</button><button type="button" class="pill">Sort</button></header><ul class="orders">${each(
    [71, 72, 73, 74, 75],
    (number) => `<li><a href="/orders/${number}">Order ${number}</a><span>Packed</span><button type="button">Ship</button></li>`,
  )}</ul></main><div id="filters" popover="manual"><h2>Filters</h2><fieldset><legend>State</legend>${each(["New", "Packed", "Shipped", "Returned"], (state) => `<label><input type="checkbox" name="state" value="${state.toLowerCase()}">${state}</label>`)}</fieldset><fieldset><legend>Ordered</legend><label>From <input type="date" name="from"></label><label>To <input type="date" name="to"></label></fieldset><button type="reset">Clear</button><button type="submit">Show orders</button></div>`,
  targets: {
    "#filters [type=submit]": "Use these",
    "#filters [value=shipped]": "On its way",
    "#filters [name=to]": "Until",
    ".orders li:nth-child(3) button": "Hand to courier",
  },
};

export const drawer: Page = {
  name: "drawer with tabs",
  lang: "en",
  html: `<div class="shell"><main class="shell__main"><h1>Warehouse</h1><div class="tiles">${each(["Inbound", "Storage", "Picking", "Outbound"], (tile, index) => `<div class="tile"><h2>${tile}</h2><strong>${index * 37 + 12}</strong><button class="link">Details</button></div>`)}</div></main>
<aside class="drawer drawer--open" role="complementary" aria-label="Picking details"><header class="drawer__head"><h2>Picking</h2><button class="drawer__close" aria-label="Close">✕</button></header><div class="tabs" role="tablist">${each(["Today", "Backlog", "Staff"], (tab, index) => `<button role="tab" id="tab-${tab.toLowerCase()}" aria-controls="panel-${tab.toLowerCase()}" aria-selected="${index === 0}">${tab}</button>`)}</div><div role="tabpanel" id="panel-today" aria-labelledby="tab-today"><ul>${each([401, 402, 403, 404], (wave) => `<li>Wave ${wave}<button>Release</button><button>Hold</button></li>`)}</ul><button class="button--wide">Release all</button></div></aside></div>`,
  targets: {
    "aside li:nth-child(2) button:nth-of-type(2)": "Keep back",
    ".button--wide": "Let everything go",
    ".drawer__close": "Hide",
    "#tab-backlog": "Waiting",
  },
};
