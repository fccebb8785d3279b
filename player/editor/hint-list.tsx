/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { CheckButtons } from "./check-list.tsx";
import type { Desk } from "./desk.ts";
import { FEW } from "./guides.tsx";
import type { Hint, HintKind } from "./hint.ts";
import { calledHint } from "./hint-words.ts";
import { Icon } from "./icons.tsx";
import { Rooms } from "./rooms.tsx";
import { Now, StandMark } from "./stand-words.tsx";

/** The tooltips and validators of the property, and how each of them stands on this page. */
export function HintList({ desk }: { desk: Desk }) {
  const { texts, hints, controller } = desk;
  const [query, setQuery] = useState("");
  const all = hints.all();
  const wanted = query.trim().toLocaleLowerCase();
  const found = all.filter((hint) => calledHint(texts, hint).toLocaleLowerCase().includes(wanted));
  return (
    <>
      <Rooms desk={desk} />
      {!desk.mayEdit && <p class="hint-line">{texts.mayOnlyLive}</p>}
      {controller.state.isBusy && all.length === 0 && <p class="hint-line">{texts.loading}</p>}
      {all.length > 0 && <CheckButtons desk={desk} />}
      {all.length > FEW && (
        <input
          class="control"
          type="search"
          aria-label={texts.searchHints}
          placeholder={texts.searchHints}
          value={query}
          maxLength={120}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && all.length > 0 && (
        <p class="hint-line" role="status">
          {texts.noHintFound}
        </p>
      )}
      {hints.kinds.map((kind) => (
        <Kind
          key={kind}
          desk={desk}
          kind={kind}
          found={found.filter((hint) => hint.kind === kind)}
          isEmpty={!all.some((hint) => hint.kind === kind)}
        />
      ))}
    </>
  );
}

function Kind({ desk, kind, found, isEmpty }: { desk: Desk; kind: HintKind; found: Hint[]; isEmpty: boolean }) {
  const { texts, hints, controller } = desk;
  const isTooltip = kind === "tooltip";
  function add() {
    hints.add(kind);
    desk.point();
  }
  return (
    <section class="kind">
      <h3>{isTooltip ? texts.tooltips : texts.validators}</h3>
      {isEmpty && !controller.state.isBusy && <p class="hint-line">{isTooltip ? texts.noTooltips : texts.noValidators}</p>}
      {found.length > 0 && (
        <ul class="rows">
          {found.map((hint) => (
            <Row key={hint.key} desk={desk} hint={hint} />
          ))}
        </ul>
      )}
      {desk.mayEdit && (
        <button type="button" class="button" data-part={`add-${kind}`} onClick={add}>
          <Icon name="add" size={16} />
          {isTooltip ? texts.newTooltip : texts.newValidator}
        </button>
      )}
    </section>
  );
}

function Row({ desk, hint }: { desk: Desk; hint: Hint }) {
  const { texts, hints } = desk;
  const step = hints.steps().find(({ id }) => id === hint.key);
  const stand = step && desk.standOf(step);
  return (
    <li class="step-row">
      <button type="button" class="open wide" data-step={hint.key} onClick={() => hints.open(hint.key)}>
        <span class="words">
          <span class="step-title">{calledHint(texts, hint)}</span>
          <span class="facts">
            {stand && <StandMark texts={texts} state={stand.state} />}
            {stand && <Now texts={texts} conditions={stand.conditions} />}
            <span>{hint.enabled ? texts.enabled : texts.off}</span>
            {hints.isWritten(hint) && <span class="unsaved">{texts.notStored}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}
