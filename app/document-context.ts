import { createContext } from "react";

type DocumentParts = {
  nonce?: string /** The address of the texts that scripts show. */;
  texts: string /** The loaders' data, as Remix writes it. */;
  data?: string;
};

/** What the document needs beyond its routes. In the browser only what its elements are known by. */
export const DocumentContext = createContext<DocumentParts>({ texts: "" });

/** Id of the link by which a document names the texts. */
export const TEXTS_LINK = "texts";
