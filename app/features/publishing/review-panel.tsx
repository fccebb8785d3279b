import { useTranslation } from "react-i18next";
import { REVIEW_ACTIONS } from "#app/domain/versions/publishing.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Panel, type PanelProps, useAnswerTo } from "./panel.tsx";
import styles from "./publishing.module.css";
import type { PublishingView } from "./publishing.server.ts";

/** What was said about a draft so far, and what whoever looks at it may say now. */
export function ReviewPanel({ view, constraint, readOnly }: PanelProps) {
  const { t } = useTranslation("publishing");
  const { review, isApproved, publication } = view;
  const form = useScreenForm({
    id: "review",
    values: { comment: "" },
    labels: { comment: t("comment") },
    constraint,
    answer: useAnswerTo(REVIEW_ACTIONS),
  });
  const isOpen = review?.state === "in_review";
  const mayAsk = !isOpen && !isApproved && publication.waiting;
  return (
    <ScreenForm of={form}>
      <input type="hidden" name="revision" value={view.revision} />
      <Panel
        title={t("review_title")}
        actions={
          !readOnly && (
            <>
              {mayAsk && <Act name="request" tone="primary" />}
              {isOpen && !review.isOwn && <Act name="approve" tone="primary" />}
              {isOpen && <Act name="return" />}
              {review && <Act name="withdraw" />}
            </>
          )
        }
      >
        <p className={styles.state}>{t(`review_${stateOf(view)}`)}</p>
        {review && (
          <ul className={styles.said}>
            <Said by={t("asked", review.asked)} comment={review.asked.comment} />
            {review.answer && <Said by={t(`answered_${review.state}`, review.answer)} comment={review.answer.comment} />}
          </ul>
        )}
        {isOpen && review.isOwn && <p className={styles.state}>{t("review_own")}</p>}
        {!readOnly && (mayAsk || isOpen) && <TextArea {...form.field("comment")} rows={3} />}
      </Panel>
    </ScreenForm>
  );
}

/** How far the review is; a draft that was changed after its approval needs another one. */
function stateOf({ review, isApproved }: PublishingView) {
  if (!review) return "none";
  return review.state === "approved" && !isApproved ? "outdated" : review.state;
}

function Act({ name, tone }: { name: (typeof REVIEW_ACTIONS)[number]; tone?: "primary" }) {
  const { t } = useTranslation("publishing");
  return (
    <Button name="intent" value={name} tone={tone}>
      {t(name)}
    </Button>
  );
}

function Said({ by, comment }: { by: string; comment: string }) {
  return (
    <li>
      <span className={styles.by}>{by}</span>
      {comment && (
        <span className={styles.comment} dir="auto">
          {comment}
        </span>
      )}
    </li>
  );
}
