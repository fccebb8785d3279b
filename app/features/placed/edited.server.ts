import { getZodConstraint } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { capturedTarget } from "#app/domain/targets/target.ts";
import { shownAlarm } from "#app/features/alarms/shown-alarm.server.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { valuesOf } from "./form-values.ts";
import type { Noun } from "./noun.ts";
import { mayEdit, portOf, seesAudience } from "./port.server.ts";
import { NOTHING_YET, newSchemaOf, schemaOf } from "./schema.server.ts";

async function choicesFor(viewer: Viewer) {
  if (!seesAudience(viewer)) return null;
  const { segments, pageSegments } = await audienceChoices(viewer);
  return { segments, pageSegments };
}

/** What the page for a new one shows. Its text is in the property's default language. */
export async function newPlaced(request: Request, viewer: Viewer, noun: Noun) {
  const [choices, { all }] = await Promise.all([choicesFor(viewer), contentLanguage(request, viewer)]);
  return {
    title: viewer.text(`hints:new_${noun}`),
    values: valuesOf(NOTHING_YET, ""),
    language: all.length > 1 ? (all[0]?.name ?? null) : null,
    choices,
    constraint: getZodConstraint(newSchemaOf(noun)),
  };
}

/** What the editor of one shows at an address: it, with its text in a language. */
export async function editedPlaced(request: Request, viewer: Viewer, noun: Noun, id: string) {
  const [stored, choices, language, moments] = await Promise.all([
    portOf(noun).get(viewer, id),
    choicesFor(viewer),
    contentLanguage(request, viewer),
    momentsOf(viewer),
  ]);
  const { key, lang, all, problems } = language;
  const edited = {
    title: stored.name,
    placed: { id: stored.id, name: stored.name, revision: stored.revision },
    captured: capturedTarget(stored) !== null,
    enabled: stored.enabled,
    alarm: shownAlarm(viewer, moments, stored.alarm),
    onPage: viewer.may("edit", "guides"),
    language: { key, lang, all, name: all.length > 1 ? (all.find((each) => each.key === key)?.name ?? key) : null },
    written: Object.keys(stored.texts).map((each) => ({ key: each, status: "on" as const })),
    problems,
    values: valuesOf(stored, key),
    choices,
    changed: changedWhen(viewer, moments, stored),
    refusal: mayEdit(viewer, stored) ? null : "not_allowed_for_role",
    constraint: getZodConstraint(schemaOf(noun)),
  };
  return data(edited, { status: problems.length > 0 ? 400 : 200 });
}
export type EditedPlaced = Awaited<ReturnType<typeof editedPlaced>>["data"];
