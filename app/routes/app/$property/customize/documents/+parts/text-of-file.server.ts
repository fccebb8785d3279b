import { Parser } from "htmlparser2";
import { cleanPage } from "#app/domain/documents/clean-page.ts";
import { TEXT_FILES, textFileKind } from "#app/domain/documents/text-file.ts";
import { isBlank, isStorable } from "#app/domain/storable-text.ts";

/** The text of an uploaded file with lines that end in LF, or null for a file that holds none: of another kind, without words, nested too deep, or not text at all. */
export async function textOfFile(file: File): Promise<string | null> {
  const kind = textFileKind(file.name);
  const read = kind && decoded(new Uint8Array(await file.arrayBuffer()));
  if (!read || !isStorable(read)) return null;
  const text = kind === "markup" ? textOfMarkup(read) : read;
  return text === null || isBlank(text) ? null : text.trim();
}

/** The words of a file of HTML, also more than fit into a document; null for one that is nested deeper than anybody writes. */
function textOfMarkup(html: string): string | null {
  const { text, isWhole } = cleanPage(Parser, html, { most: TEXT_FILES.bytes, isFile: true });
  return isWhole ? text : null;
}

/** Unicode as its first bytes say it, else UTF-8, else what old editors on Windows write. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = marked ? new TextDecoder(marked).decode(bytes) : (utf8(bytes) ?? windows1252(bytes));
  return text.replaceAll(/\r\n?/g, "\n");
}

/** What Windows has where Latin-1 has control characters; Node leaves those. */
const FROM_128 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replaceAll(/[\u0080-\u009f]/g, (character) => FROM_128[character.charCodeAt(0) - 128] ?? "");

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
