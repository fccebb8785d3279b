/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { fill } from "#player/widgets/texts.ts";
import { CheckList } from "./check-list.tsx";
import type { Desk } from "./desk.ts";
import { Guides } from "./guides.tsx";
import { IconButton } from "./icons.tsx";
import { Pointing } from "./pointing-view.tsx";
import { Questions } from "./questions.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StepForm } from "./step-form.tsx";
import { Steps } from "./steps.tsx";

/** The editor's panel, at one side of the window or folded to its head. */
export function Panel({ desk, isLeft }: { desk: Desk; isLeft: boolean }) {
  const { controller, texts } = desk;
  const { state } = controller;
  const { view, isFolded, isLeaving, message } = state;
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
      {isLeaving && <Leaving desk={desk} />}
      {!isFolded && (
        <>
          <div class="dock-body">
            <Head desk={desk} />
            {message?.kind === "alert" && (
              <div class="said alert" role="alert">
                <p>{message.text}</p>
                {message.text === texts.unreachable && (
                  <button type="button" class="button" onClick={() => void (state.draft ? controller.save() : desk.begin())}>
                    {texts.retry}
                  </button>
                )}
              </div>
            )}
            <Questions desk={desk} />
            <View desk={desk} />
          </div>
          {state.draft && view !== "guides" && view !== "pointing" && view !== "expired" && <SaveBar desk={desk} />}
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
  if (state.view === "guides" || !state.draft) return <Guides desk={desk} />;
  if (state.view === "check") return <CheckList desk={desk} draft={state.draft} />;
  if (state.view === "pointing") return <Pointing desk={desk} />;
  if (state.view === "step" && step) return <StepForm key={step.id} desk={desk} step={step} />;
  return <Steps desk={desk} draft={state.draft} />;
}

/** What the view is called, and the way back from it. */
function Head({ desk: { controller, texts, check, cancelPointing } }: { desk: Desk }) {
  const { view, draft, selected } = controller.state;
  const n = (draft?.steps.findIndex(({ id }) => id === selected) ?? -1) + 1;
  const title = !draft
    ? texts.guides
    : view === "step"
      ? fill(texts.moved, { n, count: draft.steps.length })
      : view === "pointing"
        ? texts.point
        : view === "check"
          ? check?.isAll
            ? texts.checkedAll
            : texts.checkedPage
          : fill(texts.steps, { title: draft.title });
  if (view === "expired") return null;
  const isInner = view === "step" || view === "check" || view === "pointing";
  const back = () => (view === "pointing" ? cancelPointing() : controller.set({ view: "steps", selected: null }));
  return (
    <div class="view-head">
      {isInner && <IconButton name="back" label={view === "pointing" ? texts.cancel : texts.back} press={back} />}
      <h2 class="view-title" tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}

function Leaving({ desk: { texts, controller, close } }: { desk: Desk }) {
  return (
    <div class="said ask-close" role="alertdialog" aria-label={texts.closeUnsaved}>
      <p>{texts.closeUnsaved}</p>
      <div class="row">
        <button type="button" class="button main" data-part="stay" onClick={() => controller.set({ isLeaving: false })}>
          {texts.stay}
        </button>
        <button type="button" class="button" onClick={() => close(true)}>
          {texts.closeAnyway}
        </button>
      </div>
    </div>
  );
}

/** The session is over: what was written can still be copied. */
function Expired({ desk: { texts, controller } }: { desk: Desk }) {
  const written = controller.isUnsaved()
    ? controller.state.draft!.steps.map(({ title, content }) => `${title}\n${content}`).join("\n\n")
    : "";
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
