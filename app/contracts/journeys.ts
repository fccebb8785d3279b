import { z } from "zod";
import { TAG_LIMITS } from "#app/domain/tags/tag.ts";
import { calls } from "./call.ts";
import { id, nameText, revision, revisionQuery, stamp } from "./text.ts";

const all = "/v2/properties/:property/journeys";

const name = nameText(TAG_LIMITS.name, "journey_error_name_missing");
/** What people fill in of a journey: it begins when a tag is used, and ends when another is within so many seconds. */
export const journeyFields = {
  name,
  startTag: id,
  endTag: id,
  windowSeconds: z.number().int().min(1).max(TAG_LIMITS.window, "journey_error_window"),
};

/** A journey from one tag to another (design section 4: HEART, Task success). */
export const journey = z.object({
  id,
  name: z.string(),
  startTag: z.object({ id, name: z.string() }),
  endTag: z.object({ id, name: z.string() }),
  windowSeconds: z.number().int(),
  createdAt: stamp,
  updatedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireJourney = z.output<typeof journey>;

export const journeyCalls = calls({
  listJourneys: {
    method: "GET",
    path: all,
    summary: "The journeys of a property by name",
    access: { view: "users" },
    answer: z.object({ data: z.array(journey) }),
  },
  getJourney: { method: "GET", path: `${all}/:journey`, summary: "One journey", access: { view: "users" }, answer: journey },
  createJourney: {
    method: "POST",
    path: all,
    summary: "Create a journey between two tags of the property",
    access: { edit: "users" },
    body: z.object(journeyFields),
    answer: journey,
    status: 201,
  },
  updateJourney: {
    method: "PUT",
    path: `${all}/:journey`,
    summary: "Change a journey; what is left out stays",
    access: { edit: "users" },
    body: z.object({ ...journeyFields, revision }).partial(),
    answer: journey,
  },
  removeJourney: {
    method: "DELETE",
    path: `${all}/:journey`,
    summary: "Delete a journey",
    access: { edit: "users" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
