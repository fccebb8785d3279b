import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { uploadDocument } from "#app/api/documents.server.ts";
import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { TEXT_FILES } from "#app/domain/documents/text-file.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { titleIn } from "#app/features/form/title-in.server.ts";
import { useFormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { DocumentFields } from "#app/routes/app/$property/customize/documents/+parts/document-fields.tsx";
import { newDocumentSchema } from "#app/routes/app/$property/customize/documents/+parts/document-schema.server.ts";
import styles from "#app/routes/app/$property/customize/documents/+parts/documents.module.css";
import {
  formAnswered,
  type NewDocumentAnswer,
  withFileInForm,
} from "#app/routes/app/$property/customize/documents/+parts/file-in-form.server.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { FileField } from "#app/ui/fields/file-field/file-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** Room for all fields at their limits, which come before the file. */
const MOST_BYTES = 10_000_000;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const { all, key } = await contentLanguage(args.request, viewer);
  return {
    title: viewer.text("documents:upload"),
    languages: all.map((each) => each.key),
    language: key,
    called: titleIn(args.request, DOCUMENT_LIMITS.title),
    constraint: getZodConstraint(newDocumentSchema),
  };
}

/** Uploads the text that was typed or that a file holds; or only puts the text of the file into the form. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const fields = ["title", "language", "text", "file", "intent"];
  const sent = await readForm(args.request, { fields, file: "file", mostBytes: MOST_BYTES }, viewer);
  const read = await withFileInForm(sent);
  if (read.problem !== null) return formAnswered(read);
  if (sent.has("intent") && choiceIn(sent, "intent", ["save", "read"]) === "read") {
    return formAnswered({ ...read, problem: read.taken ? null : "document_error_no_file" });
  }
  const submission = parsed(read.form, newDocumentSchema);
  const answer = (refusal: ReturnType<typeof refused>) =>
    data<NewDocumentAnswer>({ ...refusal.data, taken: read.taken }, refusal.init ?? {});
  if (submission.status !== "success") return answer(refused(submission));
  const { title, language, text } = submission.value;
  const uploaded = await attempt(uploadDocument(viewer, { title, language, text }));
  if (!uploaded.ok) return answer(refused(submission, uploaded.failure, { also: perhapsUploaded(uploaded.failure) }));
  return redirectWithToast(documentPaths(viewer.paths).document(uploaded.answer.id), "document_uploaded");
}

/** Sent again as it is, it is uploaded once; changed since, it would be a second document. */
const perhapsUploaded = ({ code }: ApiFailure) => (code === "upstream_timeout" ? { code: "document_error_no_answer" } : {});

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function UploadDocumentScreen() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const { taken } = (useFormAnswer() ?? {}) as Partial<NewDocumentAnswer>;
  return (
    <>
      <PageHeader title={title} lead={t("upload_lead")} crumbs={[{ label: t("title"), to: paths.documents() }]} />
      <div role="status">{taken && <Notice status="info" title={t("file_taken", { name: taken.name })} />}</div>
      {/* Made anew with the text of a file in it. */}
      <UploadForm key={taken?.at} />
    </>
  );
}

function UploadForm() {
  const { languages, language, called, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const form = useScreenForm({
    id: "document",
    values: { title: called, language, text: "", file: "" },
    labels: { title: t("document_title"), language: t("language"), text: t("text"), file: t("file") },
    constraint: { ...constraint, title: { ...constraint.title, required: false }, text: { ...constraint.text, required: false } },
  });
  return (
    <CreateCard of={form} submit={t("upload_submit")} cancelTo={paths.documents()} encType="multipart/form-data">
      {/* The first button of the form, for Enter: the next one only puts a file's text into it. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t("upload_submit")}
      </button>
      <DocumentFields
        field={(name) => (name === "title" ? form.firstField(name) : form.field(name))}
        languages={languages}
        language={form.value("language")}
        titleHint={t("title_hint")}
        textHint={t("text_hint")}
      />
      <div className={styles.file}>
        <FileField {...form.field("file")} accept={TEXT_FILES.accept} types={t("file_types")} mostBytes={TEXT_FILES.bytes} />
        <Button name="intent" value="read" size="small">
          {t("read_file")}
        </Button>
      </div>
    </CreateCard>
  );
}
