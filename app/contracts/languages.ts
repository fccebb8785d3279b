import { z } from "zod";
import { calls } from "./call.ts";
import { id, languageKey } from "./text.ts";

export const languageRow = z.object({ id, key: languageKey, name: z.string(), visibility: z.enum(["private", "public", "default"]) });

export const languageCalls = calls({
  listLanguages: {
    method: "GET",
    path: "/v2/properties/:property/languages",
    summary: "Languages of a property; with filter=all the private ones too",
    access: { view: "home" },
    query: z.object({ filter: z.enum(["all"]).optional() }),
    answer: z.object({ data: z.array(languageRow) }),
  },
});
