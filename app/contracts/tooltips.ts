import { z } from "zod";
import { TOOLTIP_LIMITS, TOOLTIP_SHOWS } from "#app/domain/tooltips/tooltip.ts";
import { calls } from "./call.ts";
import { changedPlaced, newPlaced, pagination, placed, placedQuery, textsOf } from "./placed.ts";
import { nameText, revisionQuery } from "./text.ts";

const all = "/v2/properties/:property/tooltips";

const name = nameText(TOOLTIP_LIMITS.name, "hint_error_name_missing");
const show = z.enum(TOOLTIP_SHOWS, "text_error_invalid");
/** What people fill in of a tooltip besides where it is. */
export const tooltipFields = { name, texts: textsOf(TOOLTIP_LIMITS.text), show };

/** A hint beside an element of the host application (specification 2, section 3: Tooltip). `name` is the staff's own. */
const tooltip = z.object({ ...placed, show });
export type WireTooltip = z.output<typeof tooltip>;

export const tooltipCalls = calls({
  listTooltips: {
    method: "GET",
    path: all,
    summary:
      "The tooltips of a property, by a part of their name, selector or texts, and by whether they are on or fail; with `limit` a page of them",
    access: { view: "guides" },
    inPage: true,
    query: placedQuery,
    answer: z.object({ data: z.array(tooltip), pagination }),
  },
  getTooltip: {
    method: "GET",
    path: `${all}/:tooltip`,
    summary: "One tooltip",
    access: { view: "guides" },
    inPage: true,
    answer: tooltip,
  },
  createTooltip: {
    method: "POST",
    path: all,
    summary: "Create a tooltip; one that is on needs an element and a text in the property's default language",
    access: { edit: "guides" },
    plan: "tooltips",
    inPage: true,
    body: z.object({ ...newPlaced, name, texts: tooltipFields.texts.default({}), show: show.default("icon") }),
    answer: tooltip,
    status: 201,
  },
  updateTooltip: {
    method: "PUT",
    path: `${all}/:tooltip`,
    summary: "Change a tooltip; what is left out stays, also the texts of languages that are not named",
    access: { item: "guides" },
    plan: "tooltips",
    inPage: true,
    body: z.object({ ...changedPlaced, ...tooltipFields }).partial(),
    answer: tooltip,
  },
  removeTooltip: {
    method: "DELETE",
    path: `${all}/:tooltip`,
    summary: "Delete a tooltip",
    access: { item: "guides" },
    plan: "tooltips",
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
