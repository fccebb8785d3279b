import { SearchChoice } from "./search-choice.tsx";
import { SearchForm } from "./search-form.tsx";

const STATES = { all: "In any state", on: "Switched on", off: "Switched off" };

export const examples = {
  "beside a search": (
    <SearchForm label="Search by name" value="">
      <SearchChoice name="state" label="State" value="on" of={["all", "on", "off"]} text={(each) => STATES[each]} />
    </SearchForm>
  ),
};
