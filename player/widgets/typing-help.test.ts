import { h, render } from "preact";
import { expect, it } from "vitest";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { RunView } from "#player/core/run-control.ts";
import { step } from "#tests/player/support/bundle.ts";
import { TypingHelp } from "./typing-help.tsx";

function shown(more: Parameters<typeof step>[2]): string[] {
  const element = document.createElement("div");
  const run = { step: step("a", "step", { autofill: "Ada", ...more }), target: null } as unknown as RunView;
  render(h(TypingHelp, { run, texts: playerTexts("en"), fillIn: () => {} }), element);
  return [...element.querySelectorAll("[data-part=keys] > span")].map(
    (line) => line.querySelector("kbd")?.textContent ?? line.textContent ?? "",
  );
}

it("section 4: shortcut labels are “Shortcuts”, “TAB” and “ENTER” until their author says otherwise, and are trimmed", () => {
  const both = { shortcutHints: true, enterPrompt: true };
  expect(shown(both)).toEqual(["Shortcuts", "TAB", "ENTER"]);
  expect(shown({ ...both, shortcutsLabel: "  ", tabLabel: " Tabulator ", enterLabel: "\n" })).toEqual(["Shortcuts", "Tabulator", "ENTER"]);
});

it.each([
  [{}, []],
  [{ shortcutHints: true }, ["Shortcuts", "TAB"]],
  [{ shortcutHints: true, autofill: "" }, ["Shortcuts"]],
  [{ enterPrompt: true }, ["ENTER"]],
])("section 4: shortcut hints, autofill and the enter prompt are switched on apart: %j shows %j", (more, lines) => {
  expect(shown(more)).toEqual(lines);
});
