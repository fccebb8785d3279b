import { z } from "zod";

const pixels = (least: number) =>
  z.coerce.number("text_error_invalid").int("text_error_invalid").min(least, "crop_error_outside").max(1_000_000, "crop_error_outside");

/** The fields of the part of an image, in its pixels: its height follows from its width. */
export const cropShape = { x: pixels(0), y: pixels(0), width: pixels(1) };
