import { HtmlValidate } from "html-validate";

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "input-missing-label": "error",
    // How React and hono write HTML, not what they write.
    "void-style": "off",
    "attr-quotes": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    "no-self-closing": "off",
    // Long titles of the content that people write are theirs.
    "long-title": "off",
  },
});

/** What html-validate finds in a document. */
export async function problemsOf(html: string): Promise<string[]> {
  const report = await checker.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? `line ${message.line}`})`),
  );
}
