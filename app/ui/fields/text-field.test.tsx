import { afterEach, expect, test, vi } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { plainField } from "./plain-field.ts";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(() => vi.useRealTimers());

const titled = (text: string, more: object = {}) => plainField("title", { initialValue: text, maxLength: 10, ...more });
const parsed = async (element: JSX.Element) => new DOMParser().parseFromString(await markupAt("/", element), "text/html").body;

test.each([
  ["1234567", null],
  ["12345678", "8 of 10 characters"],
  ["1234567890", "10 of 10 characters"],
  ["12345678901", "1 character too many"],
  ["123456789012", "2 characters too many"],
])("of 10 characters, %j shows %j, from 80 %% on", async (text, shown) => {
  const body = await parsed(<TextField field={titled(text)} label="Title" />);
  expect(body.querySelector("#title-count")?.textContent ?? null).toBe(shown);
  expect(body.querySelector("input")?.getAttribute("aria-describedby")).toBe(shown && "title-count");
});

test("what is pasted is never cut: no control has a maxlength", async () => {
  const body = await parsed(
    <>
      <TextField field={titled("")} label="Title" />
      <TextArea field={titled("", { id: "text" })} label="Text" />
    </>,
  );
  expect(body.querySelectorAll("input, textarea")).toHaveLength(2);
  expect(body.querySelector("[maxlength]")).toBeNull();
});

test("the counter follows what is typed, and says it aloud only after a pause", async () => {
  vi.useFakeTimers();
  const { page, type, later, found } = await shownAt("/", <TextArea field={titled("")} label="Text" />);
  await type("textarea", "123456789");
  expect(found("#title-count").textContent).toBe("9 of 10 characters");
  expect(page.querySelector("[role=status]")?.textContent).toBe("");
  await later(1000);
  expect(page.querySelector("[role=status]")?.textContent).toBe("9 of 10 characters");
  await type("textarea", "1");
  expect(page.querySelector("#title-count")).toBeNull();
});

test("a password's length is not shown", async () => {
  expect((await parsed(<TextField field={titled("1234567890")} label="Password" type="password" />)).textContent).toBe("Password");
});

test("hint, error and warning all belong to the control, and the warning does not make it invalid", async () => {
  const wrong = await parsed(
    <TextField field={titled("", { errors: ["text_error_missing"] })} label="Title" hint="Short." warning="Cut." />,
  );
  const ids = wrong.querySelector("input")?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => wrong.querySelector(`#${id}`)?.textContent)).toEqual(["Short.", "Fill this in", "Warning: Cut."]);
  const warned = await parsed(<TextField field={titled("a")} label="Title" warning="Cut." />);
  expect(warned.querySelector("input")?.hasAttribute("aria-invalid")).toBe(false);
});

test("a field says whether it must be filled in, outside its name", async () => {
  const body = await parsed(<TextField field={titled("", { required: true })} label="Title" />);
  expect([body.querySelector("label")?.textContent, body.textContent]).toEqual(["Title", "TitleRequired"]);
  expect((await parsed(<TextField field={titled("")} label="Title" optional />)).textContent).toBe("TitleOptional");
});
