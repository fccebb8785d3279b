import { cut } from "#app/domain/cut.ts";
import { asStorable } from "#app/domain/storable-text.ts";

/** Gathers the text of markup, of at most so many characters: spaces as one, blocks as lines of their own. What comes later costs nothing. */
export class GatheredText {
  private readonly pieces: string[] = [];
  private length = 0;
  private gap: "" | " " | "\n" | "\n\n" = "";
  private hasEnded = false;

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.length >= this.most;
  }

  /** What comes next begins a line, or with two a paragraph. */
  breakLine(lines: 1 | 2): void {
    if (this.length > 0 && this.gap !== "\n\n") this.gap = lines === 2 ? "\n\n" : "\n";
  }

  /** If there is anything, nothing more belongs to it. */
  end(): void {
    this.hasEnded = this.length > 0;
  }

  /** `keepsLines`: whether its line ends stay. */
  add(text: string, keepsLines = false): void {
    if (this.hasEnded || this.isFull) return;
    // Some more, because spaces fall out.
    const part = asStorable(text.slice(0, this.most * 3));
    for (const [index, line] of (keepsLines ? part.split("\n") : [part]).entries()) {
      if (index > 0) this.breakLine(1);
      this.addLine(line);
    }
  }

  private addLine(text: string): void {
    const part = text.replaceAll(/\s+/g, " ");
    if (part.startsWith(" ") && this.gap === "" && this.length > 0) this.gap = " ";
    const said = part.trim();
    if (said === "") return;
    this.pieces.push(this.gap, said);
    this.length += this.gap.length + said.length;
    this.gap = part.endsWith(" ") ? " " : "";
  }

  toString(): string {
    return cut(this.pieces.join(""), this.most).trim();
  }
}
