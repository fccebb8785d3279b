import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { placesBeside } from "#app/domain/guides/search.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { actOnGuides } from "#app/routes/app/$property/manage/list/selection/act.server.ts";
import { actIn } from "#app/routes/app/$property/manage/list/selection/choices.ts";
import { chosenGuides, chosenIn } from "#app/routes/app/$property/manage/list/selection/chosen.server.ts";
import { readIn } from "#app/routes/app/$property/manage/list/selection/save.server.ts";
import { readForm, unreadable } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** The question before something is done with several guides. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const act = actIn(args.params.act);
  if (!act) throw new Response(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const { ids, left, cancel } = chosenIn(viewer, query);
  const [guides, { chapters }] = await Promise.all([
    chosenGuides(viewer, ids),
    act === "move" ? listChapters(viewer, { open: [] }) : { chapters: [] },
  ]);
  return {
    title: viewer.text(`manage:ask_${act}`, { count: guides.length }),
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
  const { back } = chosenIn(viewer, new URL(args.request.url).searchParams);
  const to = /^\d{1,10}$/.exec(String(form.get("to") ?? ""))?.[0];
  if (act === "move" && to === undefined) throw unreadable();
  return redirect(await actOnGuides(viewer, act, readIn(form.getAll("read").map(String)), { to: Number(to), back }));
}

export const meta = screenMeta;

export default function ChosenActScreen() {
  const { title, act, guides, left, gone, cancel, places, to } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["manage", "audience"]);
  const paths = usePaths();
  const back = { label: t("guides"), to: cancel };
  if (guides.length === 0) {
    return (
      <>
        <PageHeader title={t("none_chosen_title")} crumbs={[back]} />
        <FormCard actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          <p>{t("audience:none_chosen")}</p>
        </FormCard>
      </>
    );
  }
  return (
    <ConfirmPage
      title={title}
      text={t(`ask_${act}_text`)}
      confirm={t(`act_${act}`)}
      tone={act === "archive" ? "danger" : "primary"}
      back={back}
    >
      {gone > 0 && <Notice status="warning" title={t("audience:gone_count", { count: gone })} />}
      {left > 0 && <Notice status="warning" title={t("audience:too_many", { count: left })} />}
      {act === "move" && <Combobox field={plainField("to", { initialValue: to })} label={t("move_to")} options={places} />}
      <ul>
        {guides.map(({ id, title, revision, visibility }) => (
          <li key={id}>
            <input type="hidden" name="read" value={`${id}.${revision}`} />
            <Link to={paths.guideSteps(id)} dir="auto">
              {title}
            </Link>{" "}
            <Badge tone={visibility === "public" ? "good" : "neutral"} dot>
              {t(`state_${visibility}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </ConfirmPage>
  );
}
