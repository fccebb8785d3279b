/** @jsxImportSource preact */
import { exampleAnswers, placeOfPart } from "#app/domain/messages/preview-parts.ts";
import { MAIN_END } from "#app/domain/messages/survey.ts";
import type { ShownMessage } from "#app/domain/player/bundle.ts";
import { Announcement } from "#player/messages/announcement.tsx";
import { type Asked, Question } from "#player/messages/question.tsx";
import type { Acts, Course } from "#player/messages/standing.ts";
import { Head } from "#player/widgets/card.tsx";
import { directionOf } from "#player/widgets/texts.ts";
import { UnreadNews } from "./news.tsx";

const nothing = () => {};
const ACTS: Acts = { answer: nothing, comment: nothing, next: nothing, back: nothing, leave: nothing };

/** How far somebody is who sees a page, has answered it, or is thanked at an end. */
function courseAt({ shape, texts }: Asked, part = ""): Course {
  const { place, isAnswered } = placeOfPart(part);
  const at = shape.pages.findIndex(({ id }) => id === place);
  const page = shape.pages[at];
  const thanks = place === MAIN_END || shape.ends.includes(place);
  return {
    pages: shape.pages.slice(0, at + 1).map(({ id }) => id),
    answers: page && isAnswered ? exampleAnswers(page) : {},
    ...{ comment: "", isUrged: false },
    thanks: thanks ? texts.further?.ends[place] || texts.thankYouMessage : null,
  };
}

/** A message in the form that it has, drawn by the player's own widgets on an empty page. Its buttons do nothing. */
export function MessageCard(shown: ShownMessage) {
  const { message, direction, host } = shown;
  return (
    <div class={`screen page ${host}`} lang={message.language} dir={direction ?? directionOf(message.language)}>
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <div key={line} class="line" />
      ))}
      {message.form === "modal" && <div class="scrim" />}
      <Message {...shown} />
    </div>
  );
}

function Message({ message, part, guide, style, texts, direction }: ShownMessage) {
  const shared = { texts, corner: style.position };
  if (message.type !== "announcement") {
    return <Question {...shared} message={message} course={courseAt(message, part)} acts={ACTS} />;
  }
  if (message.form !== "list") return <Announcement {...shared} message={message} leave={nothing} click={nothing} guideTitle={guide} />;
  return (
    <section class={`panel ${style.position}`}>
      <Head label={texts.title} leave={texts.close} onLeave={nothing} />
      <div class="list">
        <UnreadNews announcements={[message]} {...{ texts, direction }} titleOf={() => guide} />
      </div>
    </section>
  );
}
