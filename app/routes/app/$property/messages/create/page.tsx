import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { listMessages } from "#app/api/messages.server.ts";
import { ANNOUNCEMENT_CATEGORIES, MESSAGE_TYPES, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import { templateLanguage } from "#app/domain/messages/templates/template.ts";
import { templatesOf, titleOf } from "#app/domain/messages/templates/templates.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { createAsAsked } from "./new-message.server.ts";
import { newMessageSchema } from "./schema.server.ts";
import styles from "./template.module.css";

/** So many of the latest messages are offered to be copied; the list has them all. */
const MOST_TO_COPY = 100;

/** What a survey may ask, by its category: a rating, or a score that counts as an NPS. */
const ASKED = [String(SURVEY_CATEGORY), String(NPS_CATEGORY)] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const choices = choicesOf(new URL(args.request.url).searchParams);
  const type = choices.oneOf("type", MESSAGE_TYPES, "announcement");
  const asks = type === "survey" ? choices.oneOf("category", ASKED, ASKED[0]) : null;
  const { messages } = await listMessages(viewer, {
    type,
    category: asks === null ? undefined : Number(asks),
    sort: "lastChangedAt",
    limit: MOST_TO_COPY,
  });
  const language = templateLanguage(viewer.language);
  return {
    title: viewer.text(Number(asks) === NPS_CATEGORY ? "messages:new_nps_survey" : `messages:new_${type}`),
    ...{ type, asks },
    templates: templatesOf(type, asks === null ? undefined : Number(asks)).map((template) => ({
      id: template.id,
      category: template.category,
      title: titleOf(template, language),
      text: template.type === "announcement" ? template.texts[language].description : template.texts[language].commentBoxLabel,
    })),
    messages: messages.map(({ id, title }) => ({ id, title: title || viewer.text("messages:untitled") })),
    constraint: getZodConstraint(newMessageSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const submission = await submitted(args.request, newMessageSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createAsAsked(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.message(submission.value.type, created.answer.id), "message_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function NewMessageScreen() {
  const { title, type, asks, templates, messages, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const form = useScreenForm({
    id: `message-${type}${asks ?? ""}`,
    values: { type, start: "empty", copy: "", category: "" },
    labels: { start: t("start"), copy: t("copied"), category: t("category") },
    constraint,
  });
  const tabs = MESSAGE_TYPES.map((each) => ({ label: t(`type_${each}`), to: paths.createMessage({ type: each }) }));
  const copied = messages.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <>
      <PageHeader title={title} lead={t(`new_lead_${type}`)} crumbs={[{ label: t("title_messages"), to: paths.messages() }]} />
      <Tabs label={t("kind")} tabs={tabs} current={paths.createMessage({ type })} />
      {asks && (
        <>
          <Tabs
            label={t("asks")}
            tabs={ASKED.map((each) => ({ label: t(`asks_${each}_short`), to: paths.createMessage({ type, category: each }) }))}
            current={paths.createMessage({ type, category: asks })}
          />
          {Number(asks) === NPS_CATEGORY && <p>{t("asks_7_new")}</p>}
        </>
      )}
      <CreateCard of={form} submit={t("create_message")} cancelTo={paths.messages()}>
        <input type="hidden" name="type" value={type} />
        {asks && <input type="hidden" name="category" value={asks} />}
        <RadioGroup
          {...form.firstField("start")}
          aside
          choices={[
            { value: "empty", label: t("start_empty") },
            ...templates.map(({ id, title, text, category }) => ({
              value: id,
              label: type === "announcement" ? `${title} (${t(`category_${category}`)})` : title,
              hint: text,
              dependents: (
                <iframe className={styles.frame} title={t("preview_of", { title })} src={paths.drawnTemplate(id)} loading="lazy" />
              ),
            })),
            ...(copied.length > 0
              ? [{ value: "copy", label: t("start_copy"), dependents: <SelectField {...form.field("copy")} options={copied} /> }]
              : []),
          ]}
        />
        {type === "announcement" && (
          <SelectField
            {...form.field("category")}
            hint={t("category_hint")}
            options={[
              { value: "", label: t("category_of_start") },
              ...ANNOUNCEMENT_CATEGORIES.map(({ category }) => ({ value: String(category), label: t(`category_${category}`) })),
            ]}
          />
        )}
      </CreateCard>
    </>
  );
}
