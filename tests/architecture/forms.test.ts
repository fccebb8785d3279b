import { expect, test } from "vitest";
import { TYPED_FIELDS } from "#app/features/kept-form/typed-fields.ts";
import { codeFiles, readSource } from "./sources.ts";

const FORMS = codeFiles(["app/routes"]).filter((file) => readSource(file).includes("= useScreenForm({"));
/** Fields that nobody types a text into, and passwords, which are never shown again. */
const NOT_TYPED = ["chapterId", "language", "currentPassword", "newPassword", "confirmation"];

const locales = import.meta.glob<Record<string, string>>("../../locales/*/*.json", { eager: true, import: "default" });
const textOf = (language: string, key: string) => {
  const [namespace, name = ""] = key.split(":");
  return locales[`../../locales/${language}/${namespace}.json`]?.[name];
};

/** The fields of a form, by their names, and the keys of their labels. The guide editor's have the names of their labels. */
function labelsOf(file: string): [string, string][] {
  const source = readSource(file);
  const [, namespace = ""] = /useTranslation\("(\w+)"\)/.exec(source) ?? [];
  const [, labels = ""] = /labels: \{ (.+) \},/.exec(source) ?? [];
  return [...labels.matchAll(/(\w+): t\("(\w+)"\)/g)].map(([, name = "", key = ""]) => [name, `${namespace}:${key}`]);
}

test("a form that could not be sent shows what was typed by the labels of its own screen, in both languages", () => {
  expect(FORMS.length).toBeGreaterThan(6);
  const fields = FORMS.flatMap(labelsOf).filter(([name]) => !NOT_TYPED.includes(name));
  expect(fields.length).toBeGreaterThan(6);
  for (const [name, key] of fields) {
    for (const language of ["en", "de"]) {
      expect([name, textOf(language, key)]).toEqual([name, expect.any(String)]);
      expect([name, textOf(language, TYPED_FIELDS[name] ?? "")]).toEqual([name, textOf(language, key)]);
    }
  }
});

test("every screen with a form keeps what was typed when its action cannot be reached", () => {
  for (const file of FORMS) {
    const page = file.replace(/\/\+parts\/[^/]+$/, "/page.tsx");
    expect([page, /^export const clientAction = keepTyped;$/m.test(readSource(page))]).toEqual([page, true]);
  }
});
