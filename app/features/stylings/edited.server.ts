import { readStylings } from "#app/api/stylings.server.ts";
import type { Stylings } from "#app/domain/player/stylings.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { lookOrProblems } from "./look.ts";
import { stylingValues } from "./typed-stylings.ts";

/** Some stylings of a property as the controls of a form have them, with what its preview needs. */
export async function editedStylings<Name extends keyof Stylings>(request: Request, viewer: Viewer, names: readonly Name[]) {
  const [{ stylings, revision }, { all, key, lang, problems }] = await Promise.all([
    readStylings(viewer),
    contentLanguage(request, viewer),
  ]);
  const asked = lookOrProblems(request.url);
  return {
    stylings: { id: "stylings", revision, values: stylingValues(stylings, names) },
    look: { ...asked.look, lang },
    problems: [...problems, ...asked.problems],
    language: key,
    languages: all.map((each) => each.key),
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
  };
}
