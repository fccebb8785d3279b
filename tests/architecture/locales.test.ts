import fs from "node:fs";
import { expect, test } from "vitest";
import { mainNavigation, settingsNavigation } from "#app/domain/access/navigation.ts";
import { ROLES } from "#app/domain/access/roles.ts";
import { VISIBILITIES } from "#app/domain/guides/guide.ts";
import { MEDIA_TYPES, NEXT_IF } from "#app/domain/guides/step.ts";
import { MATCHES } from "#app/domain/imports/matching.ts";
import { LIMIT_KINDS } from "#app/domain/plan-limits.ts";
import { TASK_NAMES, TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { ATTRIBUTE_SCOPES, DATA_TYPES } from "#app/domain/users/attribute.ts";
import { SHOWN_SCOPES, SHOWN_STATES } from "#app/features/attributes/attribute-list.ts";
import { ACT_TOASTS, ACT_WORDS } from "#app/features/people/act-words.ts";
import { WORDS } from "#app/features/people/operator-words.ts";
import { STATUS_WORDS } from "#app/features/people/status-words.ts";
import { THEMES } from "#app/preferences.server.ts";
import { STATES } from "#app/routes/app/$property/manage/list/query.ts";
import { STATUS_TEXTS } from "#app/routes/app/$property/users/list/users/$userId/guides/activity-list.ts";
import { NOTICE_STATUS } from "#app/session/login-notices.ts";
import { KINDS_OF_USE } from "#app/ui/composed/used-by/used-by.tsx";
import { within } from "#server/launch/root.mjs";
import { EVERYTHING_ON } from "#tests/support/everything-on.ts";
import { codeFiles, readSource } from "./sources.ts";
import { usedTexts } from "./used-texts.ts";

const navigation = [...mainNavigation(EVERYTHING_ON), ...settingsNavigation(EVERYTHING_ON)];
const SCREENS =
  "bad_request signed_out not_found not_allowed other_site limit conflict no_connection unreachable timeout nonsense too_large busy fault".split(
    " ",
  );
const PRIVACY = "introduction information usage analytics legal_basis retention sharing rights security changes contact".split(" ");

const TASKS = TASK_NAMES.map((name) => name.replaceAll("-", "_"));
const STAGES = ["reading", "writing", "listing", "people", "packing", "removing", "mailing"];

/** Keys that are put together at run time, and every value that they are put together with. */
const PATTERNS: Record<string, readonly string[]> = {
  "account:notice_*": Object.keys(NOTICE_STATUS),
  "attributes:*_text": ["archive", "restore"],
  "attributes:*_title": ["archive", "restore"],
  "attributes:*_anyway": ["archive", "restore"],
  "attributes:lead_*": ATTRIBUTE_SCOPES,
  "attributes:new_lead_*": ATTRIBUTE_SCOPES,
  "attributes:origin_*": ATTRIBUTE_SCOPES,
  "attributes:scope_*": SHOWN_SCOPES,
  "attributes:state_*": SHOWN_STATES,
  "attributes:title_*": ATTRIBUTE_SCOPES,
  "attributes:type_*": DATA_TYPES,
  "common:used_by_*": KINDS_OF_USE,
  "editor:*_*": [MEDIA_TYPES.map((type) => `media_${type}`), NEXT_IF.map((when) => `if_${when}`)].flat(),
  "errors:*": ["guide_deleted", "not_allowed_for_role"],
  "errors:limit_*": LIMIT_KINDS,
  "errors:screen_*_text": SCREENS,
  "errors:screen_*_title": SCREENS,
  "manage:state_*": VISIBILITIES,
  "privacy:*_text": PRIVACY,
  "privacy:*_title": PRIVACY,
  "sandbox:layer_*": ["primitives", "fields", "composed"],
  "settings:rule_*": ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"],
  "shell:footer_*": ["status", "legal", "roadmap", "support"],
  "shell:group_*": navigation.map(({ group }) => group),
  "shell:nav_*": navigation.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.items ?? [])])).map(({ key }) => key),
  "shell:theme_*": THEMES,
  "manage:filter_*": STATES,
  "manage:none_*_text": STATES.filter((state) => state !== "all"),
  "manage:none_*_title": STATES.filter((state) => state !== "all"),
  "shell:role_*": ROLES,
  "shell:role_scope_*": ["company", "property"],
  "tasks:type_*": TASKS,
  "tasks:exception_*": ["unreadFrom", "notTaken", "archived"],
  "tasks:result_*": TASKS,
  "tasks:status_*": TASK_STATUSES.map((status) => status.replace(" ", "_")),
  "tasks:stage_*": STAGES,
  "imports:match_*": MATCHES,
  "users:left_*": ["active", "pending", "disabled", "archived"],
  "users:identify_*": ["unsigned", "signature", "expired"],
  "tasks:error_*": ["task_error", "task_gave_up", "task_unknown", "import_file_gone", "invite_no_address", "person_gone", "search_erased"],
  "toasts:*_live_again": ["chapter", "guide"],
  "toasts:attribute_*d": ["archive", "restore"],
  "toasts:*_archived": ["chapter", "guide"],
  "toasts:*_merged": ["chapter_published", "chapter_saved"],
  "toasts:*_published": ["chapter", "guide"],
  "toasts:*_unpublished": ["chapter", "guide"],
  "toasts:*_unpublished_in_use": ["chapter", "guide"],
};
/** Keys that are put together before they reach a call of `t`: what does it, and where. */
const ELSEWHERE = [
  {
    keys: ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"].map((rule) => `errors:password_error_${rule}`),
    file: "app/routes/app/$property/settings/personal/login/schema.server.ts",
    says: "message: `password_error_",
  },
  {
    keys: Object.values(WORDS).map((word) => `users:${word}`),
    file: "app/features/people/filter-chips.tsx",
    says: "t(WORDS[",
  },
  {
    keys: Object.values(ACT_WORDS).flatMap((words) => Object.values(words).map((word) => `users:${word}`)),
    file: "app/features/people/chosen-page.tsx",
    says: "t(words.several,",
  },
  {
    keys: Object.values(ACT_TOASTS).map((word) => `toasts:${word}`),
    file: "app/features/people/chosen.server.ts",
    says: "ACT_TOASTS[act]",
  },
  {
    keys: Object.values(STATUS_WORDS).map((word) => `users:${word}`),
    file: "app/features/people/person-header.tsx",
    says: "t(STATUS_WORDS[",
  },
  {
    keys: Object.values(STATUS_TEXTS).map((word) => `users:${word}`),
    file: "app/routes/app/$property/users/list/users/$userId/guides/page.tsx",
    says: "t(STATUS_TEXTS[",
  },
  {
    keys: ["seconds", "minutes", "hours"].map((unit) => `analytics:${unit}`),
    file: "app/features/report/figure-text.ts",
    says: "t(duration.unit,",
  },
  {
    keys: ["toasts:chapters_reordered", "toasts:guide_moved", "toasts:guides_reordered"],
    file: "app/routes/app/$property/manage/sorting/save-order.server.ts",
    says: 'Promise<"chapters_reordered" | "guide_moved" | "guides_reordered">',
  },
];
/** Files that are handed `t`, and the namespace that it comes with. */
const HANDED: Record<string, string> = {
  "app/features/form/failure-text.ts": "errors",
  "app/routes/app/$property/manage/$guideId/edit/steps/+parts/summary-fields.ts": "editor",
};

type Texts = Record<string, string>;
const namespaces = (language: string) => fs.readdirSync(within("locales", language)).map((file) => file.replace(/\.json$/, ""));
const textsOf = (language: string, namespace: string) => JSON.parse(readSource(`locales/${language}/${namespace}.json`)) as Texts;
const texts = (language: string): Texts =>
  Object.fromEntries(
    namespaces(language).flatMap((namespace) =>
      Object.entries(textsOf(language, namespace)).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  );
const en = texts("en");
const de = texts("de");
const PLURAL = /_(zero|one|other)$/;
const known = new Set(Object.keys(en).flatMap((key) => [key, key.replace(PLURAL, "")]));

const files = codeFiles(["app"]).filter((file) => file !== "app/i18n/title.server.ts");
const uses = files.map((file) => ({ file, ...usedTexts(file, HANDED[file]) }));

function filled(pattern: string): string[] {
  const [before = "", after = ""] = pattern === "editor:*_*" ? ["editor:", ""] : pattern.split("*");
  return (PATTERNS[pattern] ?? []).map((value) => before + value + after);
}

test("both languages have the same keys, none empty, with the same values to put in", () => {
  expect(namespaces("de")).toEqual(namespaces("en"));
  for (const namespace of namespaces("en")) {
    expect([namespace, Object.keys(textsOf("de", namespace))]).toEqual([namespace, Object.keys(textsOf("en", namespace))]);
  }
  const empty = [en, de].flatMap((all) => Object.keys(all).filter((key) => typeof all[key] !== "string" || all[key].trim() === ""));
  expect(empty).toEqual([]);
  const values = (text = "") => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();
  expect(Object.keys(en).filter((key) => values(en[key]).join() !== values(de[key]).join())).toEqual([]);
});

/** Words of the glossary's last column (locales/README.md) that are wrong wherever they stand. */
const NEVER = [
  [en, /tutorial|launcher|unsorted|popup|back office|host page|online|go live/i],
  [de, /Property|Anleitung|unsortiert|Oberfläche|Mitarbeit|online|[a-zß][:*_]in(nen)?\b/],
] as const;

test("no text has a word that the glossary rules out", () => {
  const wrong = NEVER.flatMap(([all, words]) =>
    Object.entries(all).filter(([key, text]) => !key.startsWith("privacy:") && words.test(text)),
  );
  expect(wrong).toEqual([]);
});

test("what has one plural form has both that English and German need", () => {
  const bases = Object.keys(en).flatMap((key) => (key.endsWith("_other") ? [key.replace(PLURAL, "")] : []));
  expect(bases.filter((base) => !(`${base}_one` in en))).toEqual([]);
});

test("every text that the code names exists", () => {
  const missing = uses.flatMap(({ file, keys }) => keys.filter((key) => !known.has(key)).map((key) => `${key} in ${file}`));
  expect(missing).toEqual([]);
  expect(uses.flatMap(({ keys }) => keys).length).toBeGreaterThan(200);
});

test("every key that is put together is listed with its values, and each exists", () => {
  const found = [...new Set(uses.flatMap(({ patterns }) => patterns))].sort();
  expect(found).toEqual(Object.keys(PATTERNS).sort());
  for (const { file, says } of ELSEWHERE) expect(readSource(file)).toContain(says);
  expect([...found.flatMap(filled), ...ELSEWHERE.flatMap(({ keys }) => keys)].filter((key) => !known.has(key))).toEqual([]);
});

test("every text is used", () => {
  const named = new Set([
    ...uses.flatMap(({ keys }) => keys),
    ...Object.keys(PATTERNS).flatMap(filled),
    ...ELSEWHERE.flatMap(({ keys }) => keys),
  ]);
  // Codes travel from contracts, domain and server to the texts of errors; toasts are named where a redirect is made.
  const codes = new Set(codeFiles(["app", "server"]).flatMap((file) => [...usedTexts(file).literals]));
  const isUsed = (key: string) => {
    const base = key.replace(PLURAL, "");
    if (named.has(key) || named.has(base)) return true;
    const [namespace = "", name = ""] = base.split(":");
    if (namespace === "errors") return codes.has(name);
    return uses.some((use) => use.namespaces.includes(namespace) && use.literals.has(name));
  };
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test("the search finds what it should", () => {
  const text = `const { t } = useTranslation("manage"); t(a ? "x" : "y"); t(\`z_\${b}\`); titleOf(r, "shell", "w"); t("errors:v"); redirectWithToast(to, "u"); viewer.text("shell:q");`;
  expect(usedTexts("some.ts", "common", text)).toMatchObject({
    keys: ["manage:x", "manage:y", "shell:w", "errors:v", "toasts:u", "shell:q"],
    patterns: ["manage:z_*"],
  });
});
