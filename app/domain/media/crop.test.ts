import { expect, test } from "vitest";
import {
  CROP_CANVAS,
  CROP_SQUARE,
  type Crop,
  canvasOf,
  fitted,
  heightFor,
  isInside,
  middleCrop,
  movedCrop,
  wheelSteps,
  widestCrop,
  zoomedCrop,
} from "./crop.ts";

const image = { width: 1200, height: 800 };

test.each([
  ["the whole image", { x: 0, y: 0, width: 1200, height: 800 }, true],
  ["its last pixel", { x: 1199, y: 799, width: 1, height: 1 }, true],
  ["one pixel too wide", { x: 1, y: 0, width: 1200, height: 800 }, false],
  ["one pixel too low", { x: 0, y: 1, width: 10, height: 800 }, false],
  ["left of it", { x: -1, y: 0, width: 10, height: 10 }, false],
  ["nothing", { x: 0, y: 0, width: 0, height: 10 }, false],
  ["half pixels", { x: 0.5, y: 0, width: 10, height: 10 }, false],
])("inside of an image or not: %s", (_, crop, inside) => {
  expect(isInside(crop, image)).toBe(inside);
});

test("a crop has the shape of the canvas, 688 to 376", () => {
  expect([heightFor(688), heightFor(1376), heightFor(1)]).toEqual([376, 752, 1]);
  expect(middleCrop(image)).toEqual({ x: 0, y: 72, width: 1200, height: 656 });
  expect(middleCrop({ width: 100, height: 1000 })).toEqual({ x: 0, y: 473, width: 100, height: 55 });
  expect(middleCrop({ width: 1000, height: 100 })).toEqual({ x: 409, y: 0, width: 183, height: 100 });
  expect(middleCrop({ width: 1, height: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test("moving and zooming can never stop covering the crop area (specification 1, section 5)", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const sizes = [image, { width: 3, height: 900 }, { width: 900, height: 3 }, { width: 688, height: 376 }, { width: 1, height: 1 }];
  for (const [size, canvas] of sizes.flatMap((each) => [CROP_CANVAS, CROP_SQUARE].map((one) => [each, one] as const))) {
    let crop: Crop = middleCrop(size, canvas);
    for (let each = 0; each < 2000; each++) {
      crop =
        random() < 0.5
          ? movedCrop(crop, (random() - 0.5) * 4000, (random() - 0.5) * 4000, size, canvas)
          : zoomedCrop(crop, (random() - 0.5) * 30, size, { x: random(), y: random() }, canvas);
      expect(isInside(crop, size)).toBe(true);
      expect(crop.height).toBe(heightFor(crop.width, canvas));
    }
  }
});

test("a step of the wheel zooms by 1.1, its delta counts in 200s (specification 1, section 9)", () => {
  expect([wheelSteps(-200), wheelSteps(100)]).toEqual([1, -0.5]);
  expect(zoomedCrop({ x: 300, y: 200, width: 550, height: 301 }, wheelSteps(-200), image)).toMatchObject({ width: 500, x: 325 });
  expect(zoomedCrop({ x: 300, y: 200, width: 500, height: 273 }, wheelSteps(200), image)).toMatchObject({ width: 550, x: 275 });
});

test("zooming keeps the point that it is about where it is", () => {
  expect(zoomedCrop({ x: 100, y: 100, width: 550, height: 301 }, 1, image, { x: 0, y: 0 })).toMatchObject({ x: 100, y: 100 });
  expect(zoomedCrop({ x: 100, y: 100, width: 550, height: 301 }, 1, image, { x: 1, y: 0 })).toMatchObject({ x: 150, y: 100 });
});

test("a square stays one, and is stored as one", () => {
  expect(middleCrop(image, CROP_SQUARE)).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  expect(fitted({ x: 900, y: 700, width: 500 }, image, CROP_SQUARE)).toEqual({ x: 700, y: 300, width: 500, height: 500 });
  expect([canvasOf({ width: 7, height: 7 }), canvasOf({ width: 688, height: 376 })]).toEqual([CROP_SQUARE, CROP_CANVAS]);
});

test("what was typed is brought inside", () => {
  expect(fitted({ x: 5000, y: -3, width: 99_999 }, image)).toEqual({ x: 0, y: 0, width: widestCrop(image), height: 656 });
});
