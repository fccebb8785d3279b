import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { FURTHER_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { partOf } from "#app/domain/messages/survey-ways.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

type Said = { key: string; part: string; text: string };

/** What keeps the survey from being published, and what does not but is worth a look; each leads to its part. */
export function Unfinished({ of }: { of: EditedQuestions }) {
  const { t } = useTranslation(["questions", "messages", "errors"]);
  const { shape, found } = of;
  const texts = (blocks: boolean) =>
    found.texts.filter((each) => each.blocks === blocks).map(({ field, code }) => textSaid(t, of, field, code));
  const course = found.shape.map(({ page, code, name = "" }): Said => {
    const id = partOf(shape, name) ? name : (shape.pages[page]?.id ?? "");
    return { key: `${code} ${page} ${name}`, part: id, text: `${t("page_at", { position: page + 1 })}: ${t(`errors:${code}`)}` };
  });
  return (
    <>
      <List of={of} status="info" title={t("before_publishing")} said={[...course, ...texts(true)]} />
      <List of={of} status="warning" title={t("messages:warnings")} said={texts(false)} />
    </>
  );
}

type T = TFunction<["questions", "messages", "errors"]>;

function textSaid(t: T, { shape, words }: EditedQuestions, field: string, code: string): Said {
  const [, kind, id = "", name = "title", option = ""] = field.split(".");
  const part = partOf(shape, id);
  const limitOf = kind === "ends" ? "end" : name === "options" ? "option" : (name as "title");
  const problem = t(`errors:${code}`, { limit: FURTHER_TEXT_LIMITS[limitOf].most });
  if (part?.kind !== "question") return { key: field, part: id, text: `${placeName(t, shape, id)}: ${problem}` };
  const where = t("in_question", { page: shape.pages.indexOf(part.page) + 1, title: words[id] || t("messages:untitled") });
  const label =
    option === "" ? t(FIELDS[name] ?? "field_questionTitle") : t("field_option", { position: part.question.options.indexOf(option) + 1 });
  return { key: field, part: id, text: `${where}, ${label}: ${problem}` };
}

const FIELDS: Record<string, "field_leftLabel" | "field_rightLabel"> = { leftLabel: "field_leftLabel", rightLabel: "field_rightLabel" };

type ListProps = { of: EditedQuestions; status: "info" | "warning"; title: string; said: Said[] };

function List({ of: { message, language }, status, title, said }: ListProps) {
  const paths = usePaths();
  if (said.length === 0 || message.visibility === "archived" || message.visibility === "deleted") return null;
  return (
    <Notice status={status} title={title}>
      <ul>
        {said.map(({ key, part, text }) => (
          <li key={key}>
            <Link to={paths.surveyQuestions(message.id, { part, lang: language.lang })}>{text}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
