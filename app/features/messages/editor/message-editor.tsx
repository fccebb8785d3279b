import { useTranslation } from "react-i18next";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { Category } from "#app/features/messages/category.tsx";
import { addressOfList, MESSAGE_LISTS, TYPE_OF } from "#app/features/messages/message-list.ts";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { PublishingBadges } from "#app/features/publishing/publishing-badges.tsx";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SaveBar } from "#app/ui/composed/save-bar/save-bar.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { EditorButtons } from "./buttons.ts";
import type { EditedMessage } from "./edited.server.ts";
import { EditorActions } from "./editor-actions.tsx";
import { FURTHER, formIdOf, otherLanguage } from "./fields.ts";
import { LinkFields } from "./link-fields.tsx";
import { Problems } from "./problems.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useMessageForm } from "./use-message-form.ts";

/** One message, with its texts in one language at a time; everything else holds in all of them. */
export function MessageEditor({ of }: { of: EditedMessage }) {
  const { message, language, written } = of;
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const { id, type, revision } = message;
  const list = MESSAGE_LISTS.find((each) => TYPE_OF[each] === type) ?? "messages";
  return (
    <>
      <PageHeader
        title={of.title}
        crumbs={[
          { label: t("title_messages"), to: paths.messages() },
          { label: t(`title_${list}`), to: addressOfList(paths, list) },
        ]}
        badges={
          <>
            <MessageState of={{ visibility: message.visibility, hasUnpublishedChanges: of.hasUnpublishedChanges }} />{" "}
            <Category {...message} /> <PublishingBadges of={of.publishing} />
          </>
        }
        status={of.schedule ? `${of.changed} ${of.schedule}` : of.changed}
      >
        <EditorActions key={revision} of={of} />
      </PageHeader>
      <UnknownParts problems={of.problems} />
      <SwitchedOff of={of.notListed} text={t("not_listed")} />
      <LanguageTabs of={language} written={written} addressOf={(lang) => paths.message(type, id, lang)} />
      {of.refusal === null && of.translateFrom && (
        <p>
          <ButtonLink to={paths.translateMessage(id, of.translateFrom.lang, language.key)} size="small">
            {t("translate_from", { name: of.translateFrom.name })}
          </ButtonLink>
        </p>
      )}
      <Problems of={of} />
      <ByRevision of={{ id: `${id} ${language.key}`, revision }}>
        <MessageFormOf of={of} />
      </ByRevision>
    </>
  );
}

function MessageFormOf({ of }: { of: EditedMessage }) {
  const { message, language, values, constraint, refusal, buttons, choices, mayPublish } = of;
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const { id, type, revision } = message;
  const form = useMessageForm({ id: formIdOf(of), values, constraint, revision });
  const others = language.all.filter(({ key }) => key !== language.key);
  const summary = Object.fromEntries(
    others.map(({ key, name, isDefault }) => [
      otherLanguage(key),
      { label: name, id: "", to: paths.message(type, id, isDefault ? undefined : key) },
    ]),
  );
  const part = of.found.find(({ field }) => field === FURTHER)?.part;
  if (type === "survey")
    summary[FURTHER] = { label: t("field_further"), id: "", to: paths.surveyQuestions(id, { part, lang: language.lang }) };
  const readOnly = refusal !== null;
  const button = ({ intent, label }: EditorButtons["first"]) => ({ intent, label: t(`label_${label}`) });
  const isOffered = ({ intent }: EditorButtons["first"]) => !readOnly && (intent === "save" || mayPublish);
  const further = buttons.further.filter(isOffered).map((each) => (
    <Button key={each.intent} name="intent" value={each.intent}>
      {button(each).label}
    </Button>
  ));
  return (
    <ScreenForm of={form} summary={summary}>
      <SaveBar
        unsaved={form.unsaved}
        discardTo={paths.message(type, id, language.lang)}
        refusal={refusal === null ? undefined : t(`errors:${refusal}`)}
        save={button(buttons.first)}
        second={isOffered(buttons.second) ? button(buttons.second) : undefined}
      />
      {/* Last of all: the first button of a form in the document is what Enter presses. */}
      <FormCard actions={further}>
        <TextFields form={form} of={of} readOnly={readOnly} />
        {type === "announcement" && <LinkFields form={form} choices={choices} readOnly={readOnly} />}
        <SettingFields form={form} of={of} readOnly={readOnly} />
        <TimeFields form={form} type={type} zones={choices.zones} readOnly={readOnly} />
      </FormCard>
    </ScreenForm>
  );
}
