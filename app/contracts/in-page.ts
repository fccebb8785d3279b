import { z } from "zod";
import { calls } from "./call.ts";
import { id, idOrNone, languageKey, stamp } from "./text.ts";

const at = "/v3/properties/:property/in-page";

/** A tooltip or validator; with 0 their list. */
const hint = z.object({ kind: z.enum(["tooltip", "validator"]), id: idOrNone });

/** Writing on the pages of the application itself (issue of the player, part C). */
export const inPageCalls = calls({
  editOnPage: {
    method: "POST",
    path: `${at}/token`,
    summary:
      "A token by which the first tab that opens the application with `#handrail-edit={token}` within ten minutes may edit there, for two hours after its last use and twelve in all; of a guide, tooltip or validator, or of the property (0)",
    access: { item: "guides" },
    body: z.object({ guide: idOrNone.default(0), hint: hint.optional() }),
    answer: z.object({ token: z.string(), expiresAt: stamp }),
    status: 201,
    keyless: true,
  },
  closeInPage: {
    method: "DELETE",
    path: `${at}/token`,
    summary: "Ends the token by which the in-page editor asks; of whoever asks with another there is none to end",
    access: { view: "guides" },
    inPage: true,
    answer: z.null(),
    status: 204,
    keyless: true,
  },
  getInPage: {
    method: "GET",
    path: at,
    summary: "What the in-page editor needs to begin: what it was opened for, languages, what selectors the property wants, its words",
    access: { view: "guides" },
    inPage: true,
    answer: z.object({
      guide: id.nullable(),
      hint: hint.nullable(),
      /** Whether the person may change what is not live. */
      mayEdit: z.boolean(),
      /** Whether the plan of the property has tooltips. */
      tooltips: z.boolean(),
      languages: z.array(languageKey),
      defaultLanguage: languageKey,
      selectorConfig: z.object({ attributes: z.array(z.string()), valueBlocklist: z.array(z.string()), minParents: z.number().int() }),
      language: z.string(),
      texts: z.record(z.string(), z.string()),
    }),
  },
});
