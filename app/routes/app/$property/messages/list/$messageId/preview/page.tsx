import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getMessage } from "#app/api/messages.server.ts";
import { previewParts } from "#app/domain/messages/preview-parts.ts";
import { DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { ownedMessage } from "#app/features/history/message-with-history.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { FilterForm } from "#app/ui/composed/filter-form/filter-form.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formsOf, lookIn, WIDTHS } from "./look.ts";
import { partName } from "./part-name.ts";
import styles from "./preview.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const message = ownedMessage(viewer, await getMessage(viewer, args.params.messageId ?? ""));
  const { key, all } = await contentLanguage(args.request, viewer);
  const { form, part, ...look } = lookIn(args.request.url);
  const forms = formsOf(message.type);
  const { id, type, title, visibility, hasUnpublishedChanges, shape } = message;
  const parts = shape ? previewParts(shape).map((value) => ({ value, label: partName(viewer, shape, value) })) : [];
  return {
    title: viewer.text("messages:title_preview"),
    message: { id, type, name: title || viewer.text("messages:untitled"), state: { visibility, hasUnpublishedChanges } },
    forms,
    parts,
    look: {
      ...look,
      part: (parts.find(({ value }) => value === part) ?? parts[0])?.value,
      form: form && forms.includes(form) ? form : message.form,
    },
    language: key,
    languages: all.map((each) => each.key),
  };
}

export const meta = screenMeta;

/** A message as people see it in an application: in each of its forms and languages, on a phone, from right to left, on a dark page. */
export default function MessagePreviewScreen() {
  const { title, message, forms, parts, look, language, languages } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("messages");
  const paths = usePaths();
  const direction = look.direction ?? "";
  const query = { lang: language, form: look.form, dir: look.direction, host: look.host, part: look.part };
  const names = languages.map((value) => ({ value, label: languageName(value, i18n.language) }));
  const field = (name: string, value: string) => plainField(name, { initialValue: value });
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead_preview")}
        crumbs={[
          { label: t("title_messages"), to: paths.messages() },
          { label: message.name, to: paths.message(message.type, message.id) },
        ]}
        badges={<MessageState of={message.state} />}
      />
      <FilterForm label={t("preview_look")} made={JSON.stringify({ ...query, ...look })}>
        <SelectField
          field={field("form", look.form)}
          label={t("preview_form")}
          options={forms.map((value) => ({ value, label: t(`form_${value}`) }))}
        />
        {parts.length > 0 && <SelectField field={field("part", look.part ?? "")} label={t("preview_part")} options={parts} />}
        <SelectField field={field("lang", language)} label={t("analytics:language")} options={names} />
        <SelectField
          field={field("width", look.width)}
          label={t("preview_width")}
          options={WIDTHS.map((value) => ({ value, label: t(`width_${value}`) }))}
        />
        <SelectField
          field={field("host", look.host)}
          label={t("preview_host")}
          options={HOSTS.map((value) => ({ value, label: t(`host_${value}`) }))}
        />
        <SelectField
          field={field("dir", direction)}
          label={t("preview_direction")}
          options={[{ value: "", label: t("direction_usual") }, ...DIRECTIONS.map((value) => ({ value, label: t(`direction_${value}`) }))]}
        />
      </FilterForm>
      <iframe
        // Another address in the same frame would be one more thing for Back to undo.
        key={JSON.stringify(query)}
        className={look.width === "phone" ? `${styles.frame} ${styles.phone}` : styles.frame}
        title={t("preview_of", { title: message.name })}
        src={paths.drawnMessage(message.id, query)}
      />
    </>
  );
}
