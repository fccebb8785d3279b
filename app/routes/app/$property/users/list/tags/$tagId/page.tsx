import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getTag, updateTag } from "#app/api/tags.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { nameOf, pageSegmentChoices } from "#app/features/tags/choices.server.ts";
import { tagSchema } from "#app/features/tags/schema.server.ts";
import { TagFields, useTagForm } from "#app/features/tags/tag-fields.tsx";
import { valuesOfTag } from "#app/features/tags/tag-values.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { UsedBy } from "#app/ui/composed/used-by/used-by.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const [tag, pageSegments, moments] = await Promise.all([
    getTag(viewer, args.params.tagId ?? ""),
    pageSegmentChoices(viewer),
    momentsOf(viewer),
  ]);
  const { id, name, revision } = tag;
  return {
    title: name,
    tag: { id, name, revision },
    values: valuesOfTag(tag),
    pageSegments,
    uses: usesOf(viewer, tag.usage),
    changed: changedWhen(viewer, moments, tag),
    constraint: getZodConstraint(tagSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const id = args.params.tagId ?? "";
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, tagSchema, viewer),
    schema: tagSchema,
    read: async () => mergeable(await getTag(viewer, id)),
    theirs: (stored) => ({ values: valuesOfTag(stored), gone: false }),
    write: async ({ name, selector, urlRule, pageSegment }, { revision }) =>
      mergeable(await updateTag(viewer, id, { name, selector, urlRule, pageSegment, revision })),
    wordsOf: async (name, value) => (name === "pageSegment" ? nameOf(await pageSegmentChoices(viewer), value) : value),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.tag(outcome.saved.id), outcome.merged ? "tag_saved_merged" : "tag_saved");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditTagScreen() {
  const { tag, uses, changed } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const { id, name, revision } = tag;
  return (
    <>
      <PageHeader title={name} crumbs={[{ label: t("title"), to: paths.tags() }]} status={changed}>
        <RemovalLink
          to={paths.removeTag(id)}
          revision={revision}
          title={t("delete_title", { name })}
          text={t("delete_text")}
          isUsed={uses.length > 0}
        />
      </PageHeader>
      <div className={styles.panels}>
        <ByRevision of={tag}>
          <TagForm />
        </ByRevision>
        <UsedBy uses={uses} nowhereText={t("used_nowhere_text")} />
      </div>
    </>
  );
}

function TagForm() {
  const { tag, values, pageSegments, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = tag;
  const form = useTagForm({ id: `tag-${revision}`, values, constraint, revision });
  return (
    <EditorForm of={form} discardTo={paths.tag(id)} refusal={null}>
      <FormCard actions={null}>
        <TagFields form={form} pageSegments={pageSegments} />
      </FormCard>
    </EditorForm>
  );
}
