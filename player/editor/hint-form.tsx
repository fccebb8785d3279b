/** @jsxImportSource preact */
import { TOOLTIP_LIMITS, TOOLTIP_SHOWS, type TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import { VALIDATOR_LIMITS } from "#app/domain/validators/validator.ts";
import type { Desk } from "./desk.ts";
import { PageField, TextField } from "./fields.tsx";
import { FindFields } from "./find-fields.tsx";
import { isHintChanged } from "./hint-changes.ts";
import { problemText, showWord, textIn } from "./hint-words.ts";
import { PointedPart } from "./pointed-part.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { Edit } from "./save-hint.ts";

/** All of a tooltip or validator that is written on the page, with its text in the language that is shown. */
export function HintForm({ desk, edit }: { desk: Desk; edit: Edit }) {
  const { texts, hints, languages, controller } = desk;
  const { hint, base } = edit;
  const { change } = hints;
  const { language } = controller.state;
  const isTooltip = hint.kind === "tooltip";
  const step = desk.selected();
  const text = hint.texts[language] ?? "";
  const isSeen = text.trim() !== "" && step !== null && /found|weak/.test(desk.standOf(step)?.state ?? "");
  const wrong = (...fields: string[]) => {
    const problem = edit.problems.find(({ field }) => fields.includes(field.split(".")[0]!));
    return problem ? problemText(texts, problem) : null;
  };
  const wrongText = edit.problems.find(({ field }) => field === `texts.${language}` || field === "texts");
  return (
    <>
      <TextField
        name="content"
        label={languages.length > 1 ? textIn(texts, language) : texts.content}
        value={text}
        limit={isTooltip ? TOOLTIP_LIMITS.text : VALIDATOR_LIMITS.text}
        rows={3}
        part="heading"
        problem={wrongText ? problemText(texts, wrongText) : null}
        change={(said) => change({ texts: { ...hint.texts, [language]: said } })}
      />
      <TextField
        {...{ name: "name", label: texts.hintName, hint: texts.hintNameHint, value: hint.name, limit: TOOLTIP_LIMITS.name }}
        problem={wrong("name")}
        change={(name) => change({ name })}
      />
      {isTooltip ? (
        <ShowField desk={desk} show={hint.show} />
      ) : (
        <RuleFields texts={texts} rule={hint.rule} problems={edit.problems} change={(rule) => change({ rule })} />
      )}
      {step && (
        <PointedPart desk={desk} step={step} isFresh={hint.id === 0 && text === ""} problem={wrong("identifier", "selectors", "target")}>
          {isSeen && <p class="hint-line">{isTooltip ? texts.seeTooltip : texts.seeValidator}</p>}
        </PointedPart>
      )}
      <PageField texts={texts} url={hint.url} problem={wrong("url")} isLive={base.enabled} change={(url) => change({ url })} />
      <FindFields texts={texts} of={hint} change={change} />
      <div class="field">
        <span>{hint.enabled ? texts.enabled : texts.off}</span>
        <p class="hint-line">{hint.enabled ? texts.enabledHint : texts.offHint}</p>
      </div>
      {(hint.id === 0 || isHintChanged(hint, base)) && (
        <button type="button" class="button" data-part="discard" onClick={() => controller.set({ ask: { about: "discard" } })}>
          {texts.discard}
        </button>
      )}
    </>
  );
}

function ShowField({ desk: { texts, hints }, show }: { desk: Desk; show: TooltipShow }) {
  return (
    <label class="field">
      <span>{texts.show}</span>
      <select class="control" value={show} onChange={(event) => hints.change({ show: event.currentTarget.value as TooltipShow })}>
        {TOOLTIP_SHOWS.map((way) => (
          <option key={way} value={way}>
            {showWord(texts, way)}
          </option>
        ))}
      </select>
    </label>
  );
}
