import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getPageSegment } from "#app/api/page-segments.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { valuesOf } from "#app/features/page-segments/form-values.ts";
import { PageSegmentActs } from "#app/features/page-segments/page-segment-acts.tsx";
import { PageSegmentFields } from "#app/features/page-segments/page-segment-fields.tsx";
import { pageSegmentSchema } from "#app/features/page-segments/schema.server.ts";
import { usePageSegmentForm } from "#app/features/page-segments/use-page-segment-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { UsedBy } from "#app/ui/composed/used-by/used-by.tsx";
import { savePageSegment } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const [pageSegment, moments] = await Promise.all([getPageSegment(viewer, args.params.pageSegmentId ?? ""), momentsOf(viewer)]);
  const { id, name, revision } = pageSegment;
  const test = new URL(args.request.url).searchParams.get("test") ?? "";
  return {
    title: name,
    pageSegment: { id, name, revision },
    values: { ...valuesOf(pageSegment), test },
    uses: usesOf(viewer, pageSegment.usage),
    changed: changedWhen(viewer, moments, pageSegment),
    constraint: getZodConstraint(pageSegmentSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return savePageSegment(args.request, viewer, args.params.pageSegmentId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditPageSegmentScreen() {
  const { pageSegment, uses, changed } = useLoaderData<typeof loader>();
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={pageSegment.name} crumbs={[{ label: t("title"), to: paths.pageSegments() }]} status={changed}>
        <PageSegmentActs of={{ ...pageSegment, uses }} />
      </PageHeader>
      <div className={styles.panels}>
        <ByRevision of={pageSegment}>
          <PageSegmentForm />
        </ByRevision>
        <UsedBy uses={uses} nowhereText={t("used_nowhere_text")} />
      </div>
    </>
  );
}

function PageSegmentForm() {
  const { pageSegment, values, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = pageSegment;
  const of = usePageSegmentForm({ id: `page-segment-${revision}`, values, constraint, revision });
  return (
    <EditorForm of={of.form} summary={of.summary} discardTo={paths.pageSegment(id)} refusal={null}>
      <FormCard actions={null}>
        <PageSegmentFields of={of} />
      </FormCard>
    </EditorForm>
  );
}
