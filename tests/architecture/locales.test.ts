import fs from "node:fs";
import { expect, test } from "vitest";
import { ACT_TOASTS, ACT_WORDS } from "#app/features/people/act-words.ts";
import { WORDS } from "#app/features/people/operator-words.ts";
import { STATUS_WORDS } from "#app/features/people/status-words.ts";
import { STATUS_TEXTS } from "#app/routes/app/$property/users/list/users/$userId/guides/activity-list.ts";
import { within } from "#server/launch/root.mjs";
import { PATTERNS } from "./put-together-texts.ts";
import { codeFiles, readSource } from "./sources.ts";
import { usedTexts } from "./used-texts.ts";

/** Keys that are put together before they reach a call of `t`: what does it, and where. */
const ELSEWHERE = [
  {
    keys: ["segment", "page_segment", "tag", "journey", "tooltip", "validator", "theme", "help_centre", "document"].map(
      (noun) => `toasts:${noun}_deleted`,
    ),
    file: "app/features/targeting/removal.server.ts",
    says: "redirectWithToast(returnTo(request, list), toast)",
  },
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
    keys: "saved saved_merged published unpublished updated draft_saved is_scheduled live_as_scheduled waits waits_draft"
      .split(" ")
      .map((word) => `toasts:message_${word}`),
    file: "app/features/messages/editor/toast-for.server.ts",
    says: 'return "message_draft_saved"',
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
  "app/routes/app/$property/users/list/segments/builder/+parts/problems.ts": "segments",
  "app/features/form/failure-text.ts": "errors",
  "app/features/messages/place-name.ts": "questions",
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

const files = codeFiles(["app", "server/resources/why"]).filter((file) => file !== "app/i18n/title.server.ts");
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
  [en, /tutorial|launcher|unsorted|back office|host page|online|go live/i],
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
