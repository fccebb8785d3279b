import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getMessage, translateMessage } from "#app/api/messages.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { type ContentLanguage, contentLanguage } from "#app/features/languages/content-language.server.ts";
import { sourceOf } from "#app/features/messages/translation-source.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";

/**
 * A language without texts gets them from one that has some, and says so. A message without any, or without another language, leads to its
 * editor: there is nothing to translate.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const [message, { key, lang, all }] = await Promise.all([
    getMessage(viewer, args.params.messageId ?? ""),
    contentLanguage(args.request, viewer),
  ]);
  const { id, type, revision, visibility, texts } = message;
  const refusal = viewer.may("edit", "messages", { visibility }) ? null : "not_allowed_for_role";
  const title = message.title || viewer.text("messages:untitled");
  const others = all.filter((each) => each.key !== key);
  const namesOf = (written: boolean) => others.filter((each) => Boolean(texts[each.key]?.texts) === written).map(({ name }) => name);
  if (isPutAway(visibility) || others.length === 0) throw redirect(viewer.paths.message(type, id, lang));
  if (!texts[key]?.texts) {
    const source = sourceOf(message, all);
    throw redirect(source ? viewer.paths.translateMessage(id, source.lang, key) : viewer.paths.message(type, id, lang));
  }
  return {
    title: viewer.text("messages:translate_title", { title }),
    ...{ id, type, revision, lang, refusal },
    first: emptyIn(args.request, all),
    name: all.find((each) => each.key === key)?.name ?? key,
    empty: namesOf(false),
    written: namesOf(true).join(", "),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const id = args.params.messageId ?? "";
  const { key, lang, all } = await contentLanguage(args.request, viewer);
  const form = await readForm(args.request, { fields: ["revision", "overwrite"] }, viewer);
  const asked = { overwrite: form.get("overwrite") === "on", sourceLanguageKey: key, revision: numberIn(form, "revision") };
  const done = await attempt(translateMessage(viewer, id, asked));
  if (!done.ok)
    return answerRefused(
      viewer,
      done.failure,
      () => getMessage(viewer, id),
      () => ({}),
    );
  const { message, languages } = done.answer;
  const copied = languages.reduce((sum, each) => sum + each.copied, 0);
  const toast = languages.length === 0 ? "message_nothing_translated" : copied > 0 ? "message_translated_partly" : "message_translated";
  const empty = emptyIn(args.request, all);
  const shown = empty ? langOf(empty) : lang;
  return redirectWithToast(viewer.paths.message(message.type, message.id, shown), toast, { count: copied });
}

const langOf = ({ key, isDefault }: ContentLanguage["all"][number]) => (isDefault ? undefined : key);

/** The language without texts for which the page was opened. */
const emptyIn = (request: Request, all: ContentLanguage["all"]) => {
  const key = new URL(request.url).searchParams.get("empty");
  return all.find((each) => each.key === key) ?? null;
};

export const meta = screenMeta;

export default function TranslateMessageScreen() {
  const { title, id, type, revision, lang, refusal, name, first, empty, written } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const editor = { label: t("to_message"), to: paths.message(type, id, first ? langOf(first) : lang) };
  return (
    <ConfirmPage
      title={title}
      text={
        empty.length === 0
          ? t("translate_none_empty", { name })
          : t("translate_text", { count: empty.length, name, languages: empty.join(", ") })
      }
      about={{ revision, open: editor }}
      confirm={t(failure?.overtaken ? "translate_anyway" : "translate")}
      tone="primary"
      back={editor}
      failure={failure}
      refusal={refusal}
    >
      {first && <p>{t("translate_first", { empty: first.name, name })}</p>}
      {written !== "" && (
        <CheckboxField
          field={plainField("overwrite")}
          label={t("translate_overwrite", { languages: written })}
          hint={t("translate_overwrite_hint")}
        />
      )}
      <p>{t("translate_by_rules")}</p>
    </ConfirmPage>
  );
}
