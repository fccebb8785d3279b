import type { Page } from "@playwright/test";
import type { Application } from "./application.ts";
import { answerQuery } from "./graphql.ts";
import { KNOWN } from "./vendure-backend.ts";

const CONFIG = {
  ...{ apiHost: "auto", apiPort: "auto", adminApiPath: "admin-api", tokenMethod: "cookie", authTokenHeaderKey: "vendure-auth-token" },
  ...{ channelTokenKey: "vendure-token", defaultLanguage: "en", defaultLocale: "US", availableLanguages: ["en"], availableLocales: ["US"] },
  ...{ brand: "Acme", hideVendureBranding: false, hideVersion: false, cancellationReasons: [] },
};

const rowOfChair = (page: Page) => page.locator("tr").filter({ hasText: "Chair" });

async function openProducts(page: Page): Promise<void> {
  await page.locator("a[href='/admin/catalog/products']").first().click();
  await rowOfChair(page).waitFor();
}

export const vendure: Application = {
  name: "Vendure",
  builtWith: "Angular, Clarity",
  package: "@vendure/admin-ui-plugin",
  files: { older: "lib/admin-ui", near: "lib/admin-ui", far: "lib/admin-ui/browser" },
  answer: ({ path, body }) => {
    if (path === "/") return { html: `<script>location = "/admin/"</script>` };
    if (path === "/admin/vendure-ui-config.json") return { json: CONFIG };
    if (path === "/admin-api") return { json: { data: answerQuery(JSON.parse(body).query, KNOWN) } };
    if (path === "/health") return { json: { status: "ok", info: {}, error: {}, details: {} } };
    const file = path.replace(/^\/admin\//, "") || "index.html";
    return { file: /\.\w+$/.test(file) ? file : "index.html" };
  },
  scenes: [
    {
      name: "the dashboard",
      reach: (page) => page.getByRole("button", { name: "Add widget" }).waitFor(),
      targets: {
        orders: (page) => page.locator("vdr-main-nav a[href='/admin/orders']"),
        facets: (page) => page.locator("vdr-main-nav a[href='/admin/catalog/facets']"),
        account: { older: (page) => page.locator("vdr-user-menu button"), far: (page) => page.locator(".user-menu-btn") },
        "add a widget": (page) => page.getByRole("button", { name: "Add widget" }),
        "this month": (page) => page.getByRole("button", { name: "This month" }),
      },
    },
    {
      name: "the list of products",
      reach: openProducts,
      targets: {
        "new product": (page) => page.getByRole("link", { name: "New product" }),
        // What was a link of its own in the row is the name now; it leads to the same address.
        "edit the chair": {
          older: (page) => rowOfChair(page).getByRole("link", { name: "Edit" }),
          near: (page) => rowOfChair(page).getByRole("link", { name: "Chair" }),
          far: (page) => rowOfChair(page).getByRole("link", { name: "Chair" }),
        },
        "more for the chair": { older: (page) => rowOfChair(page).getByRole("button", { name: "Actions" }), near: null, far: null },
      },
    },
    {
      name: "a new product",
      reach: async (page) => {
        await openProducts(page);
        await page.getByRole("link", { name: "New product" }).click();
        await page.locator("#slug").waitFor();
      },
      targets: {
        "back to products": (page) => page.locator("vdr-breadcrumb").getByRole("link", { name: "Products" }),
        name: (page) => page.locator("#name"),
        slug: (page) => page.locator("#slug"),
        description: (page) => page.locator(".vdr-prosemirror"),
        enabled: (page) => page.locator("label").filter({ hasText: "Enabled" }),
        create: (page) => page.getByRole("button", { name: "Create", exact: true }),
        "add asset": (page) => page.getByRole("button", { name: "Add asset" }),
        "add facets": (page) => page.getByRole("button", { name: "Add facets" }),
        "add option": (page) => page.getByRole("button", { name: "Add option" }),
        sku: { older: (page) => page.getByPlaceholder("SKU"), near: null, far: null },
      },
    },
  ],
};
