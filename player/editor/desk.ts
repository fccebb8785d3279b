import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { Aim } from "./aim.ts";
import type { Checked } from "./checking.ts";
import type { Controller } from "./controller.ts";
import type { DraftStep } from "./draft.ts";
import type { HintsRoom } from "./hints-room.ts";
import type { Stand } from "./stand.ts";

/** A check as it stands before the person: `isAll` of all pages, `isRunning` while it still looks. */
export type CheckView = { isAll: boolean; isRunning: boolean; results: Checked[] };

/** All that the panel shows and does. */
export type Desk = {
  controller: Controller;
  hints: HintsRoom;
  texts: EditorTexts;
  languages: string[];
  /** Whether the person may change all; who may not changes only what people see already. */
  mayEdit: boolean;
  /** Of a step, as it was when the page last changed; null until there was time to look. */
  standOf(step: DraftStep): Stand | null;
  /** What points at an element and is open. */
  selected(): DraftStep | null;
  isUnsaved(): boolean;
  save(): Promise<void>;
  /** Once more what could not be done because the API was out of reach. */
  retry(): Promise<void>;
  /** What is pointed at now, and what it would be as a target. */
  readonly pointed: { element: Element; aim: Aim } | null;
  readonly check: CheckView | null;
  readonly isOtherSide: boolean;
  readonly isPlaying: boolean;
  /** From what is open, or from a check, to the list that it belongs to. */
  back(): void;
  /** Texts are written in another language from now on. Asks first if a guide is unsaved, unless that is to be saved. */
  writeIn(language: string, isSaving?: boolean): Promise<void>;
  point(): void;
  cancelPointing(): void;
  checkPage(): void;
  checkAll(): void;
  stopCheck(): void;
  play(step: string): void;
  stopPlaying(): void;
  /** Something of the run changed. */
  lookAtRun(): void;
  turnSide(): void;
  /** Asks first if something is unsaved. */
  close(isSure: boolean): void;
  begin(): Promise<void>;
  dispose(): void;
};
