import { each, numbers, type Page } from "#tests/targets/page.ts";

const folder = (name: string, level: number, children = "") =>
  `<li role="treeitem" aria-level="${level}" aria-expanded="true" class="tree-node"><div class="tree-row" style="padding-left:${level * 12}px"><span class="caret" aria-hidden="true">▾</span><span class="tree-label">${name}</span><button class="tree-add" tabindex="-1" aria-label="Add page">+</button></div>${children && `<ul role="group">${children}</ul>`}</li>`;

export const pageTree: Page = {
  name: "tree of pages",
  lang: "en",
  html: `<div class="workspace"><nav aria-label="Pages"><h2>Handbook</h2><ul role="tree" aria-label="Pages of the handbook">${folder(
    "Welcome",
    1,
    folder("First day", 2) + folder("Equipment", 2),
  )}${folder("Engineering", 1, folder("Onboarding", 2) + folder("Releases", 2, folder("Checklist", 3) + folder("Rollback", 3)))}${folder("People", 1, folder("Onboarding", 2) + folder("Holidays", 2))}</ul><button class="tree-new">New section</button></nav>
<article><h1>Rollback</h1><p>When a release misbehaves, go back first and look for the cause later.</p><p>Tell the channel before you start.</p><footer><button>Edit</button><button>Share</button></footer></article></div>`,
  targets: {
    "[role=tree] > li:nth-child(2) [role=group] > li:nth-child(2) > .tree-row button": "Create child",
    "[role=tree] > li:nth-child(3) [role=group] > li:nth-child(1) > .tree-row button": "Create child",
    ".tree-new": "Start a chapter",
    "article footer button:nth-child(2)": "Hand on",
  },
};

/** ExtJS: everything is a div, every id is counted. */
export const extTree: Page = {
  name: "ExtJS asset tree",
  lang: "en",
  data: "Plant Hall Pump Valve Boiler Compressor",
  html: `<div class="x-viewport" id="ext-viewport-{n:vp}"><div class="x-panel x-panel-default" id="treepanel-{n:tp}"><div class="x-panel-header" id="treepanel-{n:tp}_header"><div class="x-title-text" id="header-title-{n:ht}">Assets</div><div class="x-tool" role="button" id="tool-{n:t1}" tabindex="0" data-qtip="Refresh"><div class="x-tool-img x-tool-refresh" style="width:16px;height:16px"></div></div><div class="x-tool" role="button" id="tool-{n:t2}" tabindex="0" data-qtip="Collapse all"><div class="x-tool-img x-tool-collapse" style="width:16px;height:16px"></div></div></div>
<div class="x-toolbar" id="toolbar-{n:tb}"><a class="x-btn x-btn-default-toolbar-small" role="button" tabindex="0" id="button-{n:b1}"><span class="x-btn-wrap" id="button-{n:b1}-btnWrap"><span class="x-btn-inner" id="button-{n:b1}-btnInnerEl">Add asset</span></span></a><a class="x-btn x-btn-default-toolbar-small" role="button" tabindex="0" id="button-{n:b2}"><span class="x-btn-wrap" id="button-{n:b2}-btnWrap"><span class="x-btn-inner" id="button-{n:b2}-btnInnerEl">Remove</span></span></a></div>
<div class="x-tree-view" id="treeview-{n:tv}">${each(
    numbers(14),
    (index) =>
      `<table class="x-grid-item" id="treeview-{n:tv}-record-${index + 20}"><tbody><tr class="x-grid-row"><td class="x-grid-cell"><div class="x-grid-cell-inner"><img class="x-tree-elbow" src="data:," alt="" width="16" height="16"><input type="checkbox" class="x-tree-checkbox" tabindex="-1"><span class="x-tree-node-text">${["Plant", "Hall", "Pump", "Valve", "Boiler", "Compressor"][index % 6]} ${index + 1}</span></div></td></tr></tbody></table>`,
  )}</div></div></div>`,
  targets: {
    ".x-toolbar a:nth-child(1)": "Insert machine",
    ".x-panel-header [data-qtip^=Collapse]": "Fold",
    ".x-grid-item:nth-child(5) input": "Boiler five",
  },
};
