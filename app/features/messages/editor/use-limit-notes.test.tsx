import { act } from "react";
import { expect, test } from "vitest";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { MESSAGE_FIELDS, type MessageValues } from "./fields.ts";
import { TextFields } from "./text-fields.tsx";
import { useMessageForm } from "./use-message-form.ts";

const LONG = "x".repeat(37);
/** An NPS in a language that is not the default one. */
const OF = { message: { type: "nps" }, language: { name: "German", isDefault: false } } as EditedMessage;
const NOTHING = Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, ""])) as MessageValues;

function Texts({ stored }: { stored: Partial<MessageValues> }) {
  const form = useMessageForm({ id: "message", values: { ...NOTHING, status: "on", ...stored }, constraint: {}, revision: 1 });
  return (
    <ScreenForm of={form}>
      <TextFields form={form} of={OF} readOnly={false} />
      <button type="submit">Save</button>
    </ScreenForm>
  );
}

/** Refused for another reason than the texts. */
const refused = (form: FormData) => ({
  submission: { status: "error", initialValue: Object.fromEntries(form), error: { priority: ["validate_please_enter_number"] } },
  failure: null,
});

async function shown(stored: Partial<MessageValues>) {
  const { found, page, type, press } = await shownAt("/", <Texts stored={stored} />, refused);
  const said = () => [
    found("input[name=buttonLabel]").getAttribute("aria-invalid") === "true",
    page.textContent?.includes("Use at most 36 characters"),
  ];
  return { found, type, send: () => press("button"), said };
}

test.each([
  [LONG, "Send", false],
  ["Send", LONG, true],
  ["Send", "", false],
])("with scripts, too, %j that came back as %j is judged by what came back", async (stored, typed, isWrong) => {
  const { type, send, said } = await shown({ buttonLabel: stored });
  expect(said()).toEqual([stored === LONG, stored === LONG]);
  await type("input[name=buttonLabel]", typed);
  await send();
  expect(said()).toEqual([isWrong, isWrong]);
});

test("what was a warning in a language that is off is an error once the form came back with it on", async () => {
  const { found, send, said } = await shown({ buttonLabel: LONG, status: "off" });
  expect(said()).toEqual([false, true]);
  await act(async () => found<HTMLInputElement>("input[name=status][value=on]").click());
  await send();
  expect(said()).toEqual([true, true]);
});
