import { expect, test } from "vitest";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { useLimitNotes } from "./use-limit-notes.ts";

const LONG = "x".repeat(37);

function LabelForm({ stored }: { stored: string }) {
  const values = { buttonLabel: stored };
  const form = useScreenForm<"buttonLabel">({ id: "message", values, labels: { buttonLabel: "Label" }, constraint: {} });
  const notes = useLimitNotes(true);
  return (
    <ScreenForm of={form}>
      <TextField {...form.field("buttonLabel")} {...notes(form.value("buttonLabel"), MESSAGE_TEXT_LIMITS.buttonLabel)} />
      <button type="submit">Save</button>
    </ScreenForm>
  );
}

/** Refused for another reason than the label. */
const refused = (form: FormData) => ({
  submission: { status: "error", initialValue: Object.fromEntries(form), error: { priority: ["validate_please_enter_number"] } },
  failure: null,
});

test.each([
  [LONG, "Send", false],
  ["Send", LONG, true],
  ["Send", "", false],
])("with scripts, too, %j that came back as %j is judged by what came back", async (stored, typed, isWrong) => {
  const { found, page, type, press } = await shownAt("/", <LabelForm stored={stored} />, refused);
  const isSaidWrong = () => [
    found("input[name=buttonLabel]").getAttribute("aria-invalid") === "true",
    page.textContent?.includes("Use at most 36 characters"),
  ];
  expect(isSaidWrong()).toEqual([stored === LONG, stored === LONG]);
  await type("input[name=buttonLabel]", typed);
  await press("button");
  expect(isSaidWrong()).toEqual([isWrong, isWrong]);
});
