import type { Page } from "@playwright/test";
import type { Answer, Application } from "./application.ts";

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Node-RED</title>
<link rel="stylesheet" href="vendor/jquery/css/base/jquery-ui.min.css"><link rel="stylesheet" href="vendor/font-awesome/css/font-awesome.min.css">
<link rel="stylesheet" href="red/style.min.css"></head><body spellcheck="false"><div id="red-ui-editor"></div>
<script src="vendor/vendor.js"></script><script src="red/red.min.js"></script><script src="red/main.min.js"></script></body></html>`;

const node = (type: string, category: string, inputs: number, outputs: number) => `
<script type="text/html" data-template-name="${type}"><div class="form-row"><label for="node-input-name"><i class="fa fa-tag"></i> Name</label>
<input type="text" id="node-input-name" placeholder="Name"></div></script>
<script type="text/javascript">RED.nodes.registerType("${type}", { category: "${category}", color: "#a6bbcf", defaults: { name: { value: "" } },
inputs: ${inputs}, outputs: ${outputs}, icon: "file.svg", label() { return this.name || "${type}"; } });</script>`;
const TYPES = ["inject", "debug", "function"];
const NODES = node("inject", "common", 0, 1) + node("debug", "common", 1, 0) + node("function", "function", 1, 1);

const flow = (id: string, label: string) => ({ id, type: "tab", label, disabled: false, info: "" });
const FLOWS = [
  flow("f1", "Orders"),
  flow("f2", "Alarms"),
  { id: "n1", type: "inject", z: "f1", name: "Every hour", x: 160, y: 100, wires: [["n2"]] },
  { id: "n2", type: "debug", z: "f1", name: "Log", x: 400, y: 100, wires: [] },
];

const SET = {
  id: "node-red/basic",
  name: "basic",
  types: TYPES,
  enabled: true,
  local: false,
  user: false,
  module: "node-red",
  version: "1.0.0",
};
const SETTINGS = {
  ...{ httpNodeRoot: "/", version: "1.0.0", context: { default: "memory", stores: ["memory"] }, flowEncryptionType: "user", libraries: [] },
  ...{
    codeEditor: { lib: "ace" },
    editorTheme: { tours: false, palette: { catalogues: [] } },
    telemetryEnabled: false,
    externalModules: {},
    paletteCategories: ["common", "function"],
  },
};

const USER = { editor: { tours: false }, telemetryEnabled: false };

function backend(path: string, accept: string): Answer | undefined {
  if (path === "/nodes") return accept.includes("html") ? { html: NODES } : { json: [SET] };
  if (path === "/plugins") return accept.includes("html") ? { html: "" } : { json: [] };
  const said: Record<string, unknown> = {
    ...{ "/theme": {}, "/settings": SETTINGS, "/settings/user": USER, "/icons": {}, "/flows": { flows: FLOWS, rev: "1" } },
    ...{ "/nodes/messages": {}, "/plugins/messages": {}, "/flows/state": { state: "start" } },
  };
  return path in said ? { json: said[path] } : undefined;
}

const ready = (page: Page) => page.locator(".red-ui-flow-node").first().waitFor();

export const nodeRed: Application = {
  name: "Node-RED",
  builtWith: "jQuery UI",
  package: "@node-red/editor-client",
  files: { older: ".", near: ".", far: "." },
  answer: ({ path, accept }) => {
    if (path === "/") return { html: PAGE };
    if (path === "/locales/node-red") return { json: {} };
    const words = /^\/locales\/(\w+)$/.exec(path);
    if (words) return { file: `locales/en-US/${words[1]}.json` };
    return backend(path, accept) ?? { file: `public${path}` };
  },
  scenes: [
    {
      name: "a flow",
      reach: ready,
      targets: {
        deploy: (page) => page.locator("#red-ui-header-button-deploy"),
        "ways to deploy": (page) => page.locator("#red-ui-header-button-deploy-options"),
        "main menu": (page) => page.locator("#red-ui-header-button-sidemenu"),
        "add a flow": {
          older: (page) => page.locator(".red-ui-tab-button.red-ui-tabs-add a"),
          far: (page) => page.getByRole("link", { name: "Add flow" }),
        },
        "the flow of alarms": (page) => page.locator("#red-ui-workspace-tabs").getByRole("link", { name: "Alarms" }),
        "search in flows": (page) => page.locator("#red-ui-view-searchtools-search"),
        "zoom in": (page) => page.locator("#red-ui-view-zoom-in"),
        "filter of nodes": (page) => page.getByPlaceholder("filter nodes"),
        "node to debug": (page) => page.locator("[data-palette-type=debug]"),
        help: {
          older: (page) => page.locator("#red-ui-tab-help-link-button"),
          far: (page) => page.getByRole("button", { name: "Help" }),
        },
        "menu of the side bar": { older: (page) => page.locator(".red-ui-tab-link-button-menu"), far: null },
      },
    },
    {
      name: "the main menu",
      reach: async (page) => {
        await ready(page);
        await page.locator("#red-ui-header-button-sidemenu").click();
      },
      targets: {
        import: (page) => page.locator("#menu-item-import"),
        settings: (page) => page.locator("#menu-item-user-settings"),
      },
    },
    {
      name: "editing a node",
      reach: async (page) => {
        await ready(page);
        await page.locator(".red-ui-flow-node").first().dblclick();
        await page.locator("#node-input-name").waitFor();
      },
      targets: {
        name: (page) => page.locator("#node-input-name"),
        done: (page) => page.locator("#node-dialog-ok"),
        appearance: (page) => page.locator("#red-ui-tab-editor-tab-appearance-link-button"),
      },
    },
    {
      name: "importing",
      reach: async (page) => {
        await ready(page);
        await page.locator("#red-ui-header-button-sidemenu").click();
        await page.locator("#menu-item-import").click();
        await page.locator("#red-ui-clipboard-dialog-import-text").waitFor();
      },
      targets: {
        "what to import": (page) => page.locator("#red-ui-clipboard-dialog-import-text"),
        "into a new flow": (page) => page.locator("#red-ui-clipboard-dialog-import-opt-new"),
        "import it": (page) => page.locator("#red-ui-clipboard-dialog-ok"),
      },
    },
  ],
};
