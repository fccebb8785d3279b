/** What the in-page editor says. `{n}` is a step's number, `{count}` a number, `{title}` what something is called. */
export const editorTexts = {
  name: "Handrail editor",
  steps: "Steps",
  close: "Close editor",
};
export type EditorTexts = typeof editorTexts;
