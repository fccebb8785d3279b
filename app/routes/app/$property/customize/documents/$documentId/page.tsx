import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getDocument, getHelpCentre, updateDocument } from "#app/api/documents.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { cut } from "#app/domain/cut.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type DocumentField, DocumentFields } from "#app/routes/app/$property/customize/documents/+parts/document-fields.tsx";
import { documentSchema } from "#app/routes/app/$property/customize/documents/+parts/document-schema.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { FetchedDocument } from "./+parts/fetched-document.tsx";

/** As much of a text as a question about it shows, in characters. */
const MOST_SHOWN = 1000;
const beginningOf = (text: string) => (text.length > MOST_SHOWN ? `${cut(text, MOST_SHOWN)} …` : text);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [document, { languages }, moments] = await Promise.all([
    getDocument(viewer, args.params.documentId ?? ""),
    getShellProperty(viewer),
    momentsOf(viewer),
  ]);
  const { id, title, language, text, address, centre, revision, lastChangedAt, lastChangedBy } = document;
  const from = centre === null ? null : await getHelpCentre(viewer, centre);
  return {
    title,
    document: { id, revision },
    values: { title, language, text },
    /** Where it was fetched from; null for an uploaded text. */
    from: from && { id: from.id, name: from.name, address },
    languages: languages.map(({ key }) => key),
    changed: changedWhen(viewer, moments, { updatedAt: lastChangedAt, lastChangedBy }),
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(documentSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.documentId ?? "";
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, documentSchema, viewer),
    schema: documentSchema,
    read: () => getDocument(viewer, id),
    theirs: ({ title, language, text }) => ({ values: { title, language, text }, gone: false }),
    write: ({ title, language, text }, { revision }) => updateDocument(viewer, id, { title, language, text, revision }),
    wordsOf: (name, value) => (name === "language" ? languageName(value, viewer.language) : beginningOf(value.trim())),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(
    documentPaths(viewer.paths).document(outcome.saved.id),
    outcome.merged ? "document_saved_merged" : "document_saved",
  );
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function DocumentScreen() {
  const { title, document, values, from, changed, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["documents", "common"]);
  const paths = usePaths();
  if (from) return <FetchedDocument title={title} from={from} language={values.language} text={values.text} changed={changed} />;
  return (
    <>
      <PageHeader title={title} status={changed} crumbs={[{ label: t("title"), to: paths.documents() }]}>
        {refusal === null && (
          <ConfirmLink
            to={documentPaths(paths).removeDocument(document.id)}
            revision={document.revision}
            title={t("delete_title", { name: title })}
            text={t("delete_text")}
            confirm={t("common:delete")}
            look={{ size: "small" }}
          />
        )}
      </PageHeader>
      <ByRevision of={document}>
        <DocumentForm />
      </ByRevision>
    </>
  );
}

function DocumentForm() {
  const { document, values, languages, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const { id, revision } = document;
  const form = useScreenForm<DocumentField>({
    id: `document-${revision}`,
    values,
    labels: { title: t("document_title"), language: t("language"), text: t("text") },
    constraint,
    revision,
  });
  const field = (name: DocumentField) => ({ ...form.field(name), readOnly: refusal !== null });
  return (
    // Its text is sent twice, as it is and as it was: that of any language fits as multipart alone.
    <EditorForm of={form} discardTo={documentPaths(paths).document(id)} refusal={refusal} encType="multipart/form-data">
      <FormCard actions={null}>
        <DocumentFields field={field} languages={languages} language={values.language} />
      </FormCard>
    </EditorForm>
  );
}
