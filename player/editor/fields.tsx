/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";

type Field = {
  /** Names the field among those of the panel. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | null | undefined;
};

/** The id of what is said below a field, for those that say something. */
const saidBy = ({ name, hint, problem }: Field) => (hint || problem ? `${name}-said` : undefined);

export function Said({ of }: { of: Field }) {
  const { hint, problem } = of;
  if (!hint && !problem) return null;
  return (
    <p class={problem ? "hint-line wrong" : "hint-line"} id={saidBy(of)}>
      {problem || hint}
    </p>
  );
}

type TextProps = Field & { value: string; limit: number; rows?: number; part?: string; code?: boolean; change(value: string): void };

/** One line of text, or several. */
export function TextField({ value, limit, rows, part, code, change, ...of }: TextProps) {
  const all = {
    ...{ class: "control", id: `field-${of.name}`, value, maxLength: limit, "data-part": part, spellcheck: !code },
    ...{ "aria-describedby": saidBy(of), "aria-invalid": Boolean(of.problem) },
  };
  return (
    <div class="field">
      <label for={all.id}>{of.label}</label>
      {rows ? (
        <textarea {...all} rows={rows} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <input {...all} onInput={(event) => change(event.currentTarget.value)} />
      )}
      <Said of={of} />
    </div>
  );
}

/** A number, or none: what is written stays as it is written as long as it says the same. */
export function NumberField({ value, change, ...of }: Field & { value: number | null; change(value: number | null): void }) {
  const [text, setText] = useState("");
  const numberIn = (said: string) => (said.trim() === "" || Number.isNaN(Number(said)) ? null : Number(said));
  return (
    <div class="field">
      <label for={`field-${of.name}`}>{of.label}</label>
      <input
        class="control"
        id={`field-${of.name}`}
        type="number"
        step="any"
        value={numberIn(text) === value ? text : String(value ?? "")}
        aria-describedby={saidBy(of)}
        aria-invalid={Boolean(of.problem)}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          change(numberIn(currentTarget.value));
        }}
      />
      <Said of={of} />
    </div>
  );
}

type PageProps = {
  texts: EditorTexts;
  url: string;
  problem?: string | null /** It is on: its page is no matter of the page. */;
  isLive?: boolean;
  change(url: string): void;
};

/** The rule for the pages that something belongs to. */
export function PageField({ texts, url, problem, isLive = false, change }: PageProps) {
  const of = { name: "page", label: texts.page, hint: isLive ? texts.pageLive : texts.pageHint, problem };
  return (
    <div class="field">
      <label for="field-page">{texts.page}</label>
      <div class="beside">
        <input
          class="control"
          id="field-page"
          value={url}
          maxLength={GUIDE_LIMITS.url}
          aria-describedby={saidBy(of)}
          aria-invalid={Boolean(problem)}
          spellcheck={false}
          readOnly={isLive}
          onInput={(event) => change(event.currentTarget.value)}
        />
        {!isLive && (
          <button type="button" class="button" onClick={() => change(thisPage())}>
            {texts.thisPage}
          </button>
        )}
      </div>
      <Said of={of} />
    </div>
  );
}

/** An application that chooses its page behind the # means that, too. */
const thisPage = () => location.pathname + (location.hash.startsWith("#/") ? location.hash : "");
