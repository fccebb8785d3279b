import { at } from "./at.mjs";

const TOKENS = ["server/resources/in-page", "server/realm/sign-out"];
const PLACED = ["server/resources/placed", "server/resources/in-page", "tests/routes/manage/hints"];

/** The editor on the page of an application, and what is placed there. @type {import("./at.mjs").Break[]} */
export const ON_PAGE = [
  ...at(
    "app/session/asked-here.server.ts",
    ["tests/routes/manage/in-application"],
    ["a page of the same site is given a token", 'site === "same-origin"', 'site !== "cross-site"'],
    ["whoever says no site is given a token", "URL.canParse(referer) && new URL(referer).origin === new URL(env().WEB_URL).origin", "true"],
    ["a frame is given a token", "if (!isForTab(request)) return false;", ""],
    ["a prefetch spends a token", ' && !headers.has("sec-purpose")', ""],
    ["a frame spends a shared address", "if (!isForTab(request)) throw", "if (false) throw"],
  ),
  ...at(
    "app/features/preview/lead-onto-page.server.ts",
    ["tests/routes/manage/in-application"],
    ["who comes from elsewhere is given a token", "if (!isAskedHere(request)) {", "if (!request) {"],
    ["the page that opened the tab keeps hold of it", '"handrail-edit"), { headers: ALONE })', '"handrail-edit"))'],
  ),
  ...at(
    "server/resources/player/preview-tokens.ts",
    TOKENS,
    ["a token that nobody took lies about for hours", "editor: 10 * MINUTE", "editor: 100 * MINUTE"],
    ["an editor that nobody uses goes on all day", "const EDITS = 120 * MINUTE", "const EDITS = 720 * MINUTE"],
    ["an editor never ends while it is used", '.where("created_at", ">", new Date(Date.now() - MOST_EDITS))', ""],
    ["a second tab takes a token too", "coalesce(kept.key_hash, ", "coalesce(null, "],
    ["a token counts at other addresses", '.where("origin", "=", origin)', ""],
    ["closing an editor ends all of the property", 'kind: "editor", token_hash: tokenHash(token)', 'kind: "editor"'],
    ["closing an editor ends nothing", 'kind: "editor", token_hash: tokenHash(token)', 'kind: "editor", token_hash: token'],
  ),
  ...at(
    "server/realm/session-life.ts",
    ["server/realm/sign-out"],
    [
      "an editor outlives the sign-out",
      'where("manager_id", "=", managerId).where("kind", "=", "editor")',
      'where("manager_id", "=", "").where("kind", "=", "editor")',
    ],
  ),
  ...at(
    "app/domain/targets/target.ts",
    ["player/editor/fitted-target"],
    ["a target is as large as it likes", "bytes: 8192", "bytes: 81920"],
    [
      "a target of wide letters is twice as large",
      "new TextEncoder().encode(JSON.stringify(target)).length",
      "JSON.stringify(target).length",
    ],
  ),
  ...at(
    "app/contracts/target.ts",
    ["player/editor/fitted-target"],
    [
      "a target has two names",
      "recipes.filter((one) => one.kind === kind).length < 2",
      "recipes.filter((one) => one.kind === kind).length < 3",
    ],
  ),
  ...at(
    "server/resources/placed/allowed.ts",
    PLACED,
    ["contributors change what is off", 'enabled ? "public" : "private"', '"public"'],
    ["who changes what is live may not change what is on", 'enabled ? "public" : "private"', '"private"'],
    ["what is written on a page goes live there", "requireSwitch(caller, said, enabled);", ""],
    ["on a page nothing that is on can be changed", " && enabled !== before", ""],
    ["on the dashboard nothing is switched", "inPage !== undefined && ", ""],
  ),
  ...at(
    "server/resources/tooltips/routes.ts",
    PLACED,
    ["a tooltip is made live on a page", "requireSwitch(caller, body);", ""],
    ["anybody deletes a tooltip", "query.revision, allowedTo(caller))", "query.revision, () => {})"],
  ),
  ...at(
    "server/resources/validators/routes.ts",
    PLACED,
    ["a validator is made live on a page", "requireSwitch(caller, body);", ""],
    ["anybody deletes a validator", "query.revision, allowedTo(caller))", "query.revision, () => {})"],
  ),
  ...at(
    "server/resources/placed/columns.ts",
    PLACED,
    ["a hint is saved over what somebody else saved", "await requireRevision(revision, row.revision, () => toWirePlaced(row));", ""],
    ["a change drops the texts of other languages", "written({ ...texts, ...change.texts })", "written({ ...change.texts })"],
  ),
  ...at("server/resources/placed/judge.ts", PLACED, [
    "a hint without an element goes live",
    "said.enabled ? missingParts(said, fallback) : []",
    "[]",
  ]),
];
