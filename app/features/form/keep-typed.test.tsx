import { getInputProps } from "@conform-to/react";
import { expect, test } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { ByRevision } from "./by-revision.tsx";
import { keepTyped } from "./keep-typed.ts";
import { ScreenForm } from "./screen-form.tsx";
import { useScreenForm } from "./use-screen-form.ts";

const NAMES = { title: "Title", secret: "Secret" };

function Screen() {
  return (
    <ByRevision of={{ id: "form", revision: 2 }}>
      <TitleForm />
    </ByRevision>
  );
}

function TitleForm() {
  const of = useScreenForm({ id: "title", values: { title: "Stored", secret: "" }, labels: NAMES, constraint: {}, revision: 2 });
  return (
    <ScreenForm of={of}>
      <input {...getInputProps(of.fields.title as never, { type: "text" })} key="title" />
      <input {...getInputProps(of.fields.secret as never, { type: "password" })} key="secret" />
      <button type="submit" name="intent" value="save">
        {of.value("title")}
      </button>
    </ScreenForm>
  );
}

/** What the dashboard says to each form that is sent; null where it is not reached. */
async function sending(...answers: (object | null)[]) {
  const answer = async (form: FormData) => {
    const request = new Request("http://dashboard.test/", { method: "POST", body: form });
    const said = answers.shift();
    return keepTyped({ request, serverAction: async () => said ?? Promise.reject(new TypeError("Failed to fetch")) });
  };
  return shownAt("/", <Screen />, answer);
}

const CONFLICT = { asks: [{ name: "title", theirs: "Theirs", yours: "Mine" }], gone: false, by: "Ada", at: null };
const conflicting = {
  submission: { status: "error", initialValue: { title: "Mine", revision: "3", base: '{"title":"Theirs"}' }, error: {} },
  failure: { code: "changed_meanwhile", conflict: CONFLICT },
};

test("a form that could not be sent holds what was typed, and its revision, but no password", async () => {
  const { found, type, press } = await sending(null);
  await type("[name=title]", "Typed");
  await type("[name=secret]", "Sesame");
  await press("button[name=intent]");
  expect(found<HTMLInputElement>("[name=title]").value).toBe("Typed");
  expect(found("button[name=intent]").textContent).toBe("Typed");
  expect(found<HTMLInputElement>("[name=revision]").value).toBe("2");
  expect(found("[name=secret]").getAttribute("value")).toBeNull();
  expect(found("[role=alert]").textContent).toContain("The connection was lost");
});

test("a form that came back with a question, and could not be sent then, is about the same, with everything that was typed since", async () => {
  const { found, type, press, sent } = await sending(conflicting, null, null);
  await type("[name=title]", "Mine");
  await press("button[name=intent]");
  expect(found<HTMLInputElement>("[name=revision]").value).toBe("3");
  await type("[name=title]", "Mine, and more");
  await press("[name=take-title][value=theirs]");
  for (const _ of [1, 2]) {
    await press("button[name=intent]");
    expect(found<HTMLInputElement>("[name=title]").value).toBe("Mine, and more");
    expect(found<HTMLInputElement>("[name=take-title][value=theirs]").checked).toBe(true);
  }
  expect(Object.fromEntries(sent.at(-1)!.fields)).toMatchObject({ title: "Mine, and more", revision: "3", "take-title": "theirs" });
});
