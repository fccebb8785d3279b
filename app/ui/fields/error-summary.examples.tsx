import { ErrorSummary } from "./error-summary.tsx";

/** Takes the focus, so it is shown by itself. */
export const alone = "in-main";

export const examples = {
  "two fields": (
    <ErrorSummary
      entries={[
        { key: "title", href: "#example-title", text: "Title: Enter a title" },
        { key: "form", text: "Your changes couldn’t be saved. Try again." },
      ]}
    />
  ),
};
