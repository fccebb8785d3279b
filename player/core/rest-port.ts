import type { EventKind, PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { HostElement } from "#player/widgets/host-element.ts";
import type { Api } from "./api.ts";
import type { Emit } from "./listeners.ts";
import type { Preview } from "./preview-mark.ts";
import type { RunView } from "./run-control.ts";
import type { Targeting } from "./targeting.ts";
import type { Visitor } from "./visitor.ts";

/** What the first file lends to the rest. */
export type RestPorts = {
  property: number;
  api: Api;
  visitor: Visitor;
  /** The person opted out: nothing is sent, nor asked for by what they typed. */
  isOut(): boolean;
  host: HostElement;
  bundle(): Bundle | null;
  /** What of it the person is offered on this page. */
  targeting: Targeting;
  /** Nothing runs or is open, and somebody looks: a guide may show by itself. */
  isFree(): boolean;
  report(kind: EventKind, more?: Partial<PlayerEvent>): void;
  /** Sends at once what was reported. */
  flush(): void;
  /** Tells the host page what happens, if it listens. */
  emit: Emit;
  /** The run or the panel changed: the button follows. */
  changed(): void;
  /** The preview of a draft that this tab is in, until the API does not take its token. */
  staff: { readonly preview: Preview | null };
  /** Loads the bundle anew, in the language that the person chose since. */
  speakAnew(): void;
  /** The API does not: this is a page like any other, and what happens counts. */
  leavePreview(): void;
  /** Loads another file of this release. */
  loadPart<Part>(name: string): Promise<Part>;
};

/** What the rest does for the first file: the panel and the running guide. */
export type Rest = {
  readonly isOpen: boolean;
  readonly run: RunView | null;
  toggle(open: boolean): void;
  start(guideId: number, how: string): void;
  /** Goes on with the run that this tab holds, unless another tab does. */
  resume(): void;
  /** The page came back from the browser's cache: shows where the run stands now. */
  comeBack(): void;
  exit(reason: string): void;
  /** Shows a guide by itself, if there is one to show. */
  consider(): void;
  /** A guide that was taken back stops. One that changed goes on with the version that it began with. */
  dropUnpublished(): void;
  /** The property is gone. */
  clear(): void;
  draw(): void;
  /** Out of sight, or back where it was; nothing of it is reported. */
  hide(isHidden: boolean): void;
  /** Ends what runs or is open, and leaves nothing behind on the page. */
  dispose(): void;
};
export type CreateRest = (ports: RestPorts) => Promise<Rest>;

/** How a later file hands itself over: takes what the first one lends. Both are of one build, which puts in the order of it. */
export type MakePart<Part> = (lent: readonly unknown[]) => Part;
