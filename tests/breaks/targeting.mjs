import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const TARGETING = [
  ...at(
    "app/domain/targeting/audience.ts",
    ["app/domain/targeting"],
    ["a schedule goes on a moment longer", "at < Date.parse(to)", "at <= Date.parse(to)"],
    ["a page segment that is gone shows everywhere", "?.shows ?? false", "?.shows ?? true"],
    ["tags to hide on show", '=== (item.tags.mode === "show")', "=== true"],
    ["a chapter does not decide on its guides", "(!item.chapter || isOffered(item.chapter, situation)) &&", ""],
  ),
  ...at(
    "app/domain/targeting/audience-gates.ts",
    ["app/domain/targeting"],
    ["a chapter is never the reason", "passes: failing === undefined, chapter", "passes: true, chapter"],
  ),
  ...at(
    "app/domain/targeting/frequency.ts",
    ["app/domain/targeting"],
    ["a cap lets one more through", ".length < cap.times", ".length <= cap.times"],
    ["what comes later counts against a cap", "each.at <= at && each.at > at - days", "each.at > at - days"],
    ["a quiet period ends too early", "opensAfter(last, quietHours * HOUR)", "opensAfter(last, 0)"],
  ),
  ...at(
    "app/features/segments/change-draft.ts",
    ["segment-builder", "app/features/segments"],
    ["a group stays without filters", "|| each.filters.length > 0", "|| true"],
  ),
  ...at(
    "app/routes/app/$property/users/list/segments/builder/save.server.ts",
    ["segment-builder"],
    ["a filter closes as its key is chosen", 'intent === "apply" ? (state.open ?? undefined) : undefined', "undefined"],
    ["a save goes over what somebody else saved", 'intent === "save" ? revision : stored.revision', "stored.revision"],
  ),
  ...at(
    "server/resources/player/preview-tokens.ts",
    ["server/resources/player/preview-tokens"],
    ["a token never ends", '"expires_at", ">", new Date()', '"expires_at", ">", new Date(0)'],
    ["a token of one property tells of another", '"property_id", "=", propertyId', '"property_id", ">", 0'],
    ["a second tab uses a token too", "coalesce(kept.key_hash,", "coalesce(null,"],
  ),
  ...at(
    "server/resources/why/reasons.ts",
    ["server/resources/player/preview-tokens"],
    ["who may not see the Why page sees reasons", 'may(used.role, "view", "users")', "used"],
  ),
  ...at(
    "server/resources/why/routes.ts",
    ["server/resources/why"],
    ["a property that names nobody tells of segments", "person && !isNameless ?", "person ?"],
  ),
];
