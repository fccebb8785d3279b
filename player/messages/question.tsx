/** @jsxImportSource preact */
import { MAIN_QUESTION, SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { afterPage, missingOn } from "#app/domain/messages/survey-course.ts";
import type { BundleMessage, BundleQuestion } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { Card } from "#player/widgets/card.tsx";
import { kindOf } from "./announcement.tsx";
import { Field } from "./field.tsx";
import { Foot } from "./foot.tsx";
import type { Acts, Course } from "./standing.ts";

export type Asked = Extract<BundleMessage, BundleQuestion>;
type Props = { message: Asked; course: Course; texts: PlayerTexts; acts: Acts; corner: string };

/** An NPS or a survey: one page of it, and what is said when all is answered. */
export function Question({ message, course, texts, acts, corner }: Props) {
  const { form, shape, texts: said, language } = message;
  const { pages, thanks } = course;
  const page = shape.pages.find(({ id }) => id === pages.at(-1)) ?? shape.pages[0]!;
  const next = afterPage(shape, page, course.answers);
  const isLast = !shape.pages.some(({ id }) => id === next);
  const card = { kind: kindOf(form, corner), label: said.title, leave: texts.close, onLeave: () => acts.leave("close") };
  if (thanks !== null)
    return (
      <Card key={form} {...card}>
        <p class="text foot" role="status">
          {thanks}
        </p>
      </Card>
    );
  const isAnswered = MAIN_QUESTION in course.answers;
  return (
    <Card key={form} {...card}>
      {page.questions.map((question) => [
        <Field
          key={question.id}
          question={question}
          said={said}
          value={course.answers[question.id]}
          isMissing={course.isUrged && missingOn(page, course.answers, true).includes(question.id)}
          texts={texts}
          answer={(value) => acts.answer(question.id, value)}
        />,
        question.id === MAIN_QUESTION && isAnswered && (
          <label key="comment" class="field">
            <span>{said.commentBoxLabel}</span>
            <textarea
              lang={language}
              rows={2}
              maxLength={SURVEY_LIMITS.long}
              value={course.comment}
              onInput={(event) => acts.comment(event.currentTarget.value)}
            />
          </label>
        ),
      ])}
      <Foot key="foot" message={message} texts={texts} leave={acts.leave}>
        {pages.length > 1 && (
          <button key="back" type="button" class="button" onClick={acts.back}>
            {texts.back}
          </button>
        )}
        {(isAnswered || pages.length > 1) && (
          <button key="next" type="button" class="button main" data-part="next" onClick={acts.next}>
            {isLast ? said.buttonLabel : texts.next}
          </button>
        )}
      </Foot>
    </Card>
  );
}
