import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const DASHBOARD = [
  ...at(
    "app/domain/access/may.ts",
    ["app/domain/access"],
    ["editing what is not editable", "rule.notEditable.includes(section)", "false"],
    ["contributors edit drafts", '["private", "deleted", "archived"]', '["deleted", "archived"]'],
    ["contributors edit archived content", '["private", "deleted", "archived"]', '["private"]'],
    [
      "blocked sections open below their parent",
      "for (let each: Section | null = section; each; each = parentOf(each))",
      "for (const each of [section])",
    ],
  ),
  ...at(
    "app/domain/access/roles.ts",
    ["app/domain/access"],
    ["the lowest of several roles counts", "return ROLES.find((role) => claims", "return [...ROLES].reverse().find((role) => claims"],
    ["a role of any company counts", '"company", property.companyId', '"company", claims.companies_admin[0] ?? property.companyId'],
    [
      "everybody is a super admin of companies",
      'if (claims.superAdmin) return { scope: "super" };\n  const company = highest(claims, "company", companyId)',
      'return { scope: "super" };\n  const company = highest(claims, "company", companyId)',
    ],
  ),
  ...at("app/domain/access/home-address.ts", ["app/domain/access"], ["home by heart or nps", "heart && nps", "heart || nps"]),
  ...at(
    "app/domain/access/password.ts",
    ["app/domain/access"],
    ["passwords of nine characters", "least: 10", "least: 9"],
    ["passwords without a digit", "!/[0-9]/.test(password)", "false"],
  ),
  ...at(
    "app/domain/plan-limits.ts",
    ["app/domain/plan-limits"],
    ["one more than the limit", "publicNow >= limit", "publicNow > limit"],
    ["-1 is a limit", "limit >= 0", "limit >= -1"],
  ),
  ...at(
    "app/domain/forms/merge.ts",
    ["app/domain/forms"],
    ["theirs is written over without a question", "if (!same(stored, before)) asks.push", "if (same(stored, before)) asks.push"],
    [
      "one's own change is lost when theirs is older",
      "same(typed, stored) || same(typed, before)",
      "same(typed, stored) || !same(stored, before)",
    ],
    ["line ends count as a change", 'a?.replace(/\\r\\n?/g, "\\n")', "a"],
  ),
  ...at(
    "app/domain/guides/publishable.ts",
    ["app/domain/guides"],
    ["publishing without a title", "!texts?.title.trim()", "false"],
    ["publishing without steps", "content.steps.length === 0", "content.steps.length < 0"],
    ["publishing a step without an element", 'add("identifier", "step_error_no_target")', "undefined"],
  ),
  ...at("app/domain/guides/search.ts", ["app/domain/guides"], ["a search with blanks around it", "folded(text.trim())", "folded(text)"]),
  ...at(
    "app/domain/urls/search-text.ts",
    ["tests/routes/manage/list", "app/domain/urls"],
    ["NUL in a search", '.replace(/[\\p{Cc}\\p{Cs}]/gu, "")', ""],
  ),
  ...at(
    "app/domain/urls/web-address.ts",
    ["app/domain/urls"],
    ["javascript: as a link", "return WEB.test(text)", "return /^\\w+:\\S+$/i.test(text)"],
  ),
  ...at("app/domain/urls/url-rule.ts", ["app/domain/urls"], ["a star at the end needs a letter", 'while (rule[r] === "*") r++;', ""]),
  ...at(
    "app/domain/languages/language-status.ts",
    ["app/domain/languages"],
    ["languages that are off are shown", '?.status !== "off"', "?.status !== undefined"],
  ),
  ...at(
    "app/domain/player/step-rules.ts",
    ["app/domain/player"],
    ["mandatory steps can be skipped", "return step.nextButton && !step.mandatory;", "return step.nextButton;"],
  ),
  ...at(
    "app/domain/player/stylings.ts",
    ["app/domain/player"],
    ["leaving asks nothing", "exit_click_twice: true", "exit_click_twice: false"],
    ["another main colour", 'main_color: "#0098ff"', 'main_color: "#0098fe"'],
  ),
  ...at("app/domain/player/video-embed.ts", ["app/domain/player"], ["times of videos", "Number(minutes) * 60", "Number(minutes) * 6"]),
  ...at(
    "app/ui/primitives/avatar/avatar.tsx",
    ["app/ui/primitives/avatar"],
    ["six colours", "COLOURS = 7", "COLOURS = 6"],
    ["three initials", "[words[0], words[words.length - 1]]", "words"],
  ),
  ...at(
    "app/ui/composed/pager/pager.tsx",
    ["app/ui/composed/pager"],
    ["other page sizes", "[20, 50, 100]", "[25, 50, 100]"],
    ["the last page counts too far", "Math.min(page * size, total)", "page * size"],
  ),
  ...at("app/features/form/failure-text.ts", ["app/features/form"], ["limits without a number", "if (limit) return", "if (!limit) return"]),
  ...at(
    "app/routes/app/$property/+shell/property-drawer.tsx",
    ["app/routes/app"],
    ["no word of more properties", "{more && <p>", "{!more && <p>"],
    [
      "the present property is opened anew",
      "entry.id === property.id ? closeTo : pathsOf(entry.id).property()",
      "pathsOf(entry.id).property()",
    ],
  ),
  ...at(
    "app/routes/app/$property/+shell/settings-drawer.tsx",
    ["app/routes/app"],
    ["settings searched with blanks", "search.trim().toLowerCase()", "search.toLowerCase()"],
  ),
  ...at(
    "app/routes/app/$property/layout.tsx",
    ["tests/routes/manage/home"],
    ["twenty properties", "DRAWER_ENTRIES = 50", "DRAWER_ENTRIES = 20"],
  ),
  ...at(
    "app/routes/page.tsx",
    ["tests/routes/public/public"],
    ["the empty address leads into the dashboard", "paths.login()", "paths.landing()"],
  ),
  ...at(
    "app/routes/error-page/page.tsx",
    ["tests/routes/public/public"],
    ["unauthorized is not said", '=== "unauthorized" ? "unauthorized" : "not_found"', '=== "unauthorized" ? "not_found" : "not_found"'],
  ),
  ...at(
    "app/routes/privacy-policy/page.tsx",
    ["tests/routes/public/public"],
    ["sections in another order", '"usage",\n  "analytics",', '"analytics",\n  "usage",'],
    ["one contact less", '<ContactBlock title={t("consultancy")} lines={consultancy} unset={t("consultancy_unset")} />', ""],
  ),
  ...at(
    "app/session/safe-redirect.ts",
    ["app/session/safe-redirect"],
    ["//host is an address of ours", '!path.startsWith("//") && ', ""],
    ["backslashes", '!path.includes("\\\\") && ', ""],
  ),
  ...at(
    "app/session/read-form.server.ts",
    ["tests/routes/failures/read-form", "tests/routes/failures/form-limits"],
    ["unknown names are read", "if (!lists.has(name) && !once.delete(name)) throw problem(400);", ""],
    ["bodies of any size", "if (!isWhole && (kind === URLENCODED || file === undefined)) throw problem(413);", ""],
    ["plain text is a form", "if (kind !== URLENCODED && kind !== MULTIPART) throw problem(415);", ""],
    ["any number of parts", "mostFields + 2) > mostFields + 1)", "mostFields + 2) < 0)"],
  ),
  ...at(
    "app/session/own-origin.server.ts",
    ["tests/routes/account", "tests/routes/access/routes"],
    ["forms of other sites", 'throw new Response(null, { status: 403, statusText: "Forbidden" })', "return"],
  ),
  ...at(
    "app/session/screen-form.server.ts",
    ["tests/routes/failures", "tests/routes/manage/editor-refusals"],
    ["the number of the request for what was typed wrong", "status >= 500 ? problem?.requestId : undefined", "problem?.requestId"],
    [
      "codes of the upstream do not reach their fields",
      "fieldErrors[fieldOf(field.path)] = [field.code]",
      "fieldErrors[field.code] = [field.code]",
    ],
  ),
  ...at(
    "app/preferences.server.ts",
    ["tests/routes/preferences", "tests/routes/account"],
    ["a chosen language is lost at sign-in", "if (kept.language && !kept.copied) return null;", ""],
  ),
  ...at(
    "app/routes/app/$property/customize/documents/+parts/file-in-form.server.ts",
    ["tests/routes/customize/document-upload"],
    [
      "a file takes the place of a text that was typed",
      'if (!isBlank(String(form.get("text") ?? ""))) return refused("document_error_text_and_file");',
      "",
    ],
    ["a file’s name goes before a title that was typed", 'if (isBlank(String(form.get("title") ?? ""))) form.set', "form.set"],
  ),
];
