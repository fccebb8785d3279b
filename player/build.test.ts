// @vitest-environment node
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { Media } from "#app/domain/guides/step.ts";
import type { ShownStep } from "#app/domain/player/bundle.ts";
import { DEFAULT_STYLINGS, playerStyle } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { step } from "#tests/player/support/bundle.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { buildPlayer, keepLimits, LIMITS } from "./build.mjs";

it("loader and first file have at most 12 KB of gzip, the rest 25 with what finds targets, hints and messages 7, the search 6.25, the copilot 3, what is moved 2, the panel 3.25, staff's 90, and a build that has more fails", async () => {
  expect(LIMITS).toEqual({
    first: 12 * 1024,
    rest: 25 * 1024,
    hints: 7 * 1024,
    messages: 7 * 1024,
    search: 6.25 * 1024,
    copilot: 3 * 1024,
    placing: 2 * 1024,
    panel: 3.25 * 1024,
    editor: 90 * 1024,
  });
  const { folder, remove } = temporaryFolder();
  const { loader, ...parts } = await buildPlayer(folder);
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  expect(names.filter((name) => parts[name].gzip > LIMITS[name])).toEqual([]);
  expect(loader.gzip).toBeLessThan(1200);
  for (const [part, { gzip }] of Object.entries(parts)) {
    expect(() => keepLimits(parts, { ...LIMITS, [part]: gzip - 1 })).toThrow(`${part} file has ${gzip} bytes`);
  }
  const tooMuch = parts.panel.gzip - 1;
  await expect(buildPlayer(folder, { ...LIMITS, panel: tooMuch })).rejects.toThrow("The player's panel file has");
  remove();
});

it("each file names the next by its content, and an older build's make way for them", async () => {
  const { folder, remove } = temporaryFolder();
  for (const part of ["first", "targets", "rest", "hints", "messages", "search", "copilot", "placing", "panel", "editor"])
    fs.writeFileSync(path.join(folder, `${part}-0123456789abcdef.js`), "old");
  await buildPlayer(folder);
  const named = (part: string, file: string) =>
    new RegExp(`${part}-[0-9a-f]{10}\\.js`).exec(fs.readFileSync(path.join(folder, file), "utf8"))?.[0] ?? "none";
  const first = named("first", "player.js");
  const targets = named("targets", first);
  const rest = named("rest", first);
  const hints = named("hints", first);
  const messages = named("messages", rest);
  const search = named("search", rest);
  const copilot = named("copilot", search);
  const placing = named("placing", first);
  const panel = named("panel", rest);
  const editor = named("editor", rest);
  const others = ["handrail.d.ts", "player.js", "preview.js", "render-step.mjs"];
  expect(fs.readdirSync(folder).sort()).toEqual(
    [...others, first, targets, rest, hints, messages, search, copilot, placing, panel, editor].sort(),
  );
  remove();
});

const RENDER = `
  const { renderStep } = await import(process.argv[1]);
  const steps = JSON.parse(process.argv[2]);
  process.stdout.write(JSON.stringify(steps.map((shown) => renderStep(shown).html)));
`;

/** What the build for the server draws of media, in a Node process of its own. */
function drawnInNode(folder: string, media: Media[]): string[] {
  const shared = { index: 0, count: 1, title: "Guide", language: "en", style: playerStyle(DEFAULT_STYLINGS), texts: playerTexts("en") };
  const steps = media.map((each): ShownStep => ({ ...shared, step: step("a", "slide", { media: each }) }));
  const file = pathToFileURL(path.join(folder, "render-step.mjs")).href;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", RENDER, file, JSON.stringify(steps)], { encoding: "utf8" });
  return (JSON.parse(said) as string[]).map((html) => /<(?:img|a|video|iframe) [^>]*?(?:src|href)="([^"]*)"/.exec(html)?.[1] ?? "nothing");
}

it("the server draws every medium that the player draws, and refuses the same addresses", async () => {
  const { folder, remove } = temporaryFolder();
  await buildPlayer(folder);
  const title = "T";
  const refused = ["javascript:alert(1)", "data:image/png;base64,AA", "//evil.test/x.png", "/x.png", ""];
  expect(
    drawnInNode(folder, [
      { type: "image", url: "https://a.test/x.png", title },
      { type: "image", url: "https://a.test/x.gif", title },
      { type: "link", url: "https://a.test/help", title },
      { type: "link", url: "mailto:ann@a.test", title },
      { type: "video", url: "https://www.youtube.com/embed/dQw4w9WgXcQ", title },
      { type: "video", url: "https://a.test/x.mp4", title },
      ...refused.flatMap((url): Media[] => [
        { type: "image", url, title },
        { type: "link", url, title },
        { type: "video", url, title },
      ]),
    ]),
  ).toEqual([
    "https://a.test/x.png",
    "https://a.test/x.gif",
    "https://a.test/help",
    "mailto:ann@a.test",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://a.test/x.mp4",
    ...refused.flatMap(() => ["nothing", "nothing", "nothing"]),
  ]);
  remove();
});
