/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { VALIDATOR_LIMITS, VALIDATOR_RULES, type ValidatorRule } from "#app/domain/validators/validator.ts";
import { NumberField, TextField } from "./fields.tsx";
import { problemText, ruleWords } from "./hint-words.ts";
import type { Problem } from "./save-hint.ts";

type Kind = ValidatorRule["kind"];
type Props = { texts: EditorTexts; rule: ValidatorRule; problems: Problem[]; change(rule: ValidatorRule): void };

/** What a validator asks of a field. */
export function RuleFields({ texts, rule, problems, change }: Props) {
  const words = ruleWords(texts);
  const wrong = (part: string) => {
    const problem = problems.find(({ field }) => field === `rule.${part}`);
    return problem ? problemText(texts, problem) : null;
  };
  return (
    <>
      <label class="field">
        <span>{texts.rule}</span>
        <select class="control" value={rule.kind} onChange={(event) => change(ofKind(event.currentTarget.value as Kind, rule))}>
          {VALIDATOR_RULES.map((kind) => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </select>
      </label>
      {rule.kind === "pattern" && (
        <TextField
          {...{ name: "pattern", label: texts.pattern, hint: texts.patternHint, value: rule.pattern, limit: VALIDATOR_LIMITS.pattern }}
          code
          problem={wrong("pattern")}
          change={(pattern) => change({ kind: "pattern", pattern })}
        />
      )}
      {(rule.kind === "length" || rule.kind === "range") && (
        <div class="pair">
          <NumberField
            name="least"
            label={rule.kind === "length" ? texts.shortest : texts.lowest}
            value={rule.least}
            problem={wrong("least")}
            change={(least) => change({ ...rule, least })}
          />
          <NumberField
            name="most"
            label={rule.kind === "length" ? texts.longest : texts.highest}
            value={rule.most}
            problem={wrong("most")}
            change={(most) => change({ ...rule, most })}
          />
        </div>
      )}
    </>
  );
}

/** Bounds stay between lengths and numbers. */
function ofKind(kind: Kind, { least, most }: { kind: Kind; least?: number | null; most?: number | null }): ValidatorRule {
  if (kind === "required") return { kind };
  if (kind === "pattern") return { kind, pattern: "" };
  return { kind, least: least ?? null, most: most ?? null };
}
