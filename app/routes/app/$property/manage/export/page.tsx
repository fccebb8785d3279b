import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { exportContent, exportGuide } from "#app/api/bundles.server.ts";
import { listChapters } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { findGuides } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { sentValues, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { parsed, refused, submittedForm } from "#app/session/screen-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { asTexts } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EVERYTHING } from "./everything.ts";
import { exportSchema } from "./schema.server.ts";

const MOST_CHOSEN = 100;

function chosenIn(request: Request): number[] {
  const ids = new URL(request.url).searchParams.getAll("guide").map((text) => idInAddress(text) ?? 0);
  return [...new Set(ids.filter(Boolean))].slice(0, MOST_CHOSEN);
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const chosen = chosenIn(args.request);
  const { languages, defaultLanguage } = await getShellProperty(viewer);
  const [{ chapters }, { guides }] = await Promise.all([
    listChapters(viewer, { open: [] }),
    chosen.length > 0 ? findGuides(viewer, { ids: chosen }) : { guides: [] },
  ]);
  return {
    title: viewer.text("bundles:export_title"),
    languages: languages
      .map(({ key, name }) => ({ key, name }))
      .sort((a, b) => Number(b.key === defaultLanguage) - Number(a.key === defaultLanguage)),
    chapters: chapters.filter(({ id }) => id !== 0).map(({ id, title }) => ({ id, title })),
    guides: guides.filter(({ visibility }) => visibility !== "deleted").map(({ id, title }) => ({ id, title })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const chosen = chosenIn(args.request);
  const submission = parsed(await submittedForm(args.request, exportSchema, viewer, ["languages"]), exportSchema);
  if (submission.status !== "success") return refused(submission);
  const { languages, chapter } = submission.value;
  const [one] = chosen;
  const asked = chosen.length > 0 ? { guides: chosen } : chapter === EVERYTHING ? {} : { chapters: [Number(chapter)] };
  const started = await attempt(
    one !== undefined && chosen.length === 1
      ? exportGuide(viewer, String(one), languages)
      : exportContent(viewer, { ...asked, languageCodes: languages }),
  );
  if (!started.ok)
    return refused(submission, started.failure, { fieldOf: (path) => (path.startsWith("languageCodes") ? "languages" : path) });
  return redirect(viewer.paths.exportOf(started.answer.id));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ExportScreen() {
  const { title, languages, chapters, guides } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["bundles", "manage"]);
  const paths = usePaths();
  const form = useScreenForm({
    id: "export",
    values: { languages: "", chapter: EVERYTHING },
    labels: { languages: t("languages"), chapter: t("what") },
    constraint: {},
  });
  const { field } = form.field("languages");
  const kept = form.answer?.submission ? asTexts(sentValues(form.answer).languages) : languages.map(({ key }) => key);
  const wrong = field.errors?.[0];
  return (
    <>
      <PageHeader title={title} lead={t("export_lead")} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      <CreateCard of={form} submit={t("export")} cancelTo={paths.guides()}>
        {guides.length > 0 ? (
          <section aria-labelledby="chosen-guides">
            <h2 id="chosen-guides">{t("chosen_guides", { count: guides.length })}</h2>
            <ul>
              {guides.map((guide) => (
                <li key={guide.id} dir="auto">
                  {guide.title}
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <SelectField
            {...form.firstField("chapter")}
            hint={t("what_hint")}
            options={[
              { value: EVERYTHING, label: t("everything") },
              ...chapters.map((each) => ({ value: String(each.id), label: each.title })),
            ]}
          />
        )}
        <FieldGroup label={t("languages")}>
          {languages.map(({ key, name }, index) => (
            <CheckboxField
              key={key}
              field={plainField(index === 0 ? field.id : `${field.id}-${key}`, {
                name: field.name,
                errors: index === 0 && wrong ? [wrong] : undefined,
                initialValue: kept.includes(key) ? key : "",
              })}
              label={name}
              value={key}
            />
          ))}
        </FieldGroup>
      </CreateCard>
    </>
  );
}
