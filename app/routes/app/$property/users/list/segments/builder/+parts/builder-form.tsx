import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FILTER_LIMITS } from "#app/domain/segments/condition.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import { FormProblems } from "#app/features/form/form-problems.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { BuilderView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";
import type { NotSaved } from "#app/routes/app/$property/users/list/segments/builder/save.server.ts";
import { LimitsDialog } from "#app/ui/composed/dialog/limits-dialog.tsx";
import { SaveBar } from "#app/ui/composed/save-bar/save-bar.tsx";
import { useUnsavedForm } from "#app/ui/enhance/use-leave-guard.ts";
import { useUnsaved } from "#app/ui/enhance/use-unsaved.ts";
import { LabelsAlong } from "#app/ui/fields/label-along.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./builder.module.css";
import { ConnectionField } from "./connection-field.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { problemsOf } from "./problems.ts";
import { SavedMeanwhile } from "./saved-meanwhile.tsx";
import { useLiveBuilder } from "./use-live-builder.ts";

const FORM = "segment-builder";

type Props = { view: BuilderView; answer: Partial<NotSaved> | null; refusal: string | null };

/**
 * The filters of a segment. Every button of the form leads to the address of what is written then; with scripts so does every change of a
 * field, and the count follows the typing.
 */
export function BuilderForm({ view, answer, refusal }: Props) {
  const { t } = useTranslation(["segments", "common", "errors"]);
  const paths = usePaths();
  const form = useRef<HTMLFormElement>(null);
  const live = useLiveBuilder(form, view);
  const typed = useUnsaved(form, `${live.version} ${view.written}`);
  const unsaved = view.changes + typed;
  useUnsavedForm(unsaved > 0, { inAddress: true });
  const readOnly = refusal !== null;
  const { errors, fields } = problemsOf(view, answer?.nameError ?? null, t);
  return (
    <>
      <div className={styles.above}>
        <FormProblems errors={errors} failure={answer?.failure ?? null} fields={fields} answer={answer} />
      </div>
      <div className={styles.builder}>
        <Form ref={form} id={FORM} method="post" className={styles.form} aria-label={t("filters")} preventScrollReset noValidate>
          <button type="submit" name="intent" value="apply" className="visually-hidden" tabIndex={-1} aria-hidden="true" data-apply="" />
          <input type="hidden" name="draft" value={view.written} />
          <input type="hidden" name="revision" value={view.revision} />
          {view.base !== null && <input type="hidden" name="base" value={view.base} />}
          <SaveBar unsaved={unsaved} discardTo={paths.segment(view.id)} refusal={refusal === null ? undefined : t(`errors:${refusal}`)} />
          {answer?.theirs && <SavedMeanwhile theirs={answer.theirs} id={view.id} />}
          <LabelsAlong.Provider value={true}>
            <div key={live.version} className={styles.body}>
              <TextField
                field={plainField("name", {
                  initialValue: view.name,
                  errors: answer?.nameError ? [answer.nameError] : undefined,
                  required: true,
                  maxLength: SEGMENT_LIMITS.name,
                })}
                label={t("name")}
                readOnly={readOnly}
              />
              <section id="groups" className={styles.groups} tabIndex={-1} aria-label={t("filters")}>
                {view.groups.length === 0 && <p className={styles.everybody}>{t("no_filters")}</p>}
                {view.groups.map((group, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a draft has no other name for its groups; `version` draws them anew when they move
                  <FilterGroup key={index} view={view} group={group} index={index} readOnly={readOnly} />
                ))}
                {view.groups.length > 1 && (
                  <ConnectionField
                    name="connection"
                    value={view.connection}
                    label={t("groups_joined")}
                    words="groups"
                    readOnly={readOnly}
                  />
                )}
              </section>
              {!readOnly && view.groups.length < FILTER_LIMITS.groups && (
                <div>
                  <Button id="add-group" name="intent" value="add-group">
                    <Plus size={16} />
                    {t("add_group")}
                  </Button>
                </div>
              )}
            </div>
          </LabelsAlong.Provider>
        </Form>
        <PreviewPanel preview={live.preview} isBusy={live.isBusy} addressOf={live.pageAddress} formId={FORM} readOnly={readOnly} />
        <LimitsDialog limit={answer?.failure?.limit} />
      </div>
    </>
  );
}
