import type { ComponentChildren } from "preact";
import type { MessageForm } from "#app/domain/messages/message.ts";
import type { BundlePromotion } from "#app/domain/player/bundle.ts";
import type { createProgress } from "./progress.ts";
import type { RestPorts } from "./rest-port.ts";

export type MessagePorts = Omit<RestPorts, "isFree"> & {
  /** The guides that the person finished on this device. */
  progress: ReturnType<typeof createProgress>;
  /** Nothing else runs, is open or stands before the person. */
  isFree(): boolean;
  /** A guide shows by itself, with its promotion first if it has one. */
  show(guide: number): void;
  /** The person wants a guide that a message leads to. */
  start(guide: number): void;
};

/**
 * A message before the person: `view` is what is drawn, `title` what is said of it. The welcome slide is drawn as a promotion is, and leads to
 * `guide`.
 */
export type StandingMessage = { key: string; form: MessageForm; language: string; title: string } & (
  | { view: ComponentChildren; promotion?: undefined; guide?: undefined }
  | { view?: undefined; promotion: BundlePromotion; guide: number | null }
);

/** What shows by itself, guides and messages, and the messages of the assistant's list. */
export type Messages = {
  readonly standing: StandingMessage | null;
  /** Shows something by itself, if there is something to show. */
  consider(): void;
  /** Announcements for the open assistant, those that are wanted there; null for none. */
  list(isWanted: (message: { id: number; title: string }) => boolean): ComponentChildren;
  /** What stands, or would stand on another page, gives way for good to something that somebody opened. */
  leave(): void;
  /** All is out of sight until the next drawing. */
  rest(): void;
  /** Escape closes it. */
  close(): void;
  dispose(): void;
};
export type CreateMessages = (ports: MessagePorts) => Messages;
