import { z } from "zod";
import { THEME_LIMITS } from "#app/domain/player/design.ts";
import { calls } from "./call.ts";
import { designChange, look, privacyLevel } from "./property-settings.ts";
import { few, id, nameText, revision, revisionQuery, stamp } from "./text.ts";

const all = "/v2/properties/:property/themes";

/** Colours and corners under a name (design of the assistant). `values` are stylings, all that are of a theme. */
const theme = z.object({
  id,
  name: z.string(),
  values: z.record(z.string(), z.string()),
  lastChangedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireTheme = z.output<typeof theme>;

/** A theme's name, as people write it. */
export const themeName = nameText(THEME_LIMITS.name, "theme_error_name_missing");

/** Designs that the properties of a company share. */
export const themeCalls = calls({
  listThemes: {
    method: "GET",
    path: all,
    summary: "The themes of the property's company, by name",
    access: { view: "customize" },
    answer: z.object({ data: z.array(theme) }),
  },
  createTheme: {
    method: "POST",
    path: all,
    summary: "Keep the design of the property as a theme of its company; 409 for a name that is taken, and where there are 50",
    access: { edit: "customize" },
    body: z.strictObject({ name: themeName }),
    answer: theme,
    status: 201,
  },
  updateTheme: {
    method: "PUT",
    path: `${all}/:theme`,
    summary: "Rename a theme, or give it other colours and corners; those that are not named stay",
    access: { edit: "customize" },
    body: z.strictObject({ name: themeName.optional(), values: designChange.optional(), revision: revision.optional() }),
    answer: theme,
  },
  removeTheme: {
    method: "DELETE",
    path: `${all}/:theme`,
    summary: "Delete a theme; properties that use its colours keep them",
    access: { edit: "customize" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
  updateCompanyStylings: {
    method: "PUT",
    path: "/v2/companies/:company/properties/stylings",
    summary:
      "Change some stylings of all properties of the company in which the caller may do so, or of those that are named; answers which they were. `privacyLevel` changes in those alone that have the heart flag",
    access: { edit: "customize" },
    lastWins: "only what is named is set, the same in all of them",
    body: z.strictObject({
      values: z.strictObject({ ...look, privacyLevel: privacyLevel.optional() }),
      properties: few(id, 1000).optional(),
    }),
    answer: z.object({ properties: z.array(id) }),
  },
});
