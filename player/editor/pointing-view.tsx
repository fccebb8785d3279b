/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";
import { Facts } from "./stand-words.tsx";

/** While somebody points: how, and what is under the pointer. */
export function Pointing({ desk: { texts, pointed, cancelPointing } }: { desk: Desk }) {
  return (
    <>
      <p class="hint-line">{texts.pointing}</p>
      <section class="aim" data-part="aim" tabIndex={-1} aria-label={texts.element}>
        <div aria-live="polite">
          {pointed ? (
            <>
              <p class="aimed">
                <code>{pointed.aim.tag}</code> {pointed.aim.role} {pointed.aim.name && <strong>“{pointed.aim.name}”</strong>}
              </p>
              <Facts texts={texts} stand={pointed.aim.stand} />
            </>
          ) : (
            <p class="aimed">{texts.nothingAimed}</p>
          )}
        </div>
      </section>
      <button type="button" class="button" onClick={cancelPointing}>
        {texts.cancel}
      </button>
    </>
  );
}
