import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getGuide, updateGuide } from "#app/api/guides.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { idsIn, PUT_BACK_FIELDS } from "#app/routes/app/$property/manage/$guideId/edit/steps/put-back.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

const ROUNDS = 3;

/** Nothing to see: the editor is. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guideSteps(args.params.guideId ?? ""));
}

/** Puts removed steps back where they were, whatever else has changed in the guide since. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = args.params.guideId ?? "";
  const { lang } = await contentLanguage(args.request, viewer);
  const putBack = idsIn(await readForm(args.request, { fields: PUT_BACK_FIELDS }, viewer));
  for (let round = 1; ; round++) {
    const { revision } = await getGuide(viewer, guide);
    const saved = await attempt(updateGuide(viewer, guide, { putBack, revision }, lang));
    if (saved.ok) {
      const found = saved.answer.steps.find(({ id }) => putBack.includes(id));
      return redirectWithToast(viewer.paths.guideSteps(guide, found?.id, { lang }), found ? "steps_put_back" : "steps_gone");
    }
    if (saved.failure.code !== "changed_meanwhile" || round === ROUNDS) throw saved.failure;
  }
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
