import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { UsedBy } from "#app/ui/composed/used-by/used-by.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Sparkles } from "#app/ui/primitives/icon/icons.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./+parts/builder.module.css";
import { BuilderForm } from "./+parts/builder-form.tsx";
import { builderState } from "./builder-state.server.ts";
import { builderView } from "./builder-view.server.ts";
import { answerBuilder } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const state = await builderState(args.request, viewer);
  return {
    title: state.stored.name,
    view: await builderView(viewer, state),
    uses: usesOf(viewer, state.stored.usage),
    refusal: viewer.may("edit", "users") ? null : "not_allowed_for_role",
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return answerBuilder(args.request, viewer);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SegmentBuilderScreen() {
  const { view: stored, uses, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("segments");
  const paths = usePaths();
  // A draft that was not saved is what was sent, and not what the address says.
  const view = answer?.view ?? stored;
  return (
    <>
      <PageHeader title={stored.storedName} lead={t("builder_lead")} crumbs={[{ label: t("segments"), to: paths.segments() }]}>
        {refusal === null && (
          <ButtonLink to={paths.describeSegment(stored.id)}>
            <Sparkles size={16} />
            {t("describe")}
          </ButtonLink>
        )}
      </PageHeader>
      {view.lost && (
        <div className={styles.above}>
          <Notice status="warning" title={t(`lost_${view.lost}_title`)}>
            <p>{t(`lost_${view.lost}_text`)}</p>
          </Notice>
        </div>
      )}
      <BuilderForm view={view} answer={answer ?? null} refusal={refusal} />
      <UsedBy uses={uses} nowhereText={t("used_nowhere_text")} />
    </>
  );
}
