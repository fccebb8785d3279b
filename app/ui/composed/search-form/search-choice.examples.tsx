import { SearchChoice } from "./search-choice.tsx";
import { SearchForm } from "./search-form.tsx";

const COLOURS = { "0": "All colours", "1": "Blue", "2": "Green" };

export const examples = {
  "beside a search": (
    <SearchForm label="Search by name" value="">
      <SearchChoice name="colour" label="Colour" value="1" of={["0", "1", "2"]} text={(each) => COLOURS[each]} />
    </SearchForm>
  ),
};
