import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Publication } from "#app/features/publication/publication.ts";
import { SaveBar } from "#app/ui/composed/save-bar/save-bar.tsx";
import { ScreenForm, type ScreenFormProps } from "./screen-form.tsx";

type Props = ScreenFormProps & {
  /** Where the form shows what is stored. */
  discardTo: string;
  /** Why nothing can be saved, as a code of the errors namespace; null if it can. */
  refusal: string | null;
  /** For content that is published: its state. The form's `intent` can then be "publish" besides "save". */
  publication?: Publication;
  children: ReactNode;
};

/** Shape "editor": a form with a bar that saves, discards and publishes. */
export function EditorForm({ discardTo, refusal, publication, children, ...form }: Props) {
  const { t } = useTranslation(["common", "errors"]);
  const state = publication && stateOf(publication);
  return (
    <ScreenForm {...form}>
      <SaveBar
        unsaved={form.of.unsaved}
        discardTo={discardTo}
        refusal={refusal === null ? undefined : t(`errors:${refusal}`)}
        state={state && t(state, { at: publication?.since })}
        publish={publication && { label: t(publication.live ? "publish_changes" : "publish"), waiting: publication.waiting }}
      />
      {children}
    </ScreenForm>
  );
}

function stateOf({ live, wasLive, waiting, since }: Publication): string {
  if (wasLive) return since === null ? "state_not_live" : "state_not_live_since";
  if (!live) return "state_draft";
  if (waiting) return "state_unpublished_changes";
  return since === null ? "state_live" : "state_live_since";
}
