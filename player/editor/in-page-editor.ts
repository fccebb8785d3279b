import { h, render } from "preact";
import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import type { RunControl } from "#player/core/run-control.ts";
import type { Staff, StaffPorts } from "#player/core/staff-port.ts";
import { uuid } from "#player/core/uuid.ts";
import barCss from "#player/preview/bar.css?inline";
import { PreviewBar } from "#player/preview/bar.tsx";
import { expiredPreview } from "#player/preview/draft-preview.ts";
import { createCalls } from "./calls.ts";
import { createDesk } from "./create-desk.ts";
import editorCss from "./editor.css?inline";
import formCss from "./form.css?inline";
import { createHintPreview } from "./hint-preview.ts";
import listsCss from "./lists.css?inline";
import saidCss from "./said.css?inline";
import { askForSession, expiredWords, forgetSession } from "./session.ts";
import { createWorktop } from "./worktop.ts";

/** The in-page editor in a tab that came with its token. For all else the tab is silent, as in a preview. */
export async function createInPageEditor(ports: StaffPorts): Promise<Staff> {
  const { property, preview, host } = ports;
  const calls = createCalls(ports.api.base, property, preview.proof);
  const session = await askForSession(calls, property);
  if (!session) return createExpired(ports);
  const isFirst = !preview.isKept;
  preview.keep();
  let control: RunControl | null = null;
  let draw = () => {};
  const desk = createDesk({
    ...{ property, calls, session, own: host.element, isFirst },
    preview: createHintPreview(host, ports.bundle),
    changed: () => draw(),
    run: {
      start(guide, step) {
        control?.exit(true, "replaced");
        control?.start(guide, "preview", { run: uuid(), version: 0, step, at: Date.now() });
      },
      exit: () => control?.exit(true, "exit"),
      isHeld: () => Boolean(control?.held),
    },
    end() {
      control?.exit(true, "exit");
      calls.end();
      forgetSession(property);
      dispose();
      preview.end();
    },
  });
  const removeStyles = host.addStyles(listsCss + editorCss + saidCss + formCss);
  const worktop = createWorktop(host.shadow, desk, session.language, isFirst);
  draw = worktop.draw;

  function dispose() {
    draw = () => {};
    desk.dispose();
    worktop.dispose();
    removeStyles();
  }

  return {
    preview(given, store) {
      control = given;
      void desk.begin().then(desk.lookAtRun);
      return {
        bundle() {
          const [bundle, run] = [ports.bundle(), given.held];
          return bundle && { ...bundle, chapters: [], guides: run ? [run.guide] : [] };
        },
        begin() {
          if (store.read(Date.now())) given.resume();
          return false;
        },
      };
    },
    look: desk.lookAtRun,
    isShown: () => false,
    draw() {},
    dispose,
  };
}

/** The API does not take the token: it is said once, and the page is one like any other. */
function createExpired(ports: StaffPorts): Staff {
  ports.leavePreview();
  const removeStyles = ports.host.addStyles(barCss);
  const said = expiredPreview(expiredWords() as PreviewTexts, ports.changed);
  return {
    preview: null,
    look() {},
    isShown: () => said.view() !== null,
    draw(slot) {
      const view = said.view();
      render(view && h(PreviewBar, { view }), slot);
    },
    dispose: removeStyles,
  };
}
