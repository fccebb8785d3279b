import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { copyGuideFrom } from "#app/api/guide-copies.server.ts";
import { getGuide } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { MappingForm } from "./+parts/mapping-form.tsx";
import { TargetChoice } from "./+parts/target-choice.tsx";
import { fieldOf } from "./mapping.ts";
import { copySchema, mappingIn } from "./schema.server.ts";
import { foundTargets, targetIn } from "./targets.server.ts";

/** First the property is chosen, then what languages become; each has an address. What the person may do there decides. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  if (guide.visibility === "deleted") throw redirect(viewer.paths.guideSteps(guide.id));
  const search = searchText(new URL(args.request.url).searchParams.get("search"));
  const target = await targetIn(args, viewer);
  const { languages } = await getShellProperty(viewer);
  return {
    title: viewer.text("bundles:copy_title", { title: guide.title || guide.defaultTitle }),
    guide: {
      id: guide.id,
      languages: guide.languages.map(({ key }) => ({ key, name: languages.find((each) => each.key === key)?.name ?? key })),
    },
    search,
    target,
    targets: target ? null : await foundTargets(args, viewer, search),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const target = await targetIn(args, viewer);
  if (!target) return redirect(viewer.paths.copyGuideTo(guide.id));
  const keys = guide.languages.map(({ key }) => key);
  const submission = await submitted(args.request, copySchema(keys), viewer);
  if (submission.status !== "success") return refused(submission);
  const { accessToken, once, propertyId: from } = viewer;
  const { chapterId } = submission.value;
  const asked = { guide: guide.id, from, languages: mappingIn(submission.value, keys), chapterId };
  const started = await attempt(copyGuideFrom({ accessToken, once, propertyId: target.id }, asked));
  if (started.ok) return redirect(pathsOf(target.id).copyOfGuide(started.answer.id));
  const [first = ""] = keys;
  return refused(submission, started.failure, { fieldOf: (path) => (path.startsWith("languages") ? fieldOf(first) : path) });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CopyGuideScreen() {
  const { title, guide, target, targets, search } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["bundles", "manage"]);
  const paths = usePaths();
  const crumbs = [{ label: t("manage:guides"), to: paths.guides() }];
  return (
    <>
      <PageHeader title={title} lead={target ? t("copy_lead_languages", { name: target.name }) : t("copy_lead")} crumbs={crumbs} />
      {target && <MappingForm key={target.id} guide={guide} target={target} />}
      {targets && <TargetChoice guideId={guide.id} search={search} targets={targets} />}
    </>
  );
}
