import { SearchForm } from "./search-form.tsx";

export const examples = {
  wide: <SearchForm label="Search chapters and guides" value="" />,
  "in a narrow place": <SearchForm label="Search settings" name="q" value="token" compact />,
};
