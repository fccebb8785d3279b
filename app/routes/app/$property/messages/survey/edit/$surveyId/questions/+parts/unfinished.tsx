import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { FURTHER_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { partOf } from "#app/domain/messages/survey-ways.ts";
import { useAsStored } from "#app/features/form/use-as-stored.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { formIdOf, OPTION_FIELDS, type PartField } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/fields.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** `field` is the one in the form of the part; null where the part itself is meant. */
type Said = { key: string; part: string; field: PartField | null; code: string; text: string };

/** What keeps the survey from being published, and what does not but is worth a look; each leads to its field, or its part. */
export function Unfinished({ of }: { of: EditedQuestions }) {
  const { t } = useTranslation(["questions", "messages", "errors"]);
  const { shape, found, open, values } = of;
  const asStored = useAsStored(values);
  // What the open form may hold otherwise by now: options and labels are those of a kind of question.
  const stillHolds = ({ part, field, code }: Said) => {
    if (part !== open?.id || field === null) return true;
    if (code === "survey_error_few_options") return asStored("kind", ...OPTION_FIELDS);
    return field === "questionTitle" || field === "thanks" ? asStored(field) : asStored("kind", field);
  };
  const texts = (blocks: boolean) =>
    found.texts.filter((each) => each.blocks === blocks).map(({ field, code }) => textSaid(t, of, field, code));
  const course = found.shape.map(({ page, code, name = "" }): Said => {
    const id = partOf(shape, name) ? name : (shape.pages[page]?.id ?? "");
    const field = code === "survey_error_few_options" ? "questionTitle" : null;
    const text = `${t("page_at", { position: page + 1 })}: ${t(`errors:${code}`)}`;
    return { key: `${code} ${page} ${name}`, part: id, field, code, text };
  });
  return (
    <>
      <List of={of} status="info" title={t("before_publishing")} said={[...course, ...texts(true)].filter(stillHolds)} />
      <List of={of} status="warning" title={t("messages:warnings")} said={texts(false).filter(stillHolds)} />
    </>
  );
}

type T = TFunction<["questions", "messages", "errors"]>;

function textSaid(t: T, { shape, words }: EditedQuestions, field: string, code: string): Said {
  const [, kind, id = "", name = "title", option = ""] = field.split(".");
  const part = partOf(shape, id);
  const limitOf = kind === "ends" ? "end" : name === "options" ? "option" : (name as "title");
  const problem = t(`errors:${code}`, { limit: FURTHER_TEXT_LIMITS[limitOf].most });
  if (part?.kind !== "question") return { key: field, part: id, field: "thanks", code, text: `${placeName(t, shape, id)}: ${problem}` };
  const page = shape.pages.indexOf(part.page) + 1;
  const where = words[id]
    ? t("in_question", { page, title: words[id] })
    : t("in_untitled_question", { page, position: part.page.questions.indexOf(part.question) + 1 });
  const at = part.question.options.indexOf(option);
  const said = LABELS[name] ?? "questionTitle";
  const label = option === "" ? t(`field_${said}`) : t("field_option", { position: at + 1 });
  return { key: field, part: id, field: option === "" ? said : (OPTION_FIELDS[at] ?? null), code, text: `${where}, ${label}: ${problem}` };
}

const LABELS: Record<string, "leftLabel" | "rightLabel"> = { leftLabel: "leftLabel", rightLabel: "rightLabel" };

type ListProps = { of: EditedQuestions; status: "info" | "warning"; title: string; said: Said[] };

function List({ of: { message, language }, status, title, said }: ListProps) {
  const paths = usePaths();
  if (said.length === 0 || message.visibility === "archived" || message.visibility === "deleted") return null;
  const idOf = (part: string, field: PartField | null) =>
    field === null ? "parts" : `${formIdOf({ part, language: language.key, revision: message.revision })}-${field}`;
  return (
    <Notice status={status} title={title}>
      <ul>
        {said.map(({ key, part, field, text }) => (
          <li key={key}>
            <Link to={`${paths.surveyQuestions(message.id, { part, lang: language.lang })}#${idOf(part, field)}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
