import type { EditorTexts } from "./en.ts";

export const de: EditorTexts = {
  name: "Handrail-Editor",
  steps: "Schritte",
  close: "Editor schließen",
};
