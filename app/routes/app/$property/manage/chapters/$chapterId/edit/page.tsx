import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getChapter } from "#app/api/chapters.server.ts";
import { AtOnceNotice } from "#app/features/audience/at-once-notice.tsx";
import { AudienceFields } from "#app/features/audience/audience-fields.tsx";
import { AudienceDrawings, AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { AudienceSummary } from "#app/features/audience/audience-summary.tsx";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues } from "#app/features/audience/form-values.ts";
import { reachOf } from "#app/features/audience/reach.server.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { useAudienceLabels } from "#app/features/audience/use-audience-labels.ts";
import { chapterTargetSchema } from "#app/features/chapter-form/schema.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { saveChapter } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await getChapter(viewer, args.params.chapterId ?? "");
  if (chapter.id === 0) throw new Response(null, { status: 404 });
  const { id, title, subtitle, revision, visibility } = chapter;
  return {
    title: viewer.text("manage:edit_chapter"),
    shown: (await audienceTeller(viewer, [chapter]))(chapter),
    chapter: { id, title, revision, live: visibility === "public" },
    values: { title, subtitle, ...audienceValues(chapter) },
    targets: viewer.may("edit", "guides"),
    choices: await audienceChoices(viewer),
    reach: await reachOf(viewer, chapter.segment),
    publication: publicationOf(viewer.language, chapter),
    explains: viewer.may("view", "users"),
    refusal: viewer.may("edit", "guides", chapter) ? null : "not_allowed_for_role",
    constraint: getZodConstraint(chapterTargetSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return saveChapter(args.request, viewer, args.params.chapterId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditChapterScreen() {
  const { chapter, explains, shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <>
      {shown && <AudienceDrawings />}
      <PageHeader title={chapter.title} crumbs={[{ label: t("guides"), to: paths.guides() }]} badges={<AudienceIndicator of={shown} />}>
        {explains && <ButtonLink to={paths.why({ item: `chapter.${chapter.id}` })}>{t("why")}</ButtonLink>}
      </PageHeader>
      <ByRevision of={chapter}>
        <ChapterForm />
      </ByRevision>
    </>
  );
}

function ChapterForm() {
  const { chapter, values, publication, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const { id, revision } = chapter;
  const labels = { title: t("title"), subtitle: t("subtitle"), ...useAudienceLabels() };
  const form = useScreenForm({ id: `chapter-${revision}`, values, labels, constraint, revision });
  const readOnly = refusal !== null;
  return (
    <EditorForm of={form} discardTo={paths.editChapter(id)} refusal={refusal} publication={publication}>
      <FormCard actions={null}>
        <TextField {...form.field("title")} readOnly={readOnly} />
        <TextField {...form.field("subtitle")} readOnly={readOnly} />
      </FormCard>
      <AudiencePart field={form.field} />
    </EditorForm>
  );
}

function AudiencePart({ field }: { field: Parameters<typeof AudienceFields>[0]["field"] }) {
  const { chapter, values, targets, choices, reach } = useLoaderData<typeof loader>();
  const { t } = useTranslation("audience");
  return (
    <FormCard actions={null}>
      <h2>{t("title")}</h2>
      {targets && <AtOnceNotice live={chapter.live} reach={reach} />}
      {targets ? <AudienceFields field={field} choices={choices} /> : <AudienceSummary values={values} choices={choices} />}
    </FormCard>
  );
}
