import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import type { WelcomeField } from "#app/features/popups/form-values.server.ts";
import { welcomeSchema } from "#app/features/popups/schema.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { WelcomeForm } from "./+parts/welcome-form.tsx";
import { editedSlide, slideChoices } from "./edited-slide.server.ts";
import { saveSlide } from "./save.server.ts";

/** What everybody sees once before anything else shows by itself (specification 1, section 3: Popup). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const language = await contentLanguage(args.request, viewer);
  const [edited, choices] = await Promise.all([editedSlide(viewer, language.lang), slideChoices(viewer)]);
  return {
    title: viewer.text("customize:welcome_title"),
    language,
    edited,
    choices,
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(welcomeSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveSlide(args.request, viewer);
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function WelcomeScreen() {
  const { title, edited: stored, refusal } = useLoaderData<typeof loader>();
  const answer = useFormAnswer();
  // What was typed comes back without a slide, which scripts may still have from before.
  const isGone = sentValues(answer).revision === "0";
  const edited = isGone ? null : stored;
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("welcome_lead")} status={edited?.changed}>
        {edited && refusal === null && (
          <ConfirmLink
            to={welcomeSlidePaths(paths).removeWelcomeSlide()}
            revision={edited.revision}
            title={t("welcome_remove_title")}
            text={t("welcome_remove_text")}
            confirm={t("welcome_remove")}
            look={{ tone: "danger" }}
          >
            <input type="hidden" name="slide" value={edited.id} />
          </ConfirmLink>
        )}
      </PageHeader>
      {edited || isGone ? (
        <Edited edited={edited ?? { id: 0, revision: 0, written: [], values: sentValues(answer) as Record<WelcomeField, string> }} />
      ) : (
        <EmptyState picture="guide" title={t("no_welcome_title")} text={t("no_welcome_text")}>
          {refusal === null && (
            <Form method="post" action={welcomeSlidePaths(paths).newWelcomeSlide()}>
              <Button tone="primary">{t("welcome_create")}</Button>
            </Form>
          )}
        </EmptyState>
      )}
    </>
  );
}

type Edits = Omit<NonNullable<SerializeFrom<typeof loader>["edited"]>, "changed">;

function Edited({ edited: { id, written, revision, values } }: { edited: Edits }) {
  const { language, choices, refusal, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  return (
    <div className={styles.panels}>
      <LanguageTabs of={language} written={written} addressOf={(lang) => paths.welcomeSlide(lang)} />
      <UnknownParts problems={language.problems} />
      <ByRevision of={{ id: `welcome ${language.key}`, revision }}>
        <WelcomeForm {...choices} of={{ id, revision }} values={values} language={language} refusal={refusal} constraint={constraint} />
      </ByRevision>
    </div>
  );
}
