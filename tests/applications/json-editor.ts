import type { Application } from "./application.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title></head>
<body><div id="editor" style="height:90vh"></div><script type="module">
import * as parts from "/standalone.js";
const content = { json: { orders: [{ id: 17, customer: "Ada", paid: true }, { id: 18, customer: "Grace", paid: false }], currency: "EUR" } };
const create = parts.createJSONEditor ?? ((options) => new parts.JSONEditor(options));
create({ target: document.getElementById("editor"), props: { content } });
</script></body></html>`;

export const jsonEditor: Application = {
  name: "JSON Editor",
  builtWith: "Svelte",
  package: "vanilla-jsoneditor",
  files: { older: ".", near: ".", far: "." },
  answer: ({ path }) => (path === "/" ? { html: PAGE } : { file: path }),
  scenes: [
    {
      name: "a document",
      reach: (page) => page.getByText("Grace").waitFor(),
      targets: {
        "table mode": (page) => page.getByRole("button", { name: "table" }),
        sort: (page) => page.getByTitle("Sort", { exact: true }),
        search: (page) => page.getByTitle("Search (Ctrl+F)"),
        "fold the second order": (page) => page.locator("[data-path='%2Forders%2F1'] > .jse-header-outer .jse-expand"),
        "paid, of the second order": (page) => page.locator("[data-path='%2Forders%2F1%2Fpaid']").getByRole("checkbox"),
      },
    },
    {
      name: "the menu of a value",
      reach: async (page) => {
        await page.getByText("Grace").click();
        await page
          .getByTitle(/^Open context menu/)
          .first()
          .click();
        await page.getByRole("menu").waitFor();
      },
      targets: {
        duplicate: (page) => page.getByRole("button", { name: "Duplicate" }),
        extract: (page) => page.getByRole("button", { name: "Extract" }),
        "insert after": (page) => page.getByRole("button", { name: "Insert after" }),
      },
    },
    {
      name: "transforming",
      reach: async (page) => {
        await page.getByTitle(/^Transform contents/).click();
        await page.locator(".jse-query").waitFor();
      },
      targets: {
        query: (page) => page.locator(".jse-query"),
        "full screen": (page) => page.getByTitle("Toggle full screen"),
        close: (page) => page.locator(".jse-close"),
        transform: (page) => page.locator("button.jse-primary"),
      },
    },
    {
      name: "searching",
      reach: (page) => page.getByTitle("Search (Ctrl+F)").click(),
      targets: {
        "what to find": (page) => page.getByPlaceholder("Find"),
        "next result": (page) => page.getByTitle(/^Go to next search result/),
        "close the search": (page) => page.getByTitle(/^Close search box/),
      },
    },
  ],
};
