import { expect, test } from "vitest";
import ExportScreen from "#app/routes/app/$property/manage/export/page.tsx";
import { shownAt } from "#tests/support/scripted.tsx";

const loaded = {
  title: "Export",
  languages: [
    { key: "en", name: "English" },
    { key: "de", name: "Deutsch" },
  ],
  chapters: [],
  guides: [],
};

test("after a fault, with scripts too, the languages that were chosen stay chosen", async () => {
  const fault = (form: FormData) => ({
    submission: { status: "error", initialValue: { languages: form.getAll("languages") }, error: {} },
    failure: { code: "unavailable" },
  });
  const { page, press } = await shownAt("/export", <ExportScreen />, fault, loaded);
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>("[name=languages]")].map(({ checked }) => checked);
  expect(boxes()).toEqual([true, true]);
  await press("[name=languages][value=de]");
  await press("main button[type=submit], form button");
  expect(boxes()).toEqual([true, false]);
});
