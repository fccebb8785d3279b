import { useLocation, useNavigate } from "@remix-run/react";
import { act } from "react";
import { expect, test } from "vitest";
import { FilterForm } from "#app/ui/composed/filter-form/filter-form.tsx";
import { shownAt } from "#tests/support/scripted.tsx";

let go: ReturnType<typeof useNavigate>;

function List() {
  go = useNavigate();
  const search = new URLSearchParams(useLocation().search).get("search") ?? "";
  return (
    <FilterForm label="Find guides" made={search}>
      <input name="search" defaultValue={search} />
    </FilterForm>
  );
}

test("what is typed while an answer is on its way stays, and after Back the field says what its address says", async () => {
  const { found } = await shownAt("/guides", <List />);
  const field = () => found<HTMLInputElement>("[name=search]");
  const type = (text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(field(), text);
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  await act(async () => {
    type("day");
    found<HTMLFormElement>("form").requestSubmit();
    type("plan");
  });
  expect(field().value).toBe("plan");
  // To what the fields were made from before: as another list it is made anew all the same.
  await act(async () => go(-1));
  expect(field().value).toBe("");
  await act(async () => go(1));
  expect(field().value).toBe("day");
});
