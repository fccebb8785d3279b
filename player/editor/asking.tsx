/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";
import { languageName } from "./language-name.ts";

/** What the person is asked first, because something is unsaved. */
export function Asking({ desk }: { desk: Desk }) {
  const { texts, controller, close, writeIn, hints } = desk;
  const { ask } = controller.state;
  if (!ask) return null;
  const stay = () => controller.set({ ask: null });
  if (ask.about === "language") {
    const { language } = ask;
    const said = fill(texts.askLanguage, { language: languageName(language, texts) });
    return <Question said={said} main={[texts.saveAndGoOn, () => void writeIn(language, true)]} other={[texts.stay, stay]} />;
  }
  if (ask.about === "discard") return <Question said={texts.askDiscard} main={[texts.stay, stay]} other={[texts.discard, hints.discard]} />;
  return <Question said={texts.closeUnsaved} main={[texts.stay, stay]} other={[texts.closeAnyway, () => close(true)]} />;
}

type Choice = [label: string, press: () => void];

function Question({ said, main, other }: { said: string; main: Choice; other: Choice }) {
  return (
    <div class="said asking" role="alertdialog" aria-label={said}>
      <p>{said}</p>
      <div class="row">
        <button type="button" class="button main" data-part="answer" onClick={main[1]}>
          {main[0]}
        </button>
        <button type="button" class="button" onClick={other[1]}>
          {other[0]}
        </button>
      </div>
    </div>
  );
}
