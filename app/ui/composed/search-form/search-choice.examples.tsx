import { SearchChoice } from "./search-choice.tsx";
import { SearchForm } from "./search-form.tsx";

export const examples = {
  "beside a search": (
    <SearchForm label="Search by name" value="">
      <SearchChoice name="state" label="State" value="on" of={["all", "on", "off"]} text={(each) => each} />
    </SearchForm>
  ),
};
