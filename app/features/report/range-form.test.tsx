import { expect, test } from "vitest";
import { languageName } from "#app/i18n/language-name.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { RangeForm } from "./range-form.tsx";

test.each([
  ["de", "German"],
  ["pt-br", "Brazilian Portuguese"],
  ["aa-bb-cc", "aa-bb-cc"],
  ["no language", "no language"],
])("the language %j is called %j", (key, name) => {
  expect(languageName(key, "en")).toBe(name);
});

const days = { from: "2026-03-01", to: "2026-03-30" };

test("at another address the fields show what that says, with a drawer they keep what was typed", async () => {
  const asked = {
    report: { ...days, languages: ["en", "de"] },
    range: "30",
    typed: days,
    problems: [],
    lang: undefined,
    compare: undefined,
  };
  const { found, press, type } = await shownAt(
    "/report",
    <>
      <RangeForm asked={asked}>
        <TextField field={plainField("search")} label="Search" type="search" />
      </RangeForm>
      <Link to="/report?panel=settings" id="drawer" />
      <Link to="/report?sort=title" id="sort" />
    </>,
  );
  const values = () => [
    found<HTMLInputElement>("[value='7']").checked,
    found<HTMLInputElement>("[name=compare]").checked,
    found<HTMLSelectElement>("[name=lang]").value,
    found<HTMLInputElement>("[name=search]").value,
  ];
  await press("[value='7']");
  await press("[name=compare]");
  found<HTMLSelectElement>("[name=lang]").value = "de";
  await type("[name=search]", "plan");
  await press("#drawer");
  expect(values()).toEqual([true, true, "de", "plan"]);
  await press("#sort");
  expect(values()).toEqual([false, false, "", ""]);
});
