import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { UI_LANGUAGES } from "#app/i18n/languages.ts";
import { resourcesOf } from "#app/i18n/translator.server.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";

const files = import.meta.glob<{ examples: Record<string, ReactNode> }>("./**/*.examples.tsx", { eager: true });
const parts = Object.keys(import.meta.glob(["./{primitives,fields,composed}/**/*.tsx", "!./**/*.{examples,test}.tsx"]));
const withoutOwn = [
  "./composed/dialog/leave-dialog.tsx", // shows only while somebody leaves
  "./composed/dialog/limits-dialog.tsx", // scripts open it over a refusal
  "./composed/chart/readout.tsx", // scripts lay it over a chart
  "./composed/data-table/choosing.tsx", // part of a data table
  "./fields/combobox/combobox-input.tsx", // scripts put it over the combobox's select
  "./fields/combobox/combobox-control.tsx",
  "./fields/field-frame.tsx", // every field is one
  "./fields/label-along.tsx", // is not seen
  "./fields/multi-select/multi-select-input.tsx",
  "./fields/repeatable-rows/row-button.tsx",
  "./fields/tag-input/tag-entry.tsx",
  "./fields/text-counter.tsx", // part of every text field
  "./primitives/link/form.tsx", // among the links
];
const cases = Object.entries(files).flatMap(([file, { examples }]) =>
  Object.entries(examples).flatMap(([name, example]) => UI_LANGUAGES.map((language) => ({ file, name, example, language }))),
);

test.each(cases)("$file: $name, in $language", async ({ example, language }) => {
  const missing: string[] = [];
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resourcesOf(language) } as never,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => missing.push(`${namespace}:${key}`),
  });
  const markup = await markupAt("/sandbox", <I18nextProvider i18n={i18n}>{example}</I18nextProvider>);
  expect(missing).toEqual([]);
  expect(markup).toMatch(/[a-z]+/i);
  expect(markup.replace(/<[^>]*>/g, "").trim() || /(aria-label|value|placeholder|data-initials)="[^"]+"/.test(markup)).toBeTruthy();
});

test.each(parts)("%s has examples", (file) => {
  if (withoutOwn.includes(file)) return;
  expect(Object.keys(files)).toContain(file.replace(/\.tsx$/, ".examples.tsx"));
});
