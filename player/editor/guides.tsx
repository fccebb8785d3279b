/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { Desk } from "./desk.ts";
import { Rooms } from "./rooms.tsx";

/** So many guides are looked through by eye. */
export const FEW = 10;

/** Which guide to write. */
export function Guides({ desk }: { desk: Desk }) {
  return (
    <>
      <Rooms desk={desk} />
      {!desk.mayEdit && <p class="hint-line">{desk.texts.mayOnlyLive}</p>}
      <Choice desk={desk} />
    </>
  );
}

function Choice({ desk: { texts, controller } }: { desk: Desk }) {
  const [query, setQuery] = useState("");
  const { guides, isBusy, message } = controller.state;
  const wanted = query.trim().toLocaleLowerCase();
  const found = guides.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  if (isBusy) return <p class="hint-line">{texts.loading}</p>;
  if (guides.length === 0) return message ? null : <p class="hint-line">{texts.noGuides}</p>;
  return (
    <>
      {guides.length > FEW && (
        <input
          class="control"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          maxLength={120}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <ul class="rows">
        {found.map(({ id, title }) => (
          <li key={id}>
            <button type="button" class="open wide" onClick={() => void controller.open(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p class="hint-line" role="status">
          {texts.noneFound}
        </p>
      )}
    </>
  );
}
