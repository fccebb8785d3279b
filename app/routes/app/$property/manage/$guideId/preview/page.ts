import type { LoaderFunctionArgs } from "@remix-run/node";
import { getGuide, renderStep } from "#app/api/guides.server.ts";
import type { FormValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** A step of a draft as the player draws it, for a frame: `typed` holds what its controls have instead of what is stored, as JSON. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const query = new URL(args.request.url).searchParams;
  const index = guide.steps.findIndex(({ id }) => id === query.get("step"));
  const stored = guide.steps[index];
  if (!stored) throw new Response(null, { status: 404 });
  const { html, policy } = await renderStep(viewer, {
    step: shownStep(stored, typedIn(query.get("typed"))),
    index,
    count: guide.steps.length,
    guideTitle: guide.title,
  });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}

function typedIn(text: string | null): FormValues {
  try {
    const typed: unknown = JSON.parse(text ?? "{}");
    if (typeof typed !== "object" || typed === null) return {};
    return Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
