/** A piece of an application before and after a release, as it happened to one of those in `tests/applications`. */
export type Release = {
  name: string;
  older: string;
  newer: string;
  /** By CSS (` >>> ` enters a shadow root): the target in the older one, and in the newer; `null` where it is gone, and what is left is not it. */
  target: [older: string, newer: string | null];
};

const svg = (path: string) => `<svg viewBox="0 0 24 24" width="16" height="16"><path d="${path}"></path></svg>`;
const tools = (...icons: string[]) => `<header><button>Media</button>${icons.join("")}</header>`;
const folds = (icon: string, ...names: string[]) =>
  `<div role="tree">${names.map((name) => `<div role="treeitem"><div><button title="Fold">${svg(icon)}</button><span>${name}</span></div></div>`).join("")}</div>`;
const crumbs = (mark: string, last: string) =>
  `<div><nav><ul><li><a href="/">Home</a>${mark}</li><li><a class="up" href="/products">Products</a>${mark}</li><li>${last}</li></ul></nav><nav><a href="/products">Products</a><a href="/facets">Facets</a></nav></div>`;
const transform = (close: string) =>
  `<div role="dialog"><h2>Transform</h2><button title="Full screen">${svg("M1 1")}</button>${close}</div>`;
const client = (...close: string[]) => `<div role="dialog" aria-label="Client">${close.join("")}<button>Send</button></div>`;
const account = (who: string) => `<header><span>Shop</span></header><div><button class="account">${svg("M18 17a7")}${who}</button></div>`;
const date = (now: string) => `<div><input aria-label="Date">${now}<button>Clear</button></div>`;
const links = (...names: string[]) =>
  `<nav>${names.map((name) => `<a href="https://shop.example/#tag/${name}/post">${name === "orders" ? "Place one" : "Add one"}</a>`).join("")}</nav>`;

const dialog = (title: string) =>
  `<main><h1>Customers</h1></main><dialog open aria-labelledby="t"><h2 id="t">${title}</h2><p>It can’t be undone.</p><footer><button>Cancel</button><button class="danger">Delete</button></footer></dialog>`;
const modal = (title: string) =>
  `<main><h1>Customers</h1></main><div class="modal"><h2>${title}</h2><p>It can’t be undone.</p><div class="foot"><button>Cancel</button><button class="danger">Delete</button></div></div>`;
const wizard = (title: string, field: string) =>
  `<main><h1>Set up</h1><section aria-labelledby="h"><h2 id="h">${title}</h2><label>${field}<input></label><div><button>Back</button><button class="primary">Next</button></div></section></main>`;
const view = (title: string) =>
  `<main><h1>${title}</h1><div class="tools"><button>Filter</button><button class="primary">New</button></div><p>None yet</p></main>`;
const cards = (...names: string[]) =>
  `<main><h1>Shop</h1><div class="grid">${names.map((name) => `<div class="card"><shop-card><template shadowrootmode="open"><h3>${name}</h3><div><button id="add">Add to cart</button></div></template></shop-card></div>`).join("")}</div></main>`;

export const RELEASES: Release[] = [
  ...[dialog, modal].flatMap((made): Release[] => [
    {
      name: `another ${made.name} has a button of the same name`,
      older: made("Delete draft?"),
      newer: made("Close your company account"),
      target: [".danger", null],
    },
    {
      name: `a ${made.name} says the same in more words`,
      older: made("Delete draft?"),
      newer: made("Delete this draft?"),
      target: [".danger", ".danger"],
    },
  ]),
  {
    name: "another step of a wizard is shown",
    older: wizard("People", "Name"),
    newer: wizard("Billing", "Card"),
    target: [".primary", null],
  },
  { name: "another view has a button of the same name", older: view("Customers"), newer: view("Invoices"), target: [".primary", null] },
  {
    name: "of components alike one is meant",
    older: cards("Lamp", "Chair", "Table"),
    newer: cards("Table", "Lamp", "Chair"),
    target: [".card:nth-of-type(2) shop-card >>> button", ".card:nth-of-type(3) shop-card >>> button"],
  },
  {
    name: "of components alike another one is left",
    older: cards("Lamp", "Chair", "Table"),
    newer: cards("Lamp"),
    target: [".card:nth-of-type(2) shop-card >>> button", null],
  },
  {
    name: "a field is only named by its placeholder",
    older: `<main><h1>Chat</h1><div contenteditable="true" data-placeholder="Write a message" style="height:40px"></div></main>`,
    newer: `<main><h1>Chat</h1><p>New</p><div class="t" contenteditable="true" data-placeholder="Write a message" style="height:40px"></div></main>`,
    target: ["[contenteditable]", ".t"],
  },
  {
    name: "an icon without a name gets one",
    older: tools(`<button>${svg("M5 3h3")}</button>`, `<button>${svg("M9 9h1")}</button>`),
    newer: tools(
      `<button aria-label="Account options">${svg("M5 3h3")}</button>`,
      `<button aria-label="Display">${svg("M9 9h1")}</button>`,
    ),
    target: ["button:nth-of-type(2)", "[aria-label='Account options']"],
  },
  {
    name: "a sign of an icon font gets a name",
    older: `<div><a class="s" href="#"><i class="fa fa-lg fa-plus">+</i></a><a href="#"><i class="fa fa-lg fa-caret-down">v</i></a></div>`,
    newer: `<div><a href="#" aria-label="Flows"><i class="fa fa-lg fa-caret-down">v</i></a><a class="t" href="#" aria-label="Add flow"><i class="fa fa-lg fa-plus">+</i></a></div>`,
    target: [".s", ".t"],
  },
  {
    name: "an icon without a name is another one",
    older: tools(`<button class="tool">${svg("M5 3h3")}</button>`, `<button class="tool">${svg("M9 9h1")}</button>`),
    newer: tools(`<button class="tool">${svg("M7 7h7")}</button>`, `<button class="tool">${svg("M9 9h1")}</button>`),
    target: ["button:nth-of-type(2)", null],
  },
  {
    name: "words stay, and what is said of them grows",
    older: date("<button>Now</button>"),
    newer: date(`<button aria-label="Set date and time to now">Now</button>`),
    target: ["button", "button"],
  },
  {
    name: "a twin for another width is gone",
    older: client("<button>Close client</button>", `<button style="display:none">Close client</button>`),
    newer: client("<button>Close client</button>"),
    target: ["button", "button"],
  },
  {
    name: "the twin of another step of a wizard is shown in its place",
    older: `<form><div><b>1</b><button>Next</button></div><div style="display:none"><b>2</b><button>Next</button></div></form>`,
    newer: `<form><div><b>2</b><button>Next</button></div></form>`,
    target: ["button", null],
  },
  {
    name: "a label loses the tip that was not seen, and another label names the field too",
    older: `<form><section><label for="slug">Slug</label><label class="tip"><input id="slug"><span style="visibility:hidden">Slug is required.</span></label></section></form>`,
    newer: `<form><label for="slug">Slug</label><div><input id="slug"></div><label for="slug">Description</label></form>`,
    target: ["input", "input"],
  },
  {
    name: "marks stand between the parts of a path",
    older: crumbs("", "Create"),
    newer: crumbs(`<span role="none">${svg("M9 18l6-6")}</span>`, "New product"),
    target: [".up", ".up"],
  },
  {
    name: "an icon without a name is drawn anew",
    older: transform(`<button class="dialog-close">${svg("M342.6 150.6c12.5")}</button>`),
    newer: transform(`<button class="dialog-close">${svg("M55.1 73.4c-12.5")}</button>`),
    target: [".dialog-close", ".dialog-close"],
  },
  {
    name: "the icon that folds a branch is drawn anew",
    older: folds("M137 3", "0", "1"),
    newer: folds("M140 9", "0", "1"),
    target: ["[role=treeitem]:nth-child(2) button", "[role=treeitem]:nth-child(2) button"],
  },
  {
    name: "somebody else is signed in",
    older: account("ada@acme.test"),
    newer: account("Grace Hopper"),
    target: [".account", ".account"],
  },
  {
    name: "a link that leads to a route in the fragment gets other words",
    older: links("pets", "orders"),
    newer: `<nav><a href="https://shop.example/#tag/pets/post">POST pets</a><a class="t" href="https://shop.example/#tag/orders/post">POST orders</a></nav>`,
    target: ["a:last-child", ".t"],
  },
];
