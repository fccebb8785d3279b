import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import type { Reasons } from "#app/domain/player/reasons.ts";

/** What the bar of a preview says: how the present step stands, and all steps. */
export type PreviewView = {
  texts: PreviewTexts;
  /** Null when the preview has expired. */
  title: string | null;
  step: string;
  all: string[];
  /** Plays the draft from its beginning; null while it plays. */
  again: (() => void) | null;
  end(): void;
};

/** Why each guide and chapter shows or does not. */
export type ReasonsView = { reasons: Reasons; end(): void };
