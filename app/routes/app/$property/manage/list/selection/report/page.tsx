import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findGuides } from "#app/api/guides.server.ts";
import { undoMove } from "#app/features/moves/undo-move.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { reasonText } from "#app/features/selection/reason-text.server.ts";
import { doneText, failedText, reportIn } from "#app/features/selection/report-address.ts";
import { ReportScreen } from "#app/features/selection/report-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { actIn } from "#app/routes/app/$property/manage/list/selection/choices.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Undo2 } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";

/** What was done with several guides and what not, each with its reason. All of it stands in the address, so that it can be read again. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const query = new URL(args.request.url).searchParams;
  const act = actIn(query.get("act"));
  const { done, failed, counts, left } = reportIn(query);
  const ids = [...done, ...failed].map(({ id }) => id);
  // Asked in any case: whoever may not read guides any more is told so, not led on.
  const { guides } = await findGuides(viewer, ids.length > 0 ? { ids } : { limit: 1 });
  if (!act || ids.length === 0) throw redirect(viewer.paths.guides());
  const titles = new Map(guides.map(({ id, title }) => [id, title]));
  const back = safeRedirect(query.get("return"), viewer.paths.guides());
  const limit = Number(query.get("limit") ?? 0) || 0;
  const to = query.get("to") ?? undefined;
  const undone = query.get("undone") === "yes";
  const again = failed.map(({ id }) => id).filter((id) => titles.has(id));
  return {
    title: undone ? viewer.text("manage:undone", { count: counts.done }) : viewer.text(`manage:done_${act}`, { count: counts.done }),
    done: done.flatMap(({ id }) => (titles.has(id) ? [{ id, title: titles.get(id) ?? "" }] : [])),
    failed: failed.map(({ id, code }) => ({ id, title: titles.get(id) ?? null, reason: reasonText(viewer, "manage", code, limit) })),
    ...{ notDone: counts.failed, left, back },
    again: again.length > 0 && !undone ? viewer.paths.chosenAct(act, { guide: again, return: back, to }) : null,
    undoes: act === "move" && !undone && done.some(({ chapterId }) => chapterId !== undefined),
  };
}

/** Undoes a move. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  await readForm(args.request, { fields: [] }, viewer);
  const query = new URL(args.request.url).searchParams;
  const { done } = reportIn(query);
  const moved = done.filter(({ chapterId }) => chapterId !== undefined);
  const failed = await undoMove(viewer, moved, Number(query.get("to") ?? Number.NaN));
  const back = moved.filter(({ id }) => !failed.some((each) => each.id === id)).map(({ id }) => doneText({ id }));
  return redirect(
    viewer.paths.chosenReport({
      ...{ act: "move", undone: "yes", done: back },
      failed: failed.map(({ id, code }) => failedText(id, code)),
      return: safeRedirect(query.get("return"), viewer.paths.guides()),
    }),
  );
}

export const meta = screenMeta;

export default function ChosenReportScreen() {
  const { title, done, failed, notDone, left, back, again, undoes } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <ReportScreen
      title={title}
      done={done.map((guide) => ({ ...guide, to: paths.guideSteps(guide.id) }))}
      failed={failed.map(({ id, title: named, reason }) => ({
        ...{ id, reason },
        item: named === null ? null : { title: named, to: paths.guideSteps(id) },
      }))}
      left={left > 0 && t("report_too_many", { count: left })}
      back={back}
      again={again}
      words={{
        ...{ list: t("guides"), toList: t("to_list"), tryAgain: t("try_again"), gone: t("guide_gone") },
        ...{ notDone: t("not_done", { count: notDone }), notDoneTitle: t("not_done_guides"), doneTitle: t("done_guides") },
      }}
      acts={
        undoes && (
          <Form method="post">
            <Button>
              <Undo2 size={16} />
              {t("undo_move")}
            </Button>
          </Form>
        )
      }
    />
  );
}
