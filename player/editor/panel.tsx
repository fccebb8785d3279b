/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Asking } from "./asking.tsx";
import { CheckList } from "./check-list.tsx";
import type { Desk } from "./desk.ts";
import { Guides } from "./guides.tsx";
import { Head } from "./head.tsx";
import { HintForm } from "./hint-form.tsx";
import { HintList } from "./hint-list.tsx";
import { HintProblems } from "./hint-problems.tsx";
import { calledHint } from "./hint-words.ts";
import { IconButton } from "./icons.tsx";
import { Pointing } from "./pointing-view.tsx";
import { Questions } from "./questions.tsx";
import { SaveBar } from "./save-bar.tsx";
import { titleOf } from "./stand-words.tsx";
import { StepForm } from "./step-form.tsx";
import { Steps } from "./steps.tsx";

/** The editor's panel, at one side of the window or folded to its head. */
export function Panel({ desk, isLeft }: { desk: Desk; isLeft: boolean }) {
  const { controller, texts } = desk;
  const { state } = controller;
  const { view, isFolded, message } = state;
  const isSaved = state.room === "hints" || state.draft;
  const isToMend = state.room === "hints" && view !== "pointing" && desk.hints.problems().length > 0;
  const classes = ["dock", isLeft ? "left" : "right", isFolded && "folded", view === "pointing" && "narrow"].filter(Boolean).join(" ");
  return (
    <section class={classes} aria-label={texts.name}>
      <div class="dock-head">
        <p class="dock-name">{isFolded && desk.isPlaying ? texts.playing : texts.name}</p>
        {isFolded && desk.isPlaying && (
          <button type="button" class="button" onClick={desk.stopPlaying}>
            {texts.stopPlaying}
          </button>
        )}
        <IconButton name="side" label={texts.otherSide} press={desk.turnSide} />
        <IconButton
          name={isFolded ? "up" : "fold"}
          label={isFolded ? texts.unfold : texts.fold}
          part="fold"
          press={() => controller.set({ isFolded: !isFolded })}
        />
        <IconButton name="close" label={texts.close} part="close" press={() => desk.close(false)} />
      </div>
      <Asking desk={desk} />
      {!isFolded && (
        <>
          <div class="dock-body">
            <Head desk={desk} />
            {(message?.kind === "alert" || isToMend) && (
              <div class="said alert" role="alert">
                <p>{message?.kind === "alert" ? message.text : texts.problems}</p>
                {isToMend && <HintProblems desk={desk} />}
                {message?.text === texts.unreachable && (
                  <button type="button" class="button" onClick={() => void desk.retry()}>
                    {texts.retry}
                  </button>
                )}
              </div>
            )}
            <Questions desk={desk} />
            <View desk={desk} />
          </div>
          {isSaved && view !== "guides" && view !== "pointing" && view !== "expired" && <SaveBar desk={desk} />}
        </>
      )}
      <p class="quiet" role="status">
        {view === "pointing" ? texts.pointing : message?.kind === "status" ? message.text : ""}
      </p>
    </section>
  );
}

function View({ desk }: { desk: Desk }): ComponentChildren {
  const { state } = desk.controller;
  const step = desk.controller.selected();
  if (state.view === "expired") return <Expired desk={desk} />;
  if (state.view === "pointing") return <Pointing desk={desk} />;
  if (state.room === "hints") return <HintView desk={desk} />;
  if (state.view === "guides" || !state.draft) return <Guides desk={desk} />;
  if (state.view === "check") {
    const { title, steps } = state.draft;
    const open = (id: string) => desk.controller.set({ selected: id, view: "step" });
    return <CheckList {...{ desk, title, steps, open }} isCounted called={(one) => titleOf(desk.texts, one)} />;
  }
  if (state.view === "step" && step) return <StepForm key={step.id} desk={desk} step={step} />;
  return <Steps desk={desk} draft={state.draft} />;
}

function HintView({ desk }: { desk: Desk }): ComponentChildren {
  const { texts, hints, controller } = desk;
  const { view } = controller.state;
  const edit = hints.edit();
  if (view === "hint" && edit) {
    const isFixed = !desk.mayEdit && !edit.base.enabled;
    return (
      <fieldset class="whole" disabled={isFixed} aria-describedby={isFixed ? "fixed-said" : undefined}>
        {isFixed && (
          <p class="hint-line" id="fixed-said">
            {texts.mayOnlyLive}
          </p>
        )}
        <HintForm key={edit.hint.key} desk={desk} edit={edit} />
      </fieldset>
    );
  }
  if (view !== "check") return <HintList desk={desk} />;
  const called = ({ id }: { id: string }) => calledHint(texts, hints.all().find(({ key }) => key === id)!);
  const title = hints.kinds.length > 1 ? texts.hints : texts.validators;
  return <CheckList {...{ desk, title, called }} steps={hints.steps()} isCounted={false} open={hints.open} />;
}

/** The session is over: what was written can still be copied. */
function Expired({ desk: { texts, controller, hints } }: { desk: Desk }) {
  const ofGuide = controller.isUnsaved() ? controller.steps().map(({ title, content }) => `${title}\n${content}`) : [];
  const written = [...ofGuide, ...hints.written()].join("\n\n");
  return (
    <>
      <h2 class="view-title" tabIndex={-1}>
        {texts.expired}
      </h2>
      {written && (
        <label class="field">
          <span>{texts.copyText}</span>
          <textarea class="control" readOnly rows={12} value={written} />
        </label>
      )}
    </>
  );
}
