import { createContext } from "react";

/** What the document needs beyond its routes: the nonce of its scripts, and the address of the texts that they show. */
export const DocumentContext = createContext<{ nonce?: string; texts: string }>({ texts: "" });

/** Id of the link by which a document names the texts. */
export const TEXTS_LINK = "texts";
