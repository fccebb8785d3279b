import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";

/** A program in a terminal of its own, driven by keys and read by its screen. */
export class Terminal {
  private readonly session = `handrail-${randomBytes(6).toString("hex")}`;

  constructor(home: string, command: string[]) {
    const env = ["env", `HOME=${home}`, "TERM=screen", "LC_ALL=C.UTF-8", "LANG=C.UTF-8"];
    this.tmux("new-session", "-d", "-s", this.session, "-x", "110", "-y", "120", ...env, ...command);
  }

  /** What can be read now. */
  screen(): string {
    return this.tmux("capture-pane", "-p", "-t", this.session);
  }

  /** Named keys, such as Enter, Tab, Down, C-u. */
  press(...keys: string[]): void {
    for (const key of keys) this.tmux("send-keys", "-t", this.session, key);
  }

  type(text: string): void {
    this.tmux("send-keys", "-t", this.session, "-l", text);
  }

  async reads(text: string | RegExp): Promise<string> {
    await expect.poll(() => this.screen(), { timeout: 60_000, intervals: [100] }).toMatch(text);
    return this.screen();
  }

  close(): void {
    this.tmux("kill-session", "-t", this.session);
  }

  /** A server of its own, so that nobody's sessions meet. */
  private tmux(...words: string[]): string {
    return execFileSync("tmux", ["-L", this.session, "-f", "/dev/null", ...words], { encoding: "utf8" });
  }
}
