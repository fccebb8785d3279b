import type { Viewer } from "#app/session/viewer.ts";

/** What a conflict calls a language's status, or what happens without a text; null for any other field. */
export function statusWords({ text }: Viewer, name: string, value: string): string | null {
  if (name === "languageBehaviour") return text(value === "hide" ? "chapters:hide" : "chapters:show_default");
  if (name === "status" || name.startsWith("status-")) return text(value === "off" ? "chapters:off" : "chapters:on");
  return null;
}
