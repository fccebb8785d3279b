import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { typedControls } from "#tests/support/typed-controls.ts";
import { LabelsAlong } from "./label-along.tsx";
import { plainField } from "./plain-field.ts";
import { TextField } from "./text-field.tsx";

type Examples = { examples: Record<string, ReactNode> };
const examples = Object.entries(import.meta.glob<Examples>("./**/*.examples.tsx", { eager: true })).flatMap(([file, { examples }]) =>
  Object.entries(examples).map(([name, example]) => [file, name, example] as const),
);
const along = (element: ReactNode) => markupAt("/", <LabelsAlong.Provider value={true}>{element}</LabelsAlong.Provider>);

test.each(examples)("%s, %s: whatever is typed into has its label along, and nothing else has", async (_, _name, example) => {
  const { typed, labelled } = typedControls(await along(example));
  expect(labelled.sort()).toEqual(typed.sort());
});

test("in a form whose fields are shown again, and in no other", async () => {
  const field = <TextField field={plainField("title")} label="Title & more" />;
  expect(await along(field)).toContain('<input type="hidden" name="label-title" value="Title &amp; more"/>');
  expect(await markupAt("/", field)).not.toContain("label-title");
});
