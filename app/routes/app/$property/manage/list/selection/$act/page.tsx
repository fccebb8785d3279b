import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { placesBeside } from "#app/domain/guides/search.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { chosenIn, readIn } from "#app/features/selection/chosen.server.ts";
import { QuestionScreen } from "#app/features/selection/question-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { actOnGuides } from "#app/routes/app/$property/manage/list/selection/act.server.ts";
import { actIn } from "#app/routes/app/$property/manage/list/selection/choices.ts";
import { chosenGuides } from "#app/routes/app/$property/manage/list/selection/chosen.server.ts";
import { readForm, unreadable } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";

/** The question before something is done with several guides. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const act = actIn(args.params.act);
  if (!act) throw new Response(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const { ids, left, cancel } = chosenIn(query, "guide", viewer.paths.guides());
  const [guides, { chapters }] = await Promise.all([
    chosenGuides(viewer, ids),
    act === "move" ? listChapters(viewer, { open: [] }) : { chapters: [] },
  ]);
  return {
    title: guides.length > 0 ? viewer.text(`manage:ask_${act}`, { count: guides.length }) : viewer.text("manage:none_chosen_title"),
    act,
    guides,
    left,
    gone: ids.length - guides.length,
    cancel,
    places: placesBeside(chapters, null).map(({ id, title }) => ({ value: String(id), label: title || viewer.text("manage:unsorted") })),
    to: query.get("to") ?? undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const act = actIn(args.params.act);
  if (!act) throw new Response(null, { status: 404 });
  const form = await readForm(args.request, { fields: ["to"], lists: ["read"] }, viewer);
  const { back } = chosenIn(new URL(args.request.url).searchParams, "guide", viewer.paths.guides());
  const to = /^\d{1,10}$/.exec(String(form.get("to") ?? ""))?.[0];
  if (act === "move" && to === undefined) throw unreadable();
  return redirect(await actOnGuides(viewer, act, readIn(form), { to: Number(to), back }));
}

export const meta = screenMeta;

export default function ChosenActScreen() {
  const { title, act, guides, left, gone, cancel, places, to } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["manage", "audience"]);
  const paths = usePaths();
  return (
    <QuestionScreen
      title={title}
      items={guides.map(({ id, title: named, revision, visibility }) => ({
        ...{ id, revision, title: named, to: paths.guideSteps(id) },
        state: <GuideState visibility={visibility} />,
      }))}
      notices={[gone > 0 && t("audience:gone_count", { count: gone }), left > 0 && t("audience:too_many", { count: left })]}
      back={{ label: t("guides"), to: cancel }}
      none={{ text: t("audience:none_chosen"), toList: t("to_list") }}
      text={t(`ask_${act}_text`)}
      confirm={t(`act_${act}`)}
      isDangerous={act === "archive"}
    >
      {act === "move" && <Combobox field={plainField("to", { initialValue: to })} label={t("move_to")} options={places} />}
    </QuestionScreen>
  );
}

function GuideState({ visibility }: { visibility: "public" | "private" | "deleted" }) {
  const { t } = useTranslation("manage");
  return (
    <Badge tone={visibility === "public" ? "good" : "neutral"} dot>
      {t(`state_${visibility}`)}
    </Badge>
  );
}
