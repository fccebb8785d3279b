import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { Panel, type PanelProps, useAnswerTo } from "./panel.tsx";
import styles from "./publishing.module.css";
import type { PublishingView } from "./publishing.server.ts";
import { ReviewPanel } from "./review-panel.tsx";

export type PanelConstraints = { publish: Constraints; review: Constraints; schedule: Constraints };

type Props = {
  view: PublishingView;
  constraints: PanelConstraints /** Why nothing can be changed; null if it can. */;
  refusal: string | null;
};

/** Publishing now, asking for approval, and planning, each with a form of its own. */
export function PublishingPanels({ view, constraints, refusal }: Props) {
  const { t } = useTranslation("publishing");
  return (
    <div className={styles.panels}>
      {view.problem && <Notice status="error" title={t("not_as_planned", { reason: t(`problem_${view.problem}`) })} />}
      <Refusal of={refusal} />
      <PublishPanel key={`publish ${view.revision}`} view={view} constraint={constraints.publish} readOnly={refusal !== null} />
      <ReviewPanel key={`review ${view.revision}`} view={view} constraint={constraints.review} readOnly={refusal !== null} />
      <SchedulePanel key={`schedule ${view.revision}`} view={view} constraint={constraints.schedule} readOnly={refusal !== null} />
      <SettingsOf view={view} />
    </div>
  );
}

type ApprovalProps = { view: PublishingView; constraint: Constraints; refusal: string | null };

/** Asking for approval alone, for what its editor publishes. */
export function ApprovalPanel({ view, constraint, refusal }: ApprovalProps) {
  return (
    <div className={styles.panels}>
      <Refusal of={refusal} />
      <ReviewPanel key={`review ${view.revision}`} view={view} constraint={constraint} readOnly={refusal !== null} />
      <SettingsOf view={view} />
    </div>
  );
}

function Refusal({ of }: { of: string | null }) {
  const { t } = useTranslation("errors");
  return of === null ? null : <Notice status="info" title={t(of)} />;
}

function SettingsOf({ view }: { view: PublishingView }) {
  const { t } = useTranslation("publishing");
  const paths = usePaths();
  if (!view.setsApproval) return null;
  return (
    <p>
      <Link to={paths.approval()}>{t("approval_settings")}</Link>
    </p>
  );
}

function PublishPanel({ view, constraint, readOnly }: PanelProps) {
  const { t } = useTranslation(["publishing", "common"]);
  const { live, waiting, since } = view.publication;
  const form = useScreenForm({
    id: "publish",
    values: { note: "" },
    labels: { note: t("note") },
    constraint,
    answer: useAnswerTo(["publish"]),
  });
  const missing = view.needsApproval && !view.isApproved;
  const may = waiting && !missing && !readOnly;
  return (
    <ScreenForm of={form}>
      <input type="hidden" name="revision" value={view.revision} />
      <Panel
        title={t("now_title")}
        actions={
          may && (
            <Button name="intent" value="publish" tone="primary">
              {t(live ? "common:publish_changes" : "common:publish")}
            </Button>
          )
        }
      >
        <p className={styles.state}>
          {t(!live ? "now_draft" : waiting ? "now_changes" : since ? "now_live_since" : "now_live", { at: since })}
        </p>
        {waiting && missing && <p>{t("needs_approval")}</p>}
        {may && <TextArea {...form.field("note")} hint={t("note_hint")} rows={2} />}
      </Panel>
    </ScreenForm>
  );
}

function SchedulePanel({ view, constraint, readOnly }: PanelProps) {
  const { t } = useTranslation("publishing");
  const form = useScreenForm({
    id: "schedule",
    values: view.schedule,
    labels: { publishAt: t("publishAt"), unpublishAt: t("unpublishAt"), scheduleNote: t("note") },
    constraint,
    answer: useAnswerTo(["schedule"]),
    revision: view.revision,
  });
  return (
    <ScreenForm of={form}>
      <Panel
        title={t("plan_title")}
        actions={
          !readOnly && (
            <Button name="intent" value="schedule">
              {t("save_schedule")}
            </Button>
          )
        }
      >
        <p className={styles.state}>{t("plan_hint", { timeZone: view.timeZone })}</p>
        <div className={styles.times}>
          {(["publishAt", "unpublishAt"] as const).map((name) => {
            const at = view.planned[name];
            return <DateTimeField key={name} {...form.field(name)} hint={at ? t("planned", { at }) : undefined} readOnly={readOnly} />;
          })}
        </div>
        <TextArea {...form.field("scheduleNote")} hint={t("note_hint")} rows={2} readOnly={readOnly} />
      </Panel>
    </ScreenForm>
  );
}
