/** @jsxImportSource preact */
import { isStepOptional } from "#app/domain/guides/step.ts";
import { literalPage, offersNext } from "#app/domain/player/step-rules.ts";
import type { RunView } from "#player/core/run-control.ts";
import { pageName } from "#player/targets/page-name.ts";
import { standingOf } from "./announcement.ts";
import { Card } from "./card.tsx";
import { Media } from "./media.tsx";
import type { Actions, Model } from "./model.ts";
import { safeAddress } from "./safe-address.ts";
import { fill } from "./texts.ts";
import { TypingHelp } from "./typing-help.tsx";

/** The present step of the running guide, in whatever way it stands. */
export function Run({ model, actions, run }: { model: Model; actions: Actions; run: RunView }) {
  const { texts } = model;
  const { stand, step, state, guide } = run;
  const isLast = state.step === guide.steps.length - 1;
  const standing = standingOf(run, texts);
  // The second press of a double click was meant for the step before.
  const next = ({ detail }: MouseEvent) => detail !== 2 && actions.next();
  const back = state.step > 0 && step.backButton && (
    <button type="button" class="button" title={standing && texts.missingBack} onClick={actions.back}>
      {texts.back}
    </button>
  );
  if (stand === "none") return null;
  const card = {
    kind: stand,
    label: (standing ?? step.title) || guide.title,
    leave: texts.leave,
    onLeave: () => actions.exit(false),
    below: (
      <>
        {state.asked && (
          <div class="foot ask" role="alert">
            <span class="question">{texts.sure}</span>
            <button type="button" class="button" onClick={actions.stay}>
              {texts.stay}
            </button>
            <button type="button" class="button main" data-part="leave" onClick={() => actions.exit(true)}>
              {texts.sureLeave}
            </button>
          </div>
        )}
        {stand === "bubble" && <div class="arrow" data-part="arrow" />}
      </>
    ),
  };
  if (standing) {
    return (
      <Card key={stand} {...card}>
        {stand === "failed" && (
          <>
            <p class="text">{texts.missingHint}</p>
            {model.bundle.help?.map((media) => media.type === "link" && <Media key={media.url} media={media} texts={texts} />)}
          </>
        )}
        {stand === "elsewhere" && <Elsewhere run={run} model={model} />}
        {stand === "failed" && !state.asked && (
          <div class="foot">
            {back}
            {isStepOptional({ ...step, skipIf: step.skipIf ?? null }) && !step.mandatory && !isLast && (
              <button type="button" class="button" onClick={actions.skip}>
                {texts.skip}
              </button>
            )}
            <button type="button" class="button main" onClick={() => actions.exit(true)}>
              {texts.exit}
            </button>
          </div>
        )}
      </Card>
    );
  }
  return (
    <>
      {stand === "slide" ? (
        <div key="scrim" class="scrim" />
      ) : (
        <div key="outline" class={`outline ${step.highlight ?? ""} ${step.clickable ? "" : "shield"}`} data-part="outline" />
      )}
      {/* The same element from step to step, so that a focus in it stays. */}
      <Card key={stand} {...card}>
        <Media key={step.id} media={step.media} texts={texts} />
        {step.content && <p class="text">{step.content}</p>}
        {!run.met && step.message && (
          <p key={run.urged} class={run.urged ? "hint urged" : "hint"} role={run.urged ? "alert" : undefined}>
            {step.message}
          </p>
        )}
        {stand === "bubble" && !state.asked && <TypingHelp run={run} texts={texts} fillIn={actions.fillIn} />}
        {!state.asked && (
          <div class="foot">
            <span class="small grow">{fill(texts.step, { n: state.step + 1, m: guide.steps.length })}</span>
            {back}
            {offersNext(step, run.met) && (
              <button type="button" class="button main" data-part="next" onClick={next}>
                {isLast ? texts.finish : texts.next}
              </button>
            )}
          </div>
        )}
      </Card>
    </>
  );
}

/** The way to the page where the guide goes on, under a name that people know it by. */
function Elsewhere({ run: { step }, model: { texts } }: { run: RunView; model: Model }) {
  const page = literalPage(step.url);
  const address = page && safeAddress(page, location.href);
  if (!page || !address) return <p class="text">{step.url}</p>;
  return (
    <div class="foot">
      <a class="button main" href={address}>
        {fill(texts.goTo, { page: pageName(address) ?? (step.title || page) })}
      </a>
    </div>
  );
}
