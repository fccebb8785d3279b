// @vitest-environment node
import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGES, outcome } from "#tests/support/images/corpus.ts";
import type { EncodedImage } from "./encode.ts";

// What the work costs is measured by `npm run bench -- images`.
test.each(Object.entries(IMAGES))("%s", { timeout: 120_000 }, async (_, { build, gives, without, crop }) => {
  const bytes = await build();
  const result = await outcome(bytes, crop);
  if (typeof gives === "string") return expect(result).toBe(gives);
  expect(result).toMatchObject(gives);
  const stored = (result as EncodedImage).bytes;
  if (without) expect([bytes.includes(without), stored.includes(without)]).toEqual([true, false]);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});
