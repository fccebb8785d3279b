import { cut } from "#app/domain/cut.ts";
import { DOCUMENT_LIMITS } from "./limits.ts";

/** The files whose text can become a document: by the endings of their names, and bytes. */
export const TEXT_FILES = { accept: ".txt,.md,.html,.htm", bytes: 400_000 };

/** Whether a file holds markup or plain text, by its name; null for any other kind. */
export function textFileKind(name: string): "markup" | "plain" | null {
  const [, ending = ""] = /\.([a-z]+)$/i.exec(name) ?? [];
  if (/^html?$/i.test(ending)) return "markup";
  return /^(txt|md)$/i.test(ending) ? "plain" : null;
}

/** The title of a document that came from a file: the file's name without its folders and ending, underscores as spaces; at most 300 characters. */
export function titleOfFile(name: string): string {
  const [file = ""] = name.split(/[/\\]/).slice(-1);
  const words = file.replace(/\.[a-z]+$/i, "").replaceAll(/[\s_]+/g, " ");
  return cut(words.trim(), DOCUMENT_LIMITS.title).trim();
}
