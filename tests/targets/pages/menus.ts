import { each, type Page } from "#tests/targets/page.ts";

const COLUMNS = {
  Women: ["Coats", "Dresses", "Knitwear", "Shoes", "Sale"],
  Men: ["Coats", "Shirts", "Knitwear", "Shoes", "Sale"],
  Children: ["Coats", "Playwear", "Shoes", "Sale"],
  Home: ["Bedding", "Kitchen", "Lighting"],
};

export const megaMenu: Page = {
  name: "mega menu",
  lang: "en",
  html: `<header class="site-header"><a href="/" class="brand">Marlow</a><nav class="primary" aria-label="Shop"><ul class="level-1">${each(
    Object.entries(COLUMNS),
    ([part, items]) =>
      `<li class="level-1__item"><a href="/${part.toLowerCase()}" class="level-1__link">${part}</a><div class="mega"><h3>${part}</h3><ul>${each(items, (item) => `<li><a href="/${part.toLowerCase()}/${item.toLowerCase()}">${item}</a></li>`)}</ul></div></li>`,
  )}</ul></nav><form role="search" action="/search"><input type="search" name="q" aria-label="Search"><button type="submit" class="icon" aria-label="Start search"><svg width="20" height="20" viewBox="0 0 20 20"><circle cx="8" cy="8" r="6"></circle><path d="M13 13l6 6"></path></svg></button></form><a href="/bag" class="bag">Bag <span class="count">3</span></a></header>
<main><h1>New this week</h1><p>Wool, linen and everything between.</p></main>`,
  targets: {
    ".level-1 > li:nth-child(2) .mega li:nth-child(3) a": "Jumpers",
    ".level-1 > li:nth-child(3) .mega li:nth-child(4) a": "Bargains",
    "form button": "Look it up",
    ".bag": "Basket",
  },
};

/** Dropdown open at the end of the body, as Radix draws it. */
export const dropdown: Page = {
  name: "dropdown menu",
  lang: "en",
  html: `<div id="__next"><main><h1>Projects</h1>${each(
    ["Atlas", "Borealis", "Cobalt"],
    (name, index) =>
      `<div class="rounded-xl border p-4"><h2 class="font-medium">${name}</h2><p>Updated ${index + 2} days ago</p><button type="button" id="radix-:r{h:t${index}}:" aria-haspopup="menu" aria-expanded="${index === 1}" data-state="${index === 1 ? "open" : "closed"}" class="size-8"><svg width="15" height="15" viewBox="0 0 15 15"><path d="M3.6 7.5a1.1 1.1 0 11-2.2 0z"></path></svg><span class="sr-only">Open menu</span></button></div>`,
  )}</main></div><div data-radix-popper-content-wrapper="" style="position:fixed;left:200px;top:120px"><div role="menu" aria-orientation="vertical" data-state="open" id="radix-:r{h:menu}:" aria-labelledby="radix-:r{h:t1}:" tabindex="-1" class="min-w-32 rounded-md border p-1">${each(
    ["Rename", "Duplicate", "Move to folder", "Archive", "Delete"],
    (item) =>
      `<div role="menuitem" class="flex cursor-default px-2 py-1.5 text-sm" tabindex="-1" data-orientation="vertical" data-radix-collection-item="">${item}</div>`,
  )}</div></div>`,
  data: "Atlas Borealis Cobalt",
  targets: {
    "[role=menuitem]:nth-child(2)": "Make a copy",
    "[role=menuitem]:nth-child(4)": "Put away",
    "main > div:nth-of-type(3) button": "Choices",
  },
};

export const contextMenu: Page = {
  name: "context menu",
  lang: "en",
  html: `<div class="app"><div class="menubar" role="menubar">${each(["File", "Edit", "View", "Insert", "Help"], (item) => `<button role="menuitem" aria-haspopup="true" class="menubar-item">${item}</button>`)}</div>
<div class="sheet"><table class="grid"><tbody>${each([1, 2, 3, 4, 5, 6], (row) => `<tr><th>${row}</th>${each(["a", "b", "c", "d"], (column) => `<td class="cell" data-cell="${column}${row}">${row * column.charCodeAt(0)}</td>`)}</tr>`)}</tbody></table></div>
<div class="context" role="menu" style="position:absolute;left:300px;top:90px"><div role="menuitem" tabindex="-1" class="item"><span>Cut</span><kbd>Ctrl+X</kbd></div><div role="menuitem" tabindex="-1" class="item"><span>Copy</span><kbd>Ctrl+C</kbd></div><div role="menuitem" tabindex="-1" class="item"><span>Paste</span><kbd>Ctrl+V</kbd></div><hr><div role="menuitem" tabindex="-1" class="item"><span>Insert row above</span></div><div role="menuitem" tabindex="-1" class="item"><span>Insert row below</span></div><div role="menuitem" tabindex="-1" class="item"><span>Delete row</span></div></div></div>`,
  targets: {
    ".context > div:nth-of-type(4)": "New line on top",
    ".context > div:nth-of-type(2)": "Take along",
    ".menubar button:nth-child(4)": "Put in",
    "[data-cell=c4]": "12",
  },
};
