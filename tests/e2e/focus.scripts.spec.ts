import { chapterWith, unique } from "./support/content.ts";
import { focused, follow, press } from "./support/focus.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// One rule: what acted keeps the focus, a moved row too; what opens takes it, and what closes gives it back; what was added has it in its
// first field.

test("in the editor", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Focus");
  const region = await chapterWith(page, property, name, [name]);
  await region.getByRole("listitem").getByRole("link", { name }).click();
  const steps = page.getByRole("region", { name: "Steps" });
  const button = (label: string) => steps.getByRole("button", { name: label, exact: true });
  const save = page.getByRole("button", { name: "Save changes" });
  const heading = page.getByLabel("Heading");
  const rows = steps.getByRole("listitem");
  const subtitle = page.getByLabel("Subtitle", { exact: true });
  const question = page.getByRole("dialog", { name: "Remove this step and its text?" });
  const isAsked = () =>
    expect(question)
      .toBeVisible()
      .then(() => expect(page).toHaveURL(/ask=remove/));
  const isNotAsked = async () => {
    await expect(page).not.toHaveURL(/ask=/);
    await expect(page.getByText("Remove this step and its text?")).toHaveCount(0);
  };
  const order =
    (...titles: string[]) =>
    () =>
      expect(rows.locator("button[name=intent][value^=open]")).toContainText(titles);
  const selected = (title: string) => () => expect(steps.locator("[aria-current]")).toContainText(title);
  const open = (title: string) => rows.locator("button[value^=open]").filter({ hasText: title });
  await follow(page, [
    ["add slide", () => press(button("Add slide")), () => expect(rows).toHaveCount(1), "input Heading"],
    [
      "save",
      () => heading.fill("One").then(() => press(save)),
      () => expect(page.getByText("Guide saved")).toBeVisible(),
      "button Save changes",
    ],
    [
      "publish",
      () => press(page.getByRole("button", { name: "Publish" })),
      () => expect(page.getByText("Guide published")).toBeVisible(),
      /^p Live since/,
    ],
    ["add step", () => press(button("Add step")), () => expect(rows).toHaveCount(2), "input Heading"],
    ["add another", () => heading.fill("Two").then(() => press(button("Add slide"))), () => expect(rows).toHaveCount(3), "input Heading"],
    ["open a step", () => heading.fill("Three").then(() => press(open("Two"))), selected("Two"), "button 2Step: Two"],
    ["move up", () => press(button("Move up")), order("Two", "One", "Three"), "button Move down"],
    ["move down", () => press(button("Move down")), order("One", "Two", "Three"), "button Move down"],
    ["move down to the end", () => press(button("Move down")), order("One", "Three", "Two"), "button Move up"],
    ["ask before removing", () => press(button("Remove")), isAsked, "button Keep it"],
    ["keep it", () => press(question.getByRole("button", { name: "Keep it" })), isNotAsked, "button Remove"],
    ["ask, and Escape", () => press(button("Remove")).then(() => page.keyboard.press("Escape")), isNotAsked, "button Remove"],
    ["ask again, with something typed", () => subtitle.fill("Typed").then(() => press(button("Remove"))), isAsked, "button Keep it"],
    [
      "remove, which saves what was typed",
      () => press(question.getByRole("button", { name: "Remove" })),
      () =>
        expect(rows)
          .toHaveCount(2)
          .then(isNotAsked)
          // As it is stored, not only as it was typed.
          .then(() => expect(subtitle).toHaveAttribute("value", "Typed")),
      /^button \dSlide: Three$|^button \dSlide: One$/,
    ],
    ["Back, which does not ask again", () => page.goBack(), isNotAsked, /./],
    [
      "save what is not valid",
      () =>
        page
          .getByLabel("Title", { exact: true })
          .fill("")
          .then(() => press(save)),
      () => expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible(),
      /There is a problem/,
    ],
    [
      "leave, and stay",
      async () => {
        await press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }));
        await expect.poll(() => focused(page)).toBe("button Cancel");
        await press(page.getByRole("dialog").getByRole("button", { name: "Cancel" }));
      },
      () => expect(page.getByRole("dialog")).toHaveCount(0),
      "a Guides",
    ],
    // It loads the document anew; the state then says what is stored.
    [
      "discard",
      () => press(page.getByRole("link", { name: "Discard" })),
      () => expect(page.getByRole("link", { name: "Discard" })).toBeHidden(),
      /^p (Live since|Unpublished changes)/,
    ],
  ]);
});

test("on the list", async ({ page }) => {
  const property = await signIn(page);
  const word = unique("Focus");
  const [a, b, c] = ["A", "B", "C"].map((title) => `${title} ${word}`) as [string, string, string];
  await chapterWith(page, property, word, [a, b, c]);
  await page.goto(`/app/${property}/manage/list`);
  const region = page.getByRole("region", { name: word });
  const titles = region.getByRole("listitem").getByRole("link", { name: word });
  const row = (title: string) => region.getByRole("listitem").filter({ hasText: title });
  const menuOf = (title: string) => row(title).getByLabel(`More actions for ${title}`);
  const inMenu = (title: string, label: string) => row(title).locator("details").getByText(label, { exact: true });
  const use = async (title: string, label: string) => {
    if (!(await inMenu(title, label).isVisible())) await press(menuOf(title));
    await press(inMenu(title, label));
  };
  const toast = (text: string) => () => expect(page.getByText(text)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: `Archive “${a}”?` });
  const isClosed = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/manage\/list$/);
  };
  const drawer = page.getByRole("region", { name: "Settings" });
  const settings = page.locator("#open-settings");
  const ask = async () => {
    await use(a, "Archive");
    await expect(dialog).toBeVisible();
    await expect.poll(() => focused(page)).toBe("button Cancel");
    await expect(page).toHaveURL(/\/archive\?return=/);
    await expect(page).toHaveTitle(`Archive “${a}”? · Handrail`);
  };
  await follow(page, [
    ["open a menu", () => press(menuOf(a)), () => expect(inMenu(a, "Edit")).toBeVisible(), `summary More actions for ${a}`],
    [
      "Escape closes it",
      () => page.keyboard.press("Escape"),
      () => expect(inMenu(a, "Edit")).toBeHidden(),
      `summary More actions for ${a}`,
    ],
    ["move down", () => use(a, "Move down"), () => expect(titles).toHaveText([b, a, c]), `summary More actions for ${a}`],
    ["move up", () => use(a, "Move up"), () => expect(titles).toHaveText([a, b, c]), `summary More actions for ${a}`],
    [
      "publish the chapter",
      async () => {
        await press(region.getByLabel(`More actions for chapter ${word}`));
        await press(region.locator("header details").getByRole("button", { name: "Publish" }));
      },
      () => expect(region.locator("header").getByText("Live")).toBeVisible(),
      `summary More actions for chapter ${word}`,
    ],
    [
      "unpublish the chapter",
      async () => {
        await press(region.getByLabel(`More actions for chapter ${word}`));
        await press(region.locator("header details").getByRole("button", { name: "Unpublish" }));
      },
      () => expect(region.locator("header").getByText("Draft")).toBeVisible(),
      `summary More actions for chapter ${word}`,
    ],
    [
      "take it back",
      () => press(page.getByRole("button", { name: "Undo" })),
      () => expect(region.locator("header").getByText("Live")).toBeVisible(),
      // The button is gone with its toast: the menu of what it concerned.
      `summary More actions for chapter ${word}`,
    ],
    [
      "ask, and Cancel",
      () => ask().then(() => press(dialog.getByRole("button", { name: "Cancel" }))),
      isClosed,
      `summary More actions for ${a}`,
    ],
    ["ask, and Escape", () => ask().then(() => page.keyboard.press("Escape")), isClosed, `summary More actions for ${a}`],
    ["ask, and Back", () => ask().then(() => page.goBack()), isClosed, `summary More actions for ${a}`],
    [
      "ask, and archive",
      () => ask().then(() => press(dialog.getByRole("button", { name: "Archive" }))),
      toast("Guide archived"),
      // Its row is among the archived ones now.
      "h1 Guides",
    ],
    [
      "choose a state",
      () => press(page.getByRole("link", { name: "Archived", exact: true })),
      () => expect(page).toHaveURL(/state=archived/),
      "a Archived",
    ],
    ["open a drawer", () => press(settings), () => expect(drawer).toBeVisible(), "h2 Settings"],
    ["Escape closes it", () => page.keyboard.press("Escape"), () => expect(drawer).toHaveCount(0), "a Settings"],
    ["open it again", () => press(settings), () => expect(drawer).toBeVisible(), "h2 Settings"],
    ["close it by its link", () => press(drawer.getByRole("link", { name: "Close" })), () => expect(drawer).toHaveCount(0), "a Settings"],
  ]);
});

test("in a report", async ({ page }) => {
  const property = await signIn(page, "admin@globex.test");
  const name = unique("Many");
  await chapterWith(
    page,
    property,
    name,
    Array.from({ length: 21 }, (_, each) => `${name} ${each}`),
  );
  // Nothing is live there, for which a report without a search has other words.
  await page.goto(`/app/${property}/analytics/content/guides?search=${encodeURIComponent(name)}`);
  const pager = page.getByRole("navigation", { name: "Pages" });
  await follow(page, [
    [
      "sort",
      () => press(page.getByRole("columnheader", { name: "Guide" }).getByRole("link")),
      () => expect(page).toHaveURL(/sort=title/),
      /^a Guide/,
    ],
    // The link to the next page is gone on the last one.
    ["the last page", () => press(pager.getByRole("link", { name: "Next" })), () => expect(page).toHaveURL(/page=2\b/), /^nav /],
  ]);
});

test("on pages that create", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/list`);
  const back = () => press(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Guides" }));
  const isOpen = (title: string) => () => expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const main = page.getByRole("main");
  await follow(page, [
    ["new guide", () => press(main.getByRole("link", { name: "New guide" }).first()), isOpen("New guide"), "input Title"],
    ["loaded anew", () => page.reload(), isOpen("New guide"), "input Title"],
    ["back to the list", back, isOpen("Guides"), /./],
    ["new chapter", () => press(main.getByRole("link", { name: "New chapter" }).first()), isOpen("New chapter"), "input Title"],
    ["loaded anew", () => page.reload(), isOpen("New chapter"), "input Title"],
    [
      "what is not valid",
      () => press(main.getByRole("button", { name: "Create chapter" })),
      () => expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible(),
      /There is a problem/,
    ],
    [
      "the same once more",
      () => press(main.getByRole("button", { name: "Create chapter" })),
      () => Promise.resolve(),
      /There is a problem/,
    ],
  ]);
});
