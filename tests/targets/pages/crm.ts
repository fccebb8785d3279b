import { each, inTurn, type Page } from "#tests/targets/page.ts";

const PEOPLE = ["Ada Okafor", "Bruno Keller", "Chiara Rossi", "Dmitri Volkov", "Elif Demir", "Farid Haddad", "Greta Lind", "Hugo Martin"];
const FIRMS = ["Northwind", "Contoso", "Fabrikam", "Tailspin"];
const data = [...PEOPLE, ...FIRMS].join(" ");

/** Material table with a menu button in each row. */
export const contacts: Page = {
  name: "CRM contacts",
  lang: "en",
  data,
  html: `<div id="root"><div class="MuiBox-root css-{h:box}">
<header class="MuiPaper-root MuiAppBar-root css-{h:bar}"><div class="MuiToolbar-root css-{h:tool}"><h1 class="MuiTypography-root MuiTypography-h6 css-{h:h6}">Contacts</h1>
<div class="MuiFormControl-root css-{h:fc}"><div class="MuiInputBase-root css-{h:ib}"><input class="MuiInputBase-input css-{h:in}" id=":r{h:search}:" type="text" placeholder="Search contacts" value=""></div></div>
<button class="MuiButtonBase-root MuiButton-root MuiButton-contained css-{h:btn}" tabindex="0" type="button">New contact<span class="MuiTouchRipple-root css-{h:rip}"></span></button></div></header>
<table class="MuiTable-root css-{h:tab}"><thead class="MuiTableHead-root css-{h:th}"><tr class="MuiTableRow-root css-{h:tr}"><th class="MuiTableCell-root css-{h:tc}" scope="col">
<span class="MuiButtonBase-root MuiTableSortLabel-root css-{h:sort}" tabindex="0" role="button">Name<svg class="MuiSvgIcon-root css-{h:svg}" width="18" height="18" viewBox="0 0 24 24" data-testid="ArrowDownwardIcon"><path d="M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8 8-8z"></path></svg></span></th>
<th class="MuiTableCell-root css-{h:tc}" scope="col">Company</th><th class="MuiTableCell-root css-{h:tc}" scope="col">Last contact</th><th class="MuiTableCell-root css-{h:tc}"></th></tr></thead>
<tbody class="MuiTableBody-root css-{h:tb}">${each(
    PEOPLE,
    (person, index) => `<tr class="MuiTableRow-root MuiTableRow-hover css-{h:tr}"><td class="MuiTableCell-root css-{h:tc}">
<a class="MuiTypography-root MuiLink-root css-{h:lnk}" href="/contacts/${4210 + index * 7}">${person}</a></td><td class="MuiTableCell-root css-{h:tc}">${inTurn(FIRMS, index)}</td><td class="MuiTableCell-root css-{h:tc}">${index + 2} March</td>
<td class="MuiTableCell-root css-{h:tc}"><button class="MuiButtonBase-root MuiIconButton-root css-{h:ico}" tabindex="0" type="button" aria-label="More" aria-haspopup="true"><svg class="MuiSvgIcon-root css-{h:svg}" width="24" height="24" viewBox="0 0 24 24" data-testid="MoreVertIcon"><path d="M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2z"></path></svg></button></td></tr>`,
  )}</tbody></table></div></div>`,
  targets: {
    "header button": "Add person",
    "tbody tr:nth-child(3) button": "Row menu",
    "tbody tr:nth-child(6) a": "F. Haddad-Brandt",
    "thead [role=button]": "Person",
  },
};

/** Bootstrap table of deals, server-rendered. */
export const deals: Page = {
  name: "CRM deals",
  lang: "en",
  data: `${data} Renewal Pilot Licence Support`,
  html: `<nav class="navbar navbar-expand-lg navbar-dark bg-dark"><a class="navbar-brand" href="/">Ledgerly</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/companies">Companies</a></li><li class="nav-item active"><a class="nav-link" href="/deals">Deals</a></li><li class="nav-item"><a class="nav-link" href="/reports">Reports</a></li></ul></nav>
<main class="container" role="main"><div class="d-flex justify-content-between"><h2>Open deals</h2><a class="btn btn-primary" href="/deals/new">Create deal</a></div>
<form class="form-inline" action="/deals" method="get"><label class="sr-only" for="filter_stage">Stage</label><select class="form-control" id="filter_stage" name="filter[stage]"><option value="">Any stage</option><option value="won">Won</option><option value="open">Open</option></select><input type="submit" name="commit" value="Filter" class="btn btn-light" data-disable-with="Filter"></form>
<table class="table table-striped"><thead><tr><th>Deal</th><th>Company</th><th>Worth</th><th>Owner</th><th></th></tr></thead><tbody>${each(
    ["Renewal", "Pilot", "Licence", "Support", "Renewal", "Pilot"],
    (
      deal,
      index,
    ) => `<tr id="deal_${880 + index}"><td>${deal} ${2024 + (index % 3)}</td><td>${inTurn(FIRMS, index * 3)}</td><td class="text-right">€ ${(index + 3) * 1250}</td><td>${inTurn(PEOPLE, index)}</td>
<td class="text-nowrap"><a class="btn btn-sm btn-outline-secondary" href="/deals/${880 + index}/edit">Edit</a> <a class="btn btn-sm btn-outline-danger" rel="nofollow" data-method="delete" href="/deals/${880 + index}">Delete</a></td></tr>`,
  )}</tbody></table></main>`,
  targets: {
    "#deal_882 a.btn-outline-danger": "Discard",
    "main .btn-primary": "Add opportunity",
    "#filter_stage": "Phase",
    "form [type=submit]": "Narrow down",
  },
};

/** A record with fields to edit in place, classes from CSS modules. */
export const company: Page = {
  name: "CRM company",
  lang: "en",
  data,
  html: `<div class="Layout_root__{H:lay}"><aside class="Sidebar_side__{H:sid}" aria-label="Main">${each(
    ["Home", "Companies", "People", "Tasks", "Settings"],
    (item) => `<a class="Sidebar_item__{H:it}" href="/app/${item.toLowerCase()}"><span class="Sidebar_text__{H:tx}">${item}</span></a>`,
  )}</aside><main class="Record_main__{H:rec}"><div class="Record_head__{H:rh}"><h1>Contoso</h1><div class="Actions_group__{H:ag}"><button class="Button_root__{H:bt} Button_ghost__{H:gh}">Follow</button><button class="Button_root__{H:bt} Button_primary__{H:pr}">Log a call</button></div></div>
<dl class="Fields_list__{H:fl}">${each(
    ["Industry", "Website", "Phone", "Employees", "Account owner"],
    (field, index) =>
      `<div class="Fields_row__{H:fr}"><dt class="Fields_term__{H:ft}">${field}</dt><dd class="Fields_value__{H:fv}"><span>${["Retail", "contoso.example", "+1 555 0134", "1,250", "Elif Demir"][index]}</span><button class="Fields_edit__{H:fe}" title="Edit"><svg width="14" height="14" viewBox="0 0 14 14"><path d="M1 13l3-1 8-8-2-2-8 8z"></path></svg></button></dd></div>`,
  )}</dl><section class="Timeline_root__{H:tl}"><h2>Timeline</h2><textarea class="Timeline_note__{H:tn}" placeholder="Write a note" rows="2"></textarea><button class="Button_root__{H:bt}">Add note</button>
<ol>${each(PEOPLE.slice(0, 5), (person, index) => `<li class="Timeline_item__{H:ti}"><b>${person}</b> called on ${index + 1} June<button class="Button_link__{H:bl}">Reply</button></li>`)}</ol></section></main></div>`,
  targets: {
    "dl > div:nth-child(3) button": "Change",
    "main > div button:nth-of-type(2)": "Record conversation",
    "section textarea": "Your remark",
    "ol li:nth-child(2) button": "Answer",
  },
};
