/** @jsxImportSource preact */
import { safeAddress } from "./safe-address.ts";

/** A document as the API sends it; `address` is null for an uploaded text, which is read here. */
export type SentDocument = { id: number; language: string; title: string; address: string | null; text: string };

type Shown = Pick<SentDocument, "title"> & { [Key in "language" | "address" | "text"]?: SentDocument[Key] | undefined };

/** A document that was found: a link to where it stands, else what opens to its text. */
export function DocumentRow({ document: { title, address, text, language }, newTab }: { document: Shown; newTab: string }) {
  const href = address && safeAddress(address);
  const name = <span class="guide-title">{title}</span>;
  if (!href)
    return (
      <details class="news" lang={language}>
        <summary class="guide">{name}</summary>
        <div class="news-body text">{text}</div>
      </details>
    );
  return (
    <a class="guide" href={href} target="_blank" rel="noreferrer" lang={language}>
      <span class="grow">
        {name}
        <span class="small">{text}</span>
        <span class="quiet"> ({newTab})</span>
      </span>
    </a>
  );
}
