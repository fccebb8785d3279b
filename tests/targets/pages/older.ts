import { each, numbers, type Page } from "#tests/targets/page.ts";

export const ember: Page = {
  name: "Ember members",
  lang: "en",
  data: "Kim Lou Max Nia Ola",
  html: `<div id="ember{n:app}" class="ember-view"><section class="gh-canvas"><header class="gh-canvas-header"><h2 class="gh-canvas-title">Members</h2><section class="view-actions"><button class="gh-btn gh-btn-icon" type="button" data-test-button="members-actions"><span>⚙</span></button><a id="ember{n:new}" class="ember-view gh-btn gh-btn-primary" href="#/members/new/" data-test-new-member-button="true"><span>New member</span></a></section></header><div class="gh-list">${each(
    ["Kim", "Lou", "Max", "Nia", "Ola"],
    (name, index) =>
      `<div id="ember{n:r${index}}" class="ember-view gh-list-row"><a id="ember{n:l${index}}" class="ember-view gh-list-data" href="#/members/6${index}fe1/"><h3>${name}</h3><p>${name.toLowerCase()}@mail.example</p></a><div class="gh-list-data">${index * 11 + 20} %</div><button class="gh-btn-text ember-view" id="ember{n:b${index}}" data-ember-action="{n:a${index}}" data-ember-action-{n:a${index}}="{n:a${index}}">Label</button></div>`,
  )}</div></section></div>`,
  targets: {
    ".gh-list-row:nth-child(3) button": "Tag",
    ".gh-list-row:nth-child(5) a": "Olaf",
    "[data-test-new-member-button]": "Invite reader",
  },
};

export const gwt: Page = {
  name: "GWT orders",
  lang: "en",
  html: `<div id="gwt-uid-{n:top}"><table cellspacing="0" cellpadding="0" class="gwt-DockPanel"><tbody><tr><td align="left"><div class="gwt-Label GB{H:a}">Purchase orders</div></td><td><button type="button" class="gwt-Button GB{H:b}" id="gwt-debug-refresh">Refresh</button></td><td><div class="gwt-PushButton GB{H:c}" tabindex="0" role="button"><img src="data:," class="gwt-Image" width="16" height="16" alt=""></div></td></tr></tbody></table><table class="GB{H:grid}" cellspacing="0" id="gwt-uid-{n:grid}"><tbody>${each(
    numbers(8),
    (index) =>
      `<tr class="GB{H:row}" __gwt_row="${index}" __gwt_subrow="0"><td class="GB{H:cell}"><div style="outline-style:none" __gwt_cell="cell-gwt-uid-{n:c1}">PO-${5500 + index * 3}</div></td><td class="GB{H:cell}"><div __gwt_cell="cell-gwt-uid-{n:c2}">${["Paper", "Steel", "Glass", "Paint"][index % 4]}</div></td><td class="GB{H:cell}"><div __gwt_cell="cell-gwt-uid-{n:c3}"><button type="button" tabindex="-1">Approve</button></div></td><td class="GB{H:cell}"><div __gwt_cell="cell-gwt-uid-{n:c4}"><input type="checkbox" tabindex="-1"></div></td></tr>`,
  )}</tbody></table><span class="gwt-CheckBox"><input type="checkbox" id="gwt-uid-{n:chk}" tabindex="0" value="on"><label for="gwt-uid-{n:chk}">Show closed orders</label></span></div>`,
  targets: {
    "[__gwt_row='4'] button": "Agree",
    "[__gwt_row='6'] input": "-",
    ".gwt-CheckBox input": "With old ones",
    "#gwt-debug-refresh": "Load again",
  },
};

export const webForms: Page = {
  name: "WebForms claims",
  lang: "en",
  html: `<form method="post" action="./Claims.aspx" id="form1"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="{h:v1}{h:v2}"><div id="ctl00_pnlSearch"><span id="ctl00_lblNumber">Claim number</span><input name="ctl00$txtNumber" type="text" id="ctl00_txtNumber"><span id="ctl00_lblState">State</span><select name="ctl00$ddlState" id="ctl00_ddlState"><option value="1">Open</option><option value="2">Closed</option></select><input type="submit" name="ctl00$btnSearch" value="Search" id="ctl00_btnSearch" class="Button"></div><table cellspacing="0" rules="all" border="1" id="ctl00_gvClaims"><tbody><tr><th scope="col">Number</th><th scope="col">Policy</th><th scope="col">Sum</th><th scope="col">&nbsp;</th></tr>${each(
    numbers(6),
    (index) =>
      `<tr><td>C-${901 + index}</td><td>P${33 + index * 4}</td><td>${index * 120 + 80}.00</td><td><a id="ctl00_gvClaims_ctl0${index + 2}_lnkOpen" href="javascript:__doPostBack('ctl00$gvClaims$ctl0${index + 2}$lnkOpen','')">Open</a> <a id="ctl00_gvClaims_ctl0${index + 2}_lnkPay" href="javascript:__doPostBack('ctl00$gvClaims$ctl0${index + 2}$lnkPay','')">Pay out</a></td></tr>`,
  )}</tbody></table></form>`,
  targets: {
    "#ctl00_gvClaims tr:nth-child(4) a:last-child": "Settle",
    "#ctl00_btnSearch": "Look up",
    "#ctl00_ddlState": "Condition",
  },
};
