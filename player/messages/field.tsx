/** @jsxImportSource preact */

import type { QuestionTexts } from "#app/domain/messages/message-texts.ts";
import { type AnswerValue, isScale, MAIN_QUESTION, SCALES, SURVEY_LIMITS, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { fill } from "#player/widgets/texts.ts";

type Props = {
  question: SurveyQuestion;
  said: QuestionTexts;
  value: AnswerValue | undefined;
  isMissing: boolean;
  texts: PlayerTexts;
  answer(value: AnswerValue | undefined): void;
};

/** A face from sad (0) to glad (4), drawn because not every device has them all. */
function Face({ n }: { n: number }) {
  const [corner, middle] = [17 - 0.75 * n, 12 + 1.75 * n];
  return (
    <svg class="icon" viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
      <circle cx={12} cy={12} r={10} />
      <path d={`M8.5 9v.5M15.5 9v.5M8 ${corner}Q12 ${middle} 16 ${corner}`} />
    </svg>
  );
}

/** One question with what can be answered to it. The title of the card is that of the first. */
export function Field(props: Props) {
  const { question, said, value, isMissing, texts } = props;
  const { id, kind, required } = question;
  const words = id === MAIN_QUESTION ? { ...said, options: {} } : said.further?.questions[id];
  const title = words?.title;
  const isText = kind === "short" || kind === "long";
  return (
    <fieldset class="field">
      <legend class={id === MAIN_QUESTION ? "quiet" : ""}>
        {title}
        {required && id !== MAIN_QUESTION && <span aria-hidden="true"> *</span>}
      </legend>
      {isScale(kind) ? (
        <Scale {...props} kind={kind} />
      ) : isText ? (
        <Text {...props} title={title} />
      ) : (
        question.options.map((option) => <Option key={option} {...props} option={option} label={words?.options[option] ?? option} />)
      )}
      {isScale(kind) && (
        <div class="small ends">
          <span>{words?.leftLabel}</span>
          <span>{words?.rightLabel}</span>
        </div>
      )}
      {(isMissing || kind === "ranking") && (
        <p class="hint" role={(isMissing && "alert") as "alert"}>
          {isMissing && !value ? texts.answerFirst : texts.rankAll}
        </p>
      )}
    </fieldset>
  );
}

function Scale({ question: { id }, kind, value, isMissing, texts, answer }: Props & { kind: keyof typeof SCALES }) {
  const [least, most] = SCALES[kind];
  return (
    <div class={`scale ${kind}`}>
      {Array.from({ length: most - least + 1 }, (_, index) => {
        const n = least + index;
        const isFull = kind === "stars" && typeof value === "number" && n <= value;
        return (
          <label key={n} class={value === n || isFull ? "point chosen" : "point"}>
            <input
              type="radio"
              name={id}
              checked={value === n}
              required={isMissing}
              aria-label={fill(texts[`${kind}${n}` as "scale"] ?? texts.scale, { n, m: most })}
              onChange={() => answer(n)}
            />
            <span aria-hidden="true">{kind === "score" ? n : kind === "stars" ? "★" : <Face n={index} />}</span>
          </label>
        );
      })}
    </div>
  );
}

function Text({ question: { kind }, title, value, isMissing, answer }: Props & { title: string | undefined }) {
  const Box = kind === "long" ? "textarea" : "input";
  return (
    <Box
      aria-label={title}
      required={isMissing}
      maxLength={SURVEY_LIMITS[kind as "long" | "short"]}
      value={(value as string) ?? ""}
      onInput={({ currentTarget }: { currentTarget: { value: string } }) =>
        answer(currentTarget.value.trim() ? currentTarget.value : undefined)
      }
    />
  );
}

/** An option: one of several, any number of them, or a place in an order, which is given by pressing them in turn. */
function Option({ question: { id, kind }, option, label, value, answer }: Props & { option: string; label: string }) {
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as string[];
  const place = chosen.indexOf(option);
  const others = chosen.filter((each) => each !== option);
  const toggle = () => {
    const now = place < 0 ? [...chosen, option] : others;
    answer(now.length > 0 ? now : undefined);
  };
  return (
    <label class="option">
      <input
        type={kind === "single" ? "radio" : "checkbox"}
        name={id}
        checked={place >= 0}
        onChange={kind === "single" ? () => answer(option) : toggle}
      />
      <span class="grow">{label}</span>
      {kind === "ranking" && place >= 0 && <strong>{place + 1}</strong>}
    </label>
  );
}
