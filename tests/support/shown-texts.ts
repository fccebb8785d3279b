import fs from "node:fs";
import path from "node:path";

const LOCALES = path.resolve(import.meta.dirname, "../../locales");
const UNREAD = /<(script|style|code|pre|textarea|template)\b[^>]*>[\s\S]*?<\/\1>/g;
const READ_OUT = /\s(?:aria-label|aria-description|title|placeholder|alt|content)="([^"]*)"/g;
/** As a key is written, and nothing that people write. */
const LIKE_A_KEY = /(?<![\w@./#-])(?:[a-z]+:)?[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w@./-])/g;

/** The texts that a document shows or has read out, each as it stands between tags or in an attribute. */
export function shownTexts(html: string): string[] {
  const rest = html.replaceAll(UNREAD, "");
  const attributes = [...rest.matchAll(READ_OUT)].map(([, text = ""]) => text);
  const between = rest.replaceAll(/<[^>]*>/g, "\u0000").split("\u0000");
  return [...attributes, ...between].map((text) => text.trim()).filter((text) => text !== "");
}

/**
 * What stands in a document where a text is missing: i18next shows the key without its namespace. Found are keys of any namespace where
 * they are all of a text, whatever looks like a key within one, and values that were not filled in.
 */
export function missingTexts(html: string, language: string): string[] {
  const { keys, values } = textsOf(language);
  return shownTexts(html).flatMap((text) => {
    const alike = text.match(LIKE_A_KEY) ?? [];
    const isKey = keys.has(text) && !values.has(text);
    return isKey || alike.length > 0 || text.includes("{{") ? [text] : [];
  });
}

/** The keys of all namespaces, without the endings of their plurals, and the texts of one language. */
function textsOf(language: string): { keys: Set<string>; values: Set<string> } {
  const folder = path.join(LOCALES, language);
  const texts = fs
    .readdirSync(folder)
    .flatMap((file) => Object.entries<unknown>(JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"))));
  const keys = texts.flatMap(([key]) => [key, key.replace(/_(zero|one|two|few|many|other)$/, "")]);
  return { keys: new Set(keys), values: new Set(texts.map(([, text]) => String(text))) };
}
