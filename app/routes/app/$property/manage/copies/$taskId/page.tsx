import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuideCopy } from "#app/api/guide-copies.server.ts";
import { shownContentTask } from "#app/features/bundles/content-task.server.ts";
import { TaskProgress } from "#app/features/bundles/task-progress.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { TaskChanges } from "#app/features/tasks/task-changes.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const id = args.params.taskId ?? "";
  const [task, { result }] = await Promise.all([shownContentTask(viewer, "copy-guide", id), getGuideCopy(viewer, id)]);
  const name = (key: string) => languageName(key, viewer.language);
  return {
    title: viewer.text("bundles:copy_page"),
    task,
    mayCancel: viewer.may("edit", "processes"),
    copy: result && {
      guideId: result.guideId,
      title: result.title,
      images: result.images,
      left: result.left,
      languages: result.languages.map(({ from, to }) => ({ from: name(from), to: name(to) })),
      leftLanguages: result.leftLanguages.map(name),
    },
  };
}

export const meta = screenMeta;

export default function GuideCopyScreen() {
  const { copy, ...shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation("bundles");
  const paths = usePaths();
  return (
    <>
      <TaskChanges tasks={[shown.task]} />
      <TaskProgress {...shown}>
        {copy && (
          <FormCard
            actions={
              <ButtonLink to={paths.guideSteps(copy.guideId)} tone="primary">
                {t("open_copy")}
              </ButtonLink>
            }
          >
            <p>
              {t("copied")} <bdi>{copy.title}</bdi>
            </p>
            <ul>
              {copy.languages.map(({ from, to }) => (
                <li key={from}>{t("language_became", { from, to })}</li>
              ))}
              {copy.images > 0 && <li>{t("images", { count: copy.images })}</li>}
            </ul>
            {copy.left.length + copy.leftLanguages.length > 0 && (
              <section aria-labelledby="left-out">
                <h2 id="left-out">{t("left_out")}</h2>
                <ul>
                  {copy.leftLanguages.map((language) => (
                    <li key={language}>{t("left_language", { language })}</li>
                  ))}
                  {copy.left.map(({ kind, name }) => (
                    <li key={`${kind}-${name}`}>{t(`left_${kind}`, { name })}</li>
                  ))}
                </ul>
              </section>
            )}
          </FormCard>
        )}
      </TaskProgress>
    </>
  );
}
