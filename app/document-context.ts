import { createContext } from "react";

/** What the document needs beyond its routes: the nonce of its scripts, and the texts that it brings to the browser, as JSON. */
export const DocumentContext = createContext<{ nonce?: string; resources: string }>({ resources: "{}" });
