import { z } from "zod";
import { revision, text } from "#app/contracts/text.ts";
import { themeName } from "#app/contracts/themes.ts";

/** A theme of the design as it is. */
export const newThemeSchema = z.object({ name: themeName });

/** A theme's name, and whether it takes over the design as it is now. */
export const themeSchema = z.object({
  name: themeName,
  anew: z.literal("on").optional(),
  revision: z.coerce.number().pipe(revision),
  intent: text(20).default("save"),
});
