import { each, inTurn, numbers, type Page } from "#tests/targets/page.ts";

export const codeEditor: Page = {
  name: "code editor",
  lang: "en",
  html: `<div class="monaco-workbench"><div class="activitybar" role="navigation"><ul class="actions-container" role="tablist" aria-label="Active View Switcher">${each(["Explorer", "Search", "Source Control", "Run and Debug", "Extensions"], (view, index) => `<li class="action-item" role="presentation"><a class="action-label codicon" role="tab" aria-label="${view}" aria-selected="${index === 0}" tabindex="0" style="display:inline-block;width:24px;height:24px"></a></li>`)}</ul></div><div class="tabs-container" role="tablist">${each(["main.ts", "queue.ts", "queue.test.ts"], (file, index) => `<div class="tab" role="tab" tabindex="0" aria-selected="${index === 1}" data-resource-name="${file}"><span class="monaco-icon-label">${file}</span><a class="action-label codicon-close" role="button" aria-label="Close (Ctrl+F4)" style="display:inline-block;width:16px;height:16px"></a></div>`)}</div><div class="monaco-editor" role="code"><div class="view-lines" role="presentation">${each(numbers(24), (line) => `<div class="view-line" style="height:18px"><span><span class="mtk{n:m${line % 3}}">${inTurn(["const", "return", "await"], line)}</span><span class="mtk1"> value${line} = next(${line});</span></span></div>`)}</div><textarea class="inputarea" aria-label="Editor content" rows="1"></textarea></div><div class="statusbar" role="status">${each(["Ln 12, Col 4", "Spaces: 2", "UTF-8", "TypeScript"], (item) => `<div class="statusbar-item"><a role="button" tabindex="-1">${item}</a></div>`)}</div></div>`,
  data: "main.ts queue.ts queue.test.ts TypeScript",
  targets: {
    ".activitybar li:nth-child(3) a": "Versions",
    ".tab:nth-child(3) [role=button]": "Shut",
    ".statusbar-item:nth-child(4) a": "Language",
  },
};

export const spreadsheet: Page = {
  name: "notebook of cells",
  lang: "en",
  html: `<div class="jp-Notebook"><div class="jp-Toolbar" role="toolbar">${each(["Save", "Insert cell", "Cut", "Copy", "Paste", "Run", "Interrupt"], (tool) => `<button class="jp-ToolbarButtonComponent" title="${tool}"><span class="jp-icon" style="display:inline-block;width:16px;height:16px"></span></button>`)}<select aria-label="Cell type"><option>Code</option><option>Markdown</option></select></div>${each(
    numbers(6),
    (index) =>
      `<div class="jp-Cell jp-CodeCell" data-cell-id="{h:c${index}}"><div class="jp-InputPrompt">[${index + 1}]:</div><div class="cm-content" contenteditable="true" role="textbox" aria-multiline="true"><div class="cm-line">frame${index} = load("part-${index}.csv")</div><div class="cm-line">frame${index}.head(${index + 3})</div></div><div class="jp-cell-tools"><button title="Duplicate this cell">⧉</button><button title="Move up">↑</button><button title="Move down">↓</button><button title="Delete">🗑</button></div></div>`,
  )}</div>`,
  targets: {
    ".jp-Toolbar button:nth-child(6)": "Go",
    ".jp-Cell:nth-of-type(4) .jp-cell-tools button:nth-child(4)": "Away with it",
    ".jp-Cell:nth-of-type(3) [contenteditable]": "part two",
    ".jp-Toolbar select": "Sort of cell",
  },
};
