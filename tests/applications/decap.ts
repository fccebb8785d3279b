import type { Page } from "@playwright/test";
import type { Application } from "./application.ts";

const CONFIG = {
  backend: { name: "test-repo" },
  media_folder: "images",
  publish_mode: "editorial_workflow",
  collections: [
    {
      ...{ name: "posts", label: "Posts", label_singular: "Post", folder: "posts", create: true },
      fields: [
        { name: "title", label: "Title", widget: "string" },
        { name: "draft", label: "Draft", widget: "boolean", default: false },
        { name: "category", label: "Category", widget: "select", options: ["News", "Guides"] },
        { name: "date", label: "Publish date", widget: "datetime" },
        { name: "cover", label: "Cover picture", widget: "image", required: false },
        { name: "tags", label: "Tags", widget: "list", required: false, fields: [{ name: "tag", label: "Tag", widget: "string" }] },
        { name: "body", label: "Body", widget: "markdown" },
      ],
    },
    {
      name: "pages",
      label: "Pages",
      label_singular: "Page",
      folder: "pages",
      create: true,
      fields: [{ name: "title", label: "Title", widget: "string" }],
    },
  ],
};

const post = (title: string) => ({ content: `---\ntitle: ${title}\ncategory: News\ndate: 2024-03-01T10:00:00.000Z\n---\nText\n` });
const FILES = { posts: { "first.md": post("First steps"), "second.md": post("Second thoughts") }, pages: { "about.md": post("About us") } };

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content</title></head><body>
<script>window.CMS_MANUAL_INIT = true; window.repoFiles = ${JSON.stringify(FILES)};</script><script src="/decap-cms.js"></script>
<script>CMS.init({ config: ${JSON.stringify({ ...CONFIG, load_config_file: false })} });</script></body></html>`;

async function signIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "First steps" }).waitFor();
}

export const decap: Application = {
  name: "Decap CMS",
  builtWith: "React, Emotion",
  package: "decap-cms",
  files: { older: "dist", near: "dist", far: "dist" },
  answer: ({ path }) => (path === "/" ? { html: PAGE } : { file: path }),
  scenes: [
    {
      name: "the list of posts",
      reach: signIn,
      targets: {
        workflow: (page) => page.getByRole("link", { name: "Workflow" }),
        media: (page) => page.getByRole("button", { name: "Media" }),
        account: {
          older: (page) => page.locator("header [aria-haspopup=true]").last(),
          far: (page) => page.getByRole("button", { name: "Account options dropdown" }),
        },
        search: (page) => page.getByPlaceholder("Search all"),
        pages: (page) => page.getByRole("link", { name: "Pages" }),
        "new post": {
          older: (page) => page.getByRole("link", { name: "New Post" }),
          far: (page) => page.getByRole("link", { name: "Create entry of type Post" }),
        },
        "as a grid": {
          older: (page) => page.locator("[class*=ViewControlsButton]").last(),
          far: (page) => page.getByRole("button", { name: "Grid view option" }),
        },
        sort: (page) => page.getByRole("button", { name: "Sort by" }),
        "the first post": (page) => page.getByRole("link", { name: "First steps" }),
      },
    },
    {
      name: "a new post",
      reach: async (page) => {
        await signIn(page);
        await page.locator("a[href='#/collections/posts/new']").click();
        await page.getByLabel("Title").waitFor();
      },
      targets: {
        title: (page) => page.getByLabel("Title"),
        draft: (page) => page.getByRole("switch", { name: "Draft" }),
        category: (page) => page.locator("#category-field-3"),
        "date of publishing": (page) => page.locator("#date-field-4"),
        "publish now": {
          older: (page) => page.getByRole("button", { name: "Now", exact: true }),
          far: (page) => page.getByRole("button", { name: "Set date to now" }),
        },
        "add tags": (page) => page.getByRole("button", { name: "Add tags" }),
        bold: (page) => page.getByTitle("Bold"),
        preview: (page) => page.getByTitle("Toggle preview"),
      },
    },
    {
      name: "media",
      reach: async (page) => {
        await signIn(page);
        await page.getByRole("button", { name: "Media" }).click();
        await page.getByRole("dialog").waitFor();
      },
      targets: {
        close: (page) => page.locator("[class*=CloseButton]"),
        upload: (page) => page.locator("label").filter({ hasText: "Upload" }),
      },
    },
  ],
};
