import type { Application } from "./application.ts";
import { OPENAPI } from "./openapi.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title></head>
<body><script id="api-reference" data-url="/openapi.json"></script><script src="/standalone.js"></script></body></html>`;

export const scalar: Application = {
  name: "Scalar",
  builtWith: "Vue",
  package: "@scalar/api-reference",
  files: { older: "dist/browser", near: "dist/browser", far: "dist/browser" },
  answer: ({ path }) => (path === "/" ? { html: PAGE } : path === "/openapi.json" ? { json: OPENAPI } : { file: path }),
  scenes: [
    {
      name: "an interface",
      reach: (page) => page.locator(".show-api-client-button").first().waitFor(),
      targets: {
        search: {
          older: (page) => page.locator("button.sidebar-search"),
          far: (page) => page.locator("aside, nav").getByRole("button", { name: /^Open Search/ }),
        },
        "add a pet, on the side": {
          older: (page) => page.locator(".sidebar-heading-link").filter({ hasText: "Add a pet" }),
          far: (page) => page.locator("aside, nav").getByRole("link", { name: "Add a pet" }),
        },
        "unfold orders": {
          older: (page) => page.getByRole("button", { name: "Expand orders" }),
          far: (page) => page.getByRole("button", { name: "Open Group - orders" }),
        },
        "dark mode": (page) => page.getByRole("button", { name: "Set dark mode" }),
        server: (page) => page.getByRole("button", { name: /^Server: ?http/ }),
        "kind of sign-in": (page) => page.getByRole("button", { name: /^Selected Auth Type/ }),
        "value of the key": {
          older: (page) => page.getByRole("cell", { name: "Value" }).getByRole("textbox"),
          near: (page) => page.getByPlaceholder("QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT").filter({ visible: true }),
          far: (page) => page.getByPlaceholder("QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT"),
        },
        "in Ruby": (page) => page.locator("[role=tab]").filter({ hasText: "Ruby" }),
        "test the list of pets": (page) => page.locator(".show-api-client-button").filter({ hasText: "(get /pets)" }),
        "open the client on the side": { older: (page) => page.locator(".open-api-client-button").first(), far: null },
      },
    },
    {
      name: "an example",
      reach: async (page) => {
        await page.locator(".show-api-client-button").first().waitFor();
        await page.getByText(/^curl/).first().hover();
      },
      targets: {
        "copy the example": {
          older: (page) =>
            page.getByRole("region", { name: /Request Example for ?get ?\/pets$/i }).getByRole("button", { name: "Copy content" }),
          far: (page) => page.getByRole("group", { name: /Request Example for get ?\/pets$/ }).locator("button.scalar-code-copy"),
        },
      },
    },
    {
      name: "searching",
      reach: async (page) => {
        await page.getByText("Open Search").first().click();
        await page.getByRole("listbox").waitFor();
      },
      targets: {
        "what to search for": (page) => page.locator("[role=search] input[aria-controls$=search-result]"),
        "a result": (page) => page.getByRole("listbox").locator("a").filter({ hasText: "Place an order" }),
      },
    },
    {
      name: "the client",
      reach: async (page) => {
        await page.locator(".show-api-client-button").first().click();
        await page.getByRole("dialog").getByRole("button", { name: "Close Client" }).waitFor();
      },
      targets: {
        send: {
          older: (page) =>
            page
              .getByRole("dialog")
              .locator("button")
              .filter({ hasText: /^\s*Send\s+Send/ }),
          far: (page) => page.locator("[data-addressbar-action=send]").filter({ visible: true }),
        },
        "close the client": (page) => page.getByRole("dialog").getByRole("button", { name: "Close Client" }),
      },
    },
  ],
};
