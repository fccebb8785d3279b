import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listJourneys } from "#app/api/journeys.server.ts";
import { windowOf } from "#app/domain/tags/journey-window.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { TagsTabs } from "#app/features/tags/tags-tabs.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { JourneyTable } from "./journey-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const choices = choicesOf(new URL(args.request.url).searchParams);
  const { page, limit } = pageIn(choices);
  const [journeys, { shownMoment }] = await Promise.all([listJourneys(viewer), momentsOf(viewer)]);
  const last = Math.max(1, Math.ceil(journeys.length / limit));
  if (page > last) throw redirect(viewer.paths.journeys({ page: last, limit }));
  const listed = journeys.slice((page - 1) * limit, page * limit).map(({ windowSeconds, updatedAt, lastChangedBy, ...journey }) => ({
    ...journey,
    window: windowOf(windowSeconds),
    changed: shownMoment(updatedAt),
    changedBy: lastChangedBy,
  }));
  const { problems } = choices;
  const title = viewer.text("tags:journeys");
  return data({ title, page, limit, problems, journeys: listed, total: journeys.length }, { status: problems.length > 0 ? 400 : 200 });
}

export const meta = screenMeta;

export default function JourneysScreen() {
  const { title, page, limit, problems, journeys, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("journeys_lead")}>
        <ButtonLink to={paths.createJourney()} tone="primary">
          <Plus size={16} />
          {t("new_journey")}
        </ButtonLink>
      </PageHeader>
      <TagsTabs current="journeys" />
      <UnknownParts problems={problems} />
      {total === 0 ? (
        <EmptyState picture="chart" title={t("no_journeys_title")} text={t("no_journeys_text")} />
      ) : (
        <>
          <JourneyTable journeys={journeys} />
          <Pager page={page} size={limit} total={total} addressOf={paths.journeys} />
        </>
      )}
    </>
  );
}
