import type { Application } from "./application.ts";
import { OPENAPI } from "./openapi.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title><script type="module" src="/rapidoc-min.js"></script></head>
<body><rapi-doc render-style="view" spec-url="/openapi.json"></rapi-doc></body></html>`;

export const rapidoc: Application = {
  name: "RapiDoc",
  builtWith: "Lit",
  package: "rapidoc",
  files: { older: "dist", near: "dist", far: "dist" },
  answer: ({ path }) => (path === "/" ? { html: PAGE } : path === "/openapi.json" ? { json: OPENAPI } : { file: path }),
  scenes: [
    {
      name: "an interface",
      reach: (page) => page.getByText("Remove a pet").waitFor(),
      targets: {
        "address of the description": (page) => page.locator("#spec-url"),
        "local file": (page) => page.getByRole("button", { name: "LOCAL JSON FILE" }),
        "quick search": (page) => page.locator("#search"),
        "advanced search": {
          older: (page) => page.getByRole("button", { name: "Advanced Search" }),
          near: (page) => page.getByRole("button", { name: "Search", exact: true }),
          far: (page) => page.getByRole("button", { name: "Search", exact: true }),
        },
        "the test server": (page) => page.locator("#srvr-opt-1"),
        "api token": (page) => page.getByPlaceholder("api-token"),
        "user name": (page) => page.getByPlaceholder("username"),
        password: (page) => page.getByPlaceholder("password"),
        "set user name and password": (page) => page.locator("tr").filter({ hasText: "HTTP Basic" }).getByRole("button", { name: "SET" }),
        "remove a pet": (page) => page.locator("summary").filter({ hasText: "Remove a pet" }),
        "place an order": (page) => page.locator("summary").filter({ hasText: "Place an order" }),
      },
    },
    {
      name: "an operation",
      reach: async (page) => {
        await page.getByText("Add a pet").click();
        await page.getByRole("button", { name: "TRY" }).waitFor();
      },
      targets: {
        "the example": (page) => page.locator(".tab-btn[data-tab=example]").first(),
        "fill in the example": (page) => page.getByRole("button", { name: "FILL EXAMPLE" }),
        clear: (page) => page.getByRole("button", { name: "CLEAR" }),
        try: (page) => page.getByRole("button", { name: "TRY" }),
      },
    },
  ],
};
