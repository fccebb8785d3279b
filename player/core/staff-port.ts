import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Preview } from "./preview-mark.ts";
import type { RestPorts } from "./rest-port.ts";
import type { RunControl } from "./run-control.ts";
import type { createRunStore } from "./run-store.ts";

/** What the rest lends to the file of staff. `preview` says with what the tab came, and proves it to the API. */
export type StaffPorts = RestPorts & { preview: Preview };

/** The draft that a tab shows in place of what is published. */
export type DraftPreview = {
  bundle(): Bundle | null;
  /** Goes on where the tab was, or begins. @returns whether there is a list to begin with instead */
  begin(): boolean;
};

/** What the file of staff does for the rest. A tab whose token the API does not take calls `leavePreview`. */
export type Staff = {
  /** Null where the tab shows what is published. */
  preview: ((control: RunControl, store: ReturnType<typeof createRunStore>) => DraftPreview) | null;
  /** To be called when anything may have changed: the person, the page, what runs. */
  look(): void;
  /** Whether something of staff's stands on the page. */
  isShown(): boolean;
  /** Draws it into the element that the stage keeps for it, above all else that the player shows. */
  draw(slot: HTMLElement): void;
  /** Leaves nothing behind on the page. */
  dispose(): void;
};
export type CreateStaff = (ports: StaffPorts) => Promise<Staff>;
